import type { Chat } from '@aureole/contract/chats'
import { letThemTalk, messageLimits } from '@aureole/contract/messages'
import { Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { api, ApiProblem } from '../../lib/api.ts'
import { useVars } from '../../lib/brand.ts'
import { session } from '../../lib/session.ts'
import { toast } from '../../lib/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { tokens } from './price.ts'
import { transcriptOf } from './transcript-store.ts'

const { talkMin, talkMax } = messageLimits
const choices = [talkMin, (talkMin + talkMax) / 2, talkMax]

/** In a group: a few turns among the angels. What it costs is said before. */
export function LetThemTalk({ chat, writing }: { chat: Chat; writing: boolean }) {
  const { replyTokens } = useVars().prices
  const [busy, setBusy] = useState(false)
  const wish = useRef<{ turns: number; key: string }>(undefined)

  async function talk(turns: number): Promise<void> {
    if (wish.current?.turns !== turns) wish.current = { turns, key: crypto.randomUUID() }
    setBusy(true)
    try {
      const { balance } = await api(letThemTalk, {
        params: { chatHash: chat.chatHash },
        body: { turns },
        idempotencyKey: wish.current.key,
      })
      wish.current = undefined
      session.patchUser({ tokens: balance })
      const store = transcriptOf(chat.chatHash)
      store.toNewest()
      store.heed()
    } catch (error) {
      const message = error instanceof ApiProblem ? error.message : 'Please try again.'
      if (error instanceof ApiProblem && !error.passing) wish.current = undefined
      toast({ id: 'talk', severity: 'error', title: 'They do not talk yet', message })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="sm"
          busy={busy}
          disabled={writing}
          icon={<Play aria-hidden="true" />}
          aria-label="Let them talk"
          title={writing ? 'When they have finished' : 'Let them talk among themselves'}
        >
          <span className="max-sm:hidden">Let them talk</span>
        </Button>
      }
      entries={choices.map((turns) => ({
        label: `${turns} turns for ${tokens(turns * replyTokens)}`,
        onSelect: () => void talk(turns),
      }))}
    />
  )
}
