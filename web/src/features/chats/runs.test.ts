import type { Chat, Message } from '@aureole/contract/chats'
import { describe, expect, test } from 'vitest'
import { angelColour, chatPath } from './chat.ts'
import { withChat } from './chat-list.ts'
import { priceOf } from './conversation.tsx'
import { readUpTo } from './mark-read.ts'
import { placed } from './runs.ts'
import { dayTitle, shortTime } from './times.ts'

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
    placed(messages).map(
      ({ first, last, newDay }) => `${first ? 'F' : '-'}${last ? 'L' : '-'}${newDay ? 'D' : ''}`,
    )

  test('join what one speaker says in a row', () => {
    const mine = message(3, { author: 'PERSON', avatarId: undefined as never })
    expect(shape([message(1), message(2), mine, message(4)])).toEqual(['F-D', '-L', 'FL', 'FL'])
  })

  test('are parted by another angel, by a pause and by midnight', () => {
    expect(shape([message(1), message(2, { avatarId: 'kofi' })])).toEqual(['FLD', 'FL'])
    expect(shape([message(1), message(30)])).toEqual(['FLD', 'FL'])
    const late = message(1, { createdAt: new Date(2026, 10, 14, 23, 59).toISOString() })
    const early = message(2, { createdAt: new Date(2026, 10, 15, 0, 1).toISOString() })
    expect(shape([late, early])).toEqual(['FLD', 'FLD'])
  })

  test('begin after the notice, which belongs to no day', () => {
    const notice = message(1, { kind: 'NOTICE', author: 'SYSTEM' })
    expect(shape([notice, message(2)])).toEqual(['FL', 'FLD'])
  })
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

test('only what is complete counts as read', () => {
  expect(readUpTo([])).toBe(0)
  expect(readUpTo([message(1), message(2)])).toBe(2)
  expect(readUpTo([message(1), message(2, { status: 'STREAMING' }), message(3)])).toBe(1)
})

test('the price stands for what a message may cost', () => {
  const three = [{}, {}, {}] as Chat['avatars']
  expect(priceOf({ type: 'DIRECT', avatars: three.slice(0, 1) }, 1)).toBe('1 token')
  expect(priceOf({ type: 'DIRECT', avatars: three.slice(0, 1) }, 2)).toBe('2 tokens')
  expect(priceOf({ type: 'GROUP', avatars: three }, 1)).toBe('1 to 3 tokens')
})

test('a chat has the address of its type, an angel the colour of its place', () => {
  expect(chatPath({ type: 'GROUP', chatHash: 'h' })).toBe('/chat/group/h')
  expect(chatPath({ type: 'DIRECT', chatHash: 'h' })).toBe('/chat/h')
  expect([0, 4, 5, -1].map(angelColour)).toEqual([1, 5, 1, 5])
})
