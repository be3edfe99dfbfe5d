import type { Chat } from '@aureole/contract/chats'
import { Coins } from 'lucide-react'
import { useUser } from '../../lib/session.ts'
import { GetTokens } from './get-tokens.tsx'
import { tokens } from './price.ts'
import type { ReplyPrice } from './use-reply-price.ts'

/** Before the day's free replies run out there is time to know it. */
const nearLimit = 30

function clock(time: string): string {
  return new Date(time).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })
}

/** Above the field, only when it matters: few free replies are left, or too few tokens. */
export function ComposerNote({ chat, price, needed }: { chat: Chat; price: ReplyPrice; needed: number }) {
  const balance = useUser()?.tokens
  const { freeLeft, resetsAt } = price
  const short = balance !== undefined && balance < needed
  const usedUp =
    freeLeft === 0 && resetsAt !== undefined
      ? `Today’s free replies are used. They start again at ${clock(resetsAt)}. `
      : ''
  if (short) {
    return (
      <p className="flex flex-wrap items-center justify-center gap-x-2 gap-y-0.5 pb-2 text-center text-13 text-ink-2">
        <Coins aria-hidden="true" size={16} strokeWidth={1.5} className="flex-none text-primary-ink" />
        <span>
          {usedUp}
          {balance === 0
            ? 'You have no tokens left.'
            : `You have ${tokens(balance)}, and this may need ${needed}.`}
        </span>
        <GetTokens chat={chat} />
      </p>
    )
  }
  if (usedUp !== '') return <p className="pb-2 text-center text-13 text-ink-3">{usedUp.trim()}</p>
  if (freeLeft === undefined || freeLeft > nearLimit) return null
  return (
    <p className="pb-2 text-center text-13 text-ink-3">
      {freeLeft === 1 ? 'One free reply is' : `${freeLeft} free replies are`} left today.
    </p>
  )
}
