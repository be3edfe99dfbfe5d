import type { Message } from '@aureole/contract/chats'
import { sameDay } from './times.ts'

export interface Placed {
  readonly message: Message
  /** First and last of what one speaker says in a row. */
  readonly first: boolean
  readonly last: boolean
  /** A new day begins with it. */
  readonly newDay: boolean
}

const pauseMs = 10 * 60_000

function continues(before: Message | undefined, message: Message): boolean {
  if (before === undefined) return false
  return (
    before.kind === 'TEXT' &&
    message.kind === 'TEXT' &&
    before.author === message.author &&
    before.avatarId === message.avatarId &&
    Date.parse(message.createdAt) - Date.parse(before.createdAt) < pauseMs &&
    sameDay(before.createdAt, message.createdAt)
  )
}

/** Where each message stands among its neighbours. The notice at the top comes before the first day. */
export function placed(messages: readonly Message[]): Placed[] {
  let day: string | undefined
  return messages.map((message, index) => {
    const next = messages[index + 1]
    const newDay = message.kind === 'TEXT' && (day === undefined || !sameDay(day, message.createdAt))
    if (message.kind === 'TEXT') day = message.createdAt
    return {
      message,
      first: !continues(messages[index - 1], message),
      last: next === undefined || !continues(message, next),
      newDay,
    }
  })
}
