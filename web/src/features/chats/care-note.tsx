import type { Chat } from '@aureole/contract/chats'
import { UserRound } from 'lucide-react'
import { presentIn } from './price.ts'

/** Above the field while customer care is there: nobody takes a human for an angel, or the other way round. */
export function CareNote({ chat }: { chat: Chat }) {
  const [angel, ...others] = presentIn(chat)
  const rest = angel === undefined || others.length > 0 ? 'Your angels rest' : `${angel.name} rests`
  return (
    <p role="status" className="flex items-start justify-center gap-2 px-2 pb-2 text-13 text-ink-2">
      <UserRound
        aria-hidden="true"
        size={16}
        strokeWidth={1.5}
        className="mt-0.5 flex-none text-primary-ink"
      />
      <span>
        <b className="font-semibold text-ink-1">Customer care is in this chat</b>, a person and not an AI.{' '}
        {rest} until they are done, and what you write is free.
      </span>
    </p>
  )
}
