import type { Chat } from '@aureole/contract/chats'
import type { Message } from '@aureole/contract/messages'
import { describe, expect, test } from 'vitest'
import { toAnnounce } from './announcements.tsx'
import { chatPath } from './chat.ts'
import { withChat } from './chat-list.ts'
import { mostTokens, priceOf } from './price.ts'
import { readUpTo } from './mark-read.ts'
import { daysOf, inTurn } from './runs.ts'
import { dayTitle, shortTime } from './times.ts'
import { firstAfter } from './use-unread-line.ts'

function message(seq: number, change: Partial<Message> = {}): Message {
  return {
    id: `m${seq}`,
    seq,
    author: 'AVATAR',
    kind: 'TEXT',
    avatarId: 'noor',
    text: 'words',
    status: 'DONE',
    createdAt: new Date(2026, 10, 15, 10, seq).toISOString(),
    ...change,
  }
}

describe('runs of messages', () => {
  const shape = (messages: Message[]) =>
    daysOf(messages).map(({ time, rows }) => [
      time === undefined ? 'before' : 'day',
      ...rows.map(({ first, last }) => `${first ? 'F' : '-'}${last ? 'L' : '-'}`),
    ])

  test('join what one speaker says in a row', () => {
    const mine = message(3, { author: 'PERSON', avatarId: undefined as never })
    expect(shape([message(1), message(2), mine, message(4)])).toEqual([['day', 'F-', '-L', 'FL', 'FL']])
  })

  test('are parted by another angel, by a pause and by midnight', () => {
    expect(shape([message(1), message(2, { avatarId: 'kofi' })])).toEqual([['day', 'FL', 'FL']])
    expect(shape([message(1), message(30)])).toEqual([['day', 'FL', 'FL']])
    const late = message(1, { createdAt: new Date(2026, 10, 14, 23, 59).toISOString() })
    const early = message(2, { createdAt: new Date(2026, 10, 15, 0, 1).toISOString() })
    expect(shape([late, early])).toEqual([
      ['day', 'FL'],
      ['day', 'FL'],
    ])
  })

  test('begin after the notice, which belongs to no day; a later notice belongs to its day', () => {
    const notice = (seq: number) => message(seq, { kind: 'NOTICE', author: 'SYSTEM' })
    expect(shape([notice(1), message(2), notice(3), message(4)])).toEqual([
      ['before', 'FL'],
      ['day', 'FL', 'FL', 'FL'],
    ])
  })

  test('keep the names of their days when earlier ones are put in front, also when days repeat', () => {
    const on = (seq: number, day: number) =>
      message(seq, { createdAt: new Date(2026, 10, day, 12).toISOString() })
    const later = daysOf([on(3, 14), on(4, 15)]).map(({ key }) => key)
    const all = daysOf([on(1, 15), on(2, 13), on(3, 14), on(4, 15)]).map(({ key }) => key)
    expect(all.slice(-2)).toEqual(later)
    expect(new Set(all).size).toBe(4)
  })
})

test('an angel that waits for its turn is not shown yet', () => {
  const waiting = (seq: number) => message(seq, { status: 'PENDING', text: '' })
  const streaming = message(2, { status: 'STREAMING' })
  expect(inTurn([message(1), streaming, waiting(3), waiting(4)]).map(({ seq }) => seq)).toEqual([1, 2])
  expect(inTurn([message(1), waiting(2), waiting(3)]).map(({ seq }) => seq)).toEqual([1, 2])
})

describe('times', () => {
  const now = new Date(2026, 10, 15, 12, 0)
  const at = (...when: [number, number, number, number?, number?]) => new Date(...when)

  test('in the list are as short as they can be', () => {
    const short = (time: Date) => shortTime(time, now, 'en-GB')
    expect(short(new Date(now.getTime() - 30_000))).toBe('now')
    expect(short(at(2026, 10, 15, 8, 5))).toMatch(/^0?8:05$/)
    expect(short(at(2026, 10, 13, 8))).toBe('Fri')
    expect(short(at(2026, 10, 2, 8))).toBe('2 Nov')
    expect(short(at(2025, 10, 2, 8))).toBe('2 Nov 2025')
  })

  test('between days say which day it is', () => {
    expect(dayTitle(at(2026, 10, 15, 0, 1), now, 'en-GB')).toBe('Today')
    expect(dayTitle(at(2026, 10, 14, 23, 59), now, 'en-GB')).toBe('Yesterday')
    expect(dayTitle(at(2026, 10, 7), now, 'en-GB')).toMatch(/^Saturday,? 7 November$/)
  })
})

describe('the list of chats', () => {
  const chat = (chatHash: string, lastAt: string, unread = 0): Chat => ({
    chatHash,
    type: 'DIRECT',
    title: chatHash,
    avatars: [],
    lastLine: null,
    lastAt,
    unread,
    readSeq: 0,
    pinned: false,
    archived: false,
    muted: false,
    inCare: false,
  })
  const pages = (...items: Chat[][]) => ({
    pageParams: items.map((_, index) => index),
    pages: items.map((page, index) => ({ items: page, firstPage: index === 0, lastPage: true })),
  })
  const order = (list: ReturnType<typeof pages> | undefined) =>
    list?.pages.map((page) => page.items.map(({ chatHash, unread }) => `${chatHash}${unread}`))

  test('moves a chat to the top when something was said, whichever page it was on', () => {
    const list = pages([chat('a', '5'), chat('b', '4')], [chat('c', '3')])
    expect(order(withChat(list, chat('c', '6', 1)))).toEqual([['c1', 'a0', 'b0'], []])
    expect(order(withChat(list, chat('new', '6')))).toEqual([['new0', 'a0', 'b0'], ['c0']])
  })

  test('leaves it in its place when it was only read', () => {
    const list = pages([chat('a', '5'), chat('b', '4', 2)])
    expect(order(withChat(list, chat('b', '4', 0)))).toEqual([['a0', 'b0']])
  })
})

test('only what is complete and was in view counts as read', () => {
  expect(readUpTo([], 9)).toBe(0)
  expect(readUpTo([message(1), message(2)], 9)).toBe(2)
  expect(readUpTo([message(1), message(2), message(7)], 4)).toBe(2)
  expect(readUpTo([message(1), message(2, { status: 'STREAMING' }), message(3)], 9)).toBe(1)
})

test('the line for what is new stands over the first word of somebody else', () => {
  const mine = message(3, { author: 'PERSON' })
  expect(firstAfter([message(1), message(2), mine, message(4)], 2)).toBe('m4')
  expect(firstAfter([message(1)], 1)).toBeUndefined()
  expect(firstAfter([message(1)], undefined)).toBeUndefined()
})

describe('what is read out', () => {
  const nameOf = () => 'Noor'

  test('is each message once, when it is whole, and nothing that was there before', () => {
    const first = toAnnounce(undefined, [message(1)], nameOf)
    expect(first.lines).toEqual([])
    const begins = toAnnounce(first.heard, [message(1), message(2, { status: 'PENDING', text: '' })], nameOf)
    expect(begins.lines).toEqual(['Noor is writing'])
    const grows = toAnnounce(
      begins.heard,
      [message(1), message(2, { status: 'STREAMING', text: 'a' })],
      nameOf,
    )
    expect(grows.lines).toEqual([])
    const whole = toAnnounce(grows.heard, [message(1), message(2, { text: 'a **b**' })], nameOf)
    expect(whole.lines).toEqual(['Noor: a b'])
    expect(toAnnounce(whole.heard, [message(1), message(2, { text: 'a **b**' })], nameOf).lines).toEqual([])
  })

  test('is not what one scrolls up to', () => {
    const first = toAnnounce(undefined, [message(5)], nameOf)
    expect(toAnnounce(first.heard, [message(3), message(5)], nameOf).lines).toEqual([])
  })
})

test('the price stands for what a message may cost', () => {
  const three = ['Anouk', 'Tomáš', 'Zola'].map((name) => ({ name, present: true })) as Chat['avatars']
  expect(priceOf({ type: 'DIRECT', avatars: three.slice(0, 1) }, 1)).toBe('1 token')
  expect(priceOf({ type: 'DIRECT', avatars: three.slice(0, 1) }, 2)).toBe('2 tokens')
  expect(priceOf({ type: 'GROUP', avatars: three }, 1)).toBe('Up to 2 tokens')
  expect(priceOf({ type: 'GROUP', avatars: three }, 1, 'And you, @tomas?')).toBe('1 token')
  expect(priceOf({ type: 'GROUP', avatars: three }, 2, '@Zola @Anouk')).toBe('4 tokens')
  expect(mostTokens({ type: 'GROUP', avatars: three }, 2, '@Zola @Anouk')).toBe(4)
  expect(mostTokens({ type: 'DIRECT', avatars: three.slice(0, 1) }, 1, '@Zola @Anouk')).toBe(1)
})

test('what premium pays for is free', () => {
  expect(priceOf({ type: 'DIRECT', avatars: [] }, 0)).toBe('Free')
  expect(mostTokens({ type: 'DIRECT', avatars: [] }, 0, '')).toBe(0)
})

test('a chat has the address of its type', () => {
  expect(chatPath({ type: 'GROUP', chatHash: 'h' })).toBe('/chat/group/h')
  expect(chatPath({ type: 'DIRECT', chatHash: 'h' })).toBe('/chat/h')
})
