import { expect, it } from 'vitest'
import { UnreadCount } from './unread.ts'

const chat = (chatHash: string, unread: number, archived = false) => ({ chatHash, unread, archived })

it('counts chats, not messages, and none that were put away', async () => {
  const count = new UnreadCount()
  await count.count(async () => [chat('a', 3), chat('b', 1), chat('c', 0), chat('d', 2, true)])
  expect(count.size).toBe(2)
  count.changed(chat('a', 0))
  count.changed(chat('c', 7))
  count.removed('b')
  expect(count.size).toBe(1)
})

it('does not let a slow count undo what happened meanwhile', async () => {
  const count = new UnreadCount()
  const answer = Promise.withResolvers<ReturnType<typeof chat>[]>()
  const counting = count.count(() => answer.promise)
  count.changed(chat('read since', 0))
  count.changed(chat('new since', 1))
  count.removed('gone since')
  answer.resolve([chat('read since', 2), chat('gone since', 1), chat('as before', 1)])
  expect(await counting).toBe(true)
  expect(count.size).toBe(2)
})

it('takes the answer of the last count only, and none after a log-out', async () => {
  const count = new UnreadCount()
  const slow = Promise.withResolvers<ReturnType<typeof chat>[]>()
  const first = count.count(() => slow.promise)
  await count.count(async () => [chat('a', 1)])
  slow.resolve([])
  expect(await first).toBe(false)
  expect(count.size).toBe(1)

  const late = Promise.withResolvers<ReturnType<typeof chat>[]>()
  const last = count.count(() => late.promise)
  count.forget()
  late.resolve([chat('of somebody else', 1)])
  expect(await last).toBe(false)
  expect(count.size).toBe(0)
})
