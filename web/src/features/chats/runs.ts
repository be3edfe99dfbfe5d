import type { Message } from '@aureole/contract/messages'
import { dayKey, sameDay } from './times.ts'

export interface Placed {
  readonly message: Message
  /** First and last of what one speaker says in a row. */
  readonly first: boolean
  readonly last: boolean
}

/** What was said on one day, or what stands before the first day. */
export interface Day {
  readonly key: string
  readonly time: string | undefined
  readonly rows: readonly Placed[]
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

/** A reply that waits for its turn is not shown yet: one angel writes after another. */
export function inTurn(messages: readonly Message[]): readonly Message[] {
  let writing = false
  return messages.filter((message) => {
    const waits = message.status === 'PENDING' && message.text === '' && writing
    writing ||= message.status === 'PENDING' || message.status === 'STREAMING'
    return !waits
  })
}

/** Where each message stands among its neighbours, day by day. The notice at the top comes before the first day. */
export function daysOf(messages: readonly Message[]): Day[] {
  const days: { time: string | undefined; rows: Placed[] }[] = []
  messages.forEach((message, index) => {
    const next = messages[index + 1]
    const day = days.at(-1)
    const row = {
      message,
      first: !continues(messages[index - 1], message),
      last: next === undefined || !continues(message, next),
    }
    const begins =
      message.kind === 'TEXT' && (day?.time === undefined || !sameDay(day.time, message.createdAt))
    if (day === undefined || begins)
      days.push({ time: message.kind === 'TEXT' ? message.createdAt : undefined, rows: [row] })
    else day.rows.push(row)
  })
  return named(days)
}

/** Counted from the end, so that a day keeps its name while earlier ones are put in front of it. */
function named(days: readonly { time: string | undefined; rows: Placed[] }[]): Day[] {
  const times = new Map<string, number>()
  return days
    .toReversed()
    .map((day) => {
      const name = day.time === undefined ? 'before' : dayKey(day.time)
      const count = (times.get(name) ?? 0) + 1
      times.set(name, count)
      return { ...day, key: `${name} ${count}` }
    })
    .toReversed()
}
