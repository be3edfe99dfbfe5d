import type { Chat } from '@aureole/contract/chats'
import { describe, expect, it } from 'vitest'
import { withChat, withoutChat } from './chat-list.ts'

const chat = (chatHash: string, lastAt: number, more: Partial<Chat> = {}): Chat => ({
  chatHash,
  type: 'DIRECT',
  title: chatHash,
  avatars: [],
  lastLine: null,
  lastAt: new Date(lastAt * 1000).toISOString(),
  unread: 0,
  readSeq: 0,
  pinned: false,
  archived: false,
  muted: false,
  inCare: false,
  ...more,
})

const pagesOf = (lastPage: boolean, ...pages: Chat[][]) => ({
  pages: pages.map((items, index) => ({
    items,
    firstPage: index === 0,
    lastPage: lastPage && index === pages.length - 1,
  })),
  pageParams: pages.map((_, index) => index),
})

const order = (pages: ReturnType<typeof withChat>) =>
  pages?.pages.map((page) => page.items.map((c) => c.title))

describe('the list of chats', () => {
  it('moves a chat up when something is said in it, below those that are pinned', () => {
    const pages = pagesOf(true, [chat('pinned', 1, { pinned: true }), chat('b', 9)], [chat('c', 5)])
    expect(order(withChat(pages, chat('c', 10)))).toEqual([['pinned', 'c', 'b'], []])
  })

  it('moves a chat to the top when it is pinned, and back to its time when it is let go', () => {
    const pages = pagesOf(true, [chat('a', 9), chat('b', 8), chat('c', 7)])
    const pinned = withChat(pages, chat('c', 7, { pinned: true }))
    expect(order(pinned)).toEqual([['c', 'a', 'b']])
    expect(order(withChat(pinned, chat('c', 7)))).toEqual([['a', 'b', 'c']])
  })

  it('leaves a chat that belongs behind the last known one for the page that is still to come', () => {
    expect(order(withChat(pagesOf(false, [chat('a', 9), chat('b', 8)]), chat('z', 1)))).toEqual([['a', 'b']])
    expect(order(withChat(pagesOf(true, [chat('a', 9), chat('b', 8)]), chat('z', 1)))).toEqual([
      ['a', 'b', 'z'],
    ])
  })

  it('never shows one twice, and lets one go', () => {
    const pages = pagesOf(true, [chat('a', 9)], [chat('b', 8)])
    expect(order(withChat(pages, chat('b', 8, { unread: 2 })))).toEqual([['a'], ['b']])
    expect(order(withoutChat(pages, 'a'))).toEqual([[], ['b']])
  })
})
