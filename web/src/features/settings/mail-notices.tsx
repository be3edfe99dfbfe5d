import type { UserDetails } from '@aureole/contract/accounts'
import { Mail, ShieldCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { useVars } from '../../lib/brand.ts'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import { toast } from '../../lib/toasts.ts'
import { Switch } from '../../ui/field.tsx'
import { Row } from '../../ui/rows.tsx'
import { Group } from './group.tsx'
import { changeSelf } from './use-details.ts'

export function MailNotices({ details }: { details: UserDetails }) {
  const { brand } = useVars()
  const { mailNotices } = details
  const turns = useRef(Promise.resolve())
  /** Until it is saved: an answer that was on its way when it was chosen does not move the switch back. */
  const [chosen, setChosen] = useState<boolean>()

  /** Moves at once and tells the server in order, so that the last press is the one that counts. */
  function choose(news: boolean) {
    setChosen(news)
    const turn = turns.current.then(async () => {
      try {
        await changeSelf(details.id, { mailNotices: { news } })
      } catch (error) {
        toast({ severity: 'error', title: 'That was not saved', message: sentenceFor(error) })
      }
      if (turns.current === turn) setChosen(undefined)
    })
    turns.current = turn
  }

  return (
    <Group title="Mail">
      <Row
        icon={<Mail aria-hidden />}
        title="News by mail"
        text={`Now and then: new angels, and what ${brand.name} has learned to do`}
        end={
          <Switch
            aria-label="News by mail"
            checked={chosen ?? mailNotices.news}
            onChange={(event) => choose(event.target.checked)}
          />
        }
      />
      <Row
        icon={<ShieldCheck aria-hidden />}
        title="About your account’s safety"
        text="A new password, a new address, a log-in that looks wrong. We always send these."
        end={<span className="text-13">Always</span>}
      />
    </Group>
  )
}
