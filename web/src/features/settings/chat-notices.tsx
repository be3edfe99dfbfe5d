import { BellRing, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { useNoticeWishes, wishNotification, wishSound } from '../../lib/notices.ts'
import { Row } from '../../ui/rows.tsx'
import { Switch } from '../../ui/field.tsx'
import { Group } from './group.tsx'

const refusals = {
  refused:
    'Your browser has been told not to show notifications of this page. Its own settings can change that.',
  unknown: 'This browser does not know notifications.',
}

/** How this browser calls when an angel has answered and nobody is looking. */
export function ChatNotices() {
  const { sound, notification } = useNoticeWishes()
  const [refusal, setRefusal] = useState<keyof typeof refusals>()

  async function choose(wanted: boolean): Promise<void> {
    const answer = await wishNotification(wanted)
    setRefusal(answer === 'refused' || answer === 'unknown' ? answer : undefined)
  }

  return (
    <Group title="When an angel has answered">
      <Row
        icon={<Volume2 aria-hidden />}
        title="A sound"
        text="Two soft tones while this page is hidden"
        end={
          <Switch
            aria-label="A sound"
            checked={sound}
            onChange={(event) => wishSound(event.target.checked)}
          />
        }
      />
      <Row
        icon={<BellRing aria-hidden />}
        title="A notification"
        text={refusal === undefined ? 'The name and the first words, on this device' : refusals[refusal]}
        end={
          <Switch
            aria-label="A notification"
            checked={notification}
            onChange={(event) => void choose(event.target.checked)}
          />
        }
      />
    </Group>
  )
}
