import type { Message } from '@aureole/contract/messages'
import { describe, expect, test } from 'vitest'
import type { KeyValueStore } from '../../lib/storage.ts'
import {
  canBePaidNow,
  dropOutgoing,
  keepOutgoing,
  restoreOutbox,
  unconfirmed,
  type Outgoing,
} from './outbox.ts'

function said(seq: number, text: string, author: Message['author'] = 'PERSON'): Message {
  return { id: `m${seq}`, seq, author, kind: 'TEXT', text, status: 'DONE', createdAt: '2026-11-15T10:00:00Z' }
}

function outgoing(
  key: string,
  text: string,
  afterSeq: number,
  state: Outgoing['state'] = 'sending',
): Outgoing {
  return { key, text, at: '2026-11-15T10:00:00Z', afterSeq, state }
}

function memory(): KeyValueStore & { content: Map<string, string> } {
  const content = new Map<string, string>()
  return {
    content,
    get: (key) => content.get(key),
    set: (key, value) => void content.set(key, value),
    remove: (key) => void content.delete(key),
  }
}

describe('a message on its way', () => {
  test('is not shown twice when the news of it overtakes the answer', () => {
    expect(unconfirmed([outgoing('a', 'Hello', 4)], [said(5, 'Hello')])).toEqual([])
  })

  test('is shown beside an older one with the same words, and beside what others say', () => {
    const one = outgoing('a', 'Hello', 4)
    expect(unconfirmed([one], [said(3, 'Hello'), said(5, 'Hello', 'AVATAR')])).toEqual([one])
  })

  test('said twice is confirmed one at a time', () => {
    const both = [outgoing('a', 'Yes', 4), outgoing('b', 'Yes', 4)]
    expect(unconfirmed(both, [said(5, 'Yes')]).map(({ key }) => key)).toEqual(['b'])
    expect(unconfirmed(both, [said(5, 'Yes'), said(7, 'Yes')])).toEqual([])
  })
})

describe('what was not sent', () => {
  test('survives a reload with its key, so that Retry does not send it twice', () => {
    const store = memory()
    keepOutgoing('chat', outgoing('a', 'Hello', 4), store)
    expect(restoreOutbox('chat', store)).toMatchObject([
      { key: 'a', text: 'Hello', state: 'failed', problem: { again: true } },
    ])
    expect(restoreOutbox('another', store)).toEqual([])
  })

  test('leaves nothing behind once it is sent', () => {
    const store = memory()
    keepOutgoing('chat', outgoing('a', 'Hello', 4), store)
    dropOutgoing('chat', 'a', store)
    expect(store.content.size).toBe(0)
  })

  test('in one tab is not lost by what another tab sends', () => {
    const store = memory()
    keepOutgoing('chat', outgoing('a', 'Hello', 4), store)
    keepOutgoing('chat', outgoing('b', 'Good evening', 4), store)
    keepOutgoing('chat', { ...outgoing('b', 'Good evening', 4), state: 'failed' }, store)
    dropOutgoing('chat', 'b', store)
    expect(restoreOutbox('chat', store).map(({ key }) => key)).toEqual(['a'])
  })

  test.each(['{', '7', '[1,null,{"key":3}]', '{"a":1}'])('is nothing where the store holds %s', (raw) => {
    const store = memory()
    store.set('outbox-chat', raw)
    expect(restoreOutbox('chat', store)).toEqual([])
  })
})

test('a message that found the wallet too empty can be sent once more has come, and not by wishing', () => {
  const problem = { detail: 'x', code: 'not-enough-tokens', again: true, balance: 1 }
  const short: Outgoing = { ...outgoing('a', 'Hello', 4, 'failed'), problem }
  expect(canBePaidNow(short, 1, 1)).toBe(false)
  expect(canBePaidNow(short, 2, 3)).toBe(false)
  expect(canBePaidNow(short, 3, 3)).toBe(true)
  expect(canBePaidNow(short, undefined, 1)).toBe(false)
  expect(canBePaidNow({ ...short, problem: { ...problem, code: 'no-connection' } }, 9, 1)).toBe(false)
})
