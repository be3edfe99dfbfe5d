import type { Message, MessageHistory } from '@aureole/contract/messages'
import type { TranscriptEvent } from '../transcript.ts'

export const chatHash = 'x'.repeat(22)
export const idOf = (seq: number) => `00000000-0000-7000-8000-${String(seq).padStart(12, '0')}`

export function message(seq: number, change: Partial<Message> = {}): Message {
  return {
    id: idOf(seq),
    seq,
    author: 'AVATAR',
    kind: 'TEXT',
    text: '',
    status: 'DONE',
    createdAt: '2026-11-15T10:00:00.000Z',
    ...change,
  }
}

export function delta(seq: number, number: number, offset: number, text: string): TranscriptEvent {
  return { name: 'reply.delta', data: { chatHash, messageId: idOf(seq), seq: number, offset, text } }
}

type Stored = Message & { versionOf: number; leftWith: number | undefined; removed: boolean }

function pick(stored: Stored): Message & { versionOf: number } {
  const copy: Partial<Stored> = { ...stored }
  delete copy.leftWith
  delete copy.removed
  return copy as Message & { versionOf: number }
}

/** What the server promises about a conversation, in memory: each verb changes it and tells what a device hears. */
export function pretendServer() {
  let top = 0
  const all: Stored[] = []
  const heard: TranscriptEvent[] = []

  const way = () => all.filter((one) => one.leftWith === undefined && !one.removed)
  const last = () => way().at(-1)
  const unfinished = (one: Message) => one.status === 'PENDING' || one.status === 'STREAMING'

  function shown(stored: Stored): Message {
    const { versionOf, ...rest } = pick(stored)
    const versions = all.filter((one) => one.versionOf === versionOf)
    const current = versions.findIndex((one) => one.id === rest.id) + 1
    return versions.length < 2 ? rest : { ...rest, versions: { current, count: versions.length } }
  }

  function add(change: Partial<Message>, versionOf?: number): Stored {
    top += 1
    const one = { ...message(top, change), versionOf: versionOf ?? top, leftWith: undefined, removed: false }
    all.push(one)
    return one
  }

  function tellCreated(one: Stored): void {
    heard.push({ name: 'message.created', data: { message: shown(one) } })
  }

  function leave(from: Stored): void {
    for (const one of way()) if (one.seq >= from.seq) one.leftWith = from.seq
  }

  function tellBranch(from: Stored, most: number): void {
    const there = way().filter(
      (one) => one.seq >= Math.min(from.seq, ...siblings(from).map(({ seq }) => seq)),
    )
    heard.push({
      name: 'chat.branched',
      data: { from: from.seq, messages: there.slice(-most).map(shown), hasMore: there.length > most },
    })
  }

  const siblings = (one: Stored) => all.filter((other) => other.versionOf === one.versionOf)
  const settled = () => way().every((one) => !unfinished(one))

  return {
    heard,
    way: () => way().map(shown),
    page(query: { before?: number; after?: number; around?: number; limit: number }): MessageHistory {
      const there = way().map(shown)
      const { before = Infinity, after, around, limit } = query
      if (after !== undefined) {
        const later = there.filter(({ seq }) => seq > after)
        return { items: later.slice(0, limit), hasMore: false, hasNewer: later.length > limit }
      }
      const place = around === undefined ? undefined : there.filter(({ seq }) => seq < around).length
      const end =
        place === undefined ? there.filter(({ seq }) => seq < before).length : place + Math.ceil(limit / 2)
      const start = Math.max(0, end - limit)
      return {
        items: there.slice(start, end),
        hasMore: start > 0,
        hasNewer: around !== undefined && end < there.length,
      }
    },
    say(text: string): void {
      tellCreated(add({ author: 'PERSON', text }))
      tellCreated(add({ status: 'PENDING', nextDelta: 0 }))
    },
    word(text: string): void {
      const reply = way().find(unfinished)
      if (reply === undefined) return
      const number = reply.nextDelta ?? 0
      heard.push(delta(reply.seq, number, reply.text.length, text))
      Object.assign(reply, { status: 'STREAMING', text: reply.text + text, nextDelta: number + 1 })
    },
    end(name: 'reply.done' | 'reply.failed'): void {
      const reply = way().find(unfinished)
      if (reply === undefined) return
      reply.status = name === 'reply.done' ? 'DONE' : 'FAILED'
      delete reply.nextDelta
      heard.push({ name, data: { message: shown(reply) } })
    },
    startOver(): void {
      const reply = way().find(unfinished)
      if (reply === undefined) return
      Object.assign(reply, { status: 'PENDING', text: '', nextDelta: 0 })
      heard.push({ name: 'message.changed', data: { message: shown(reply) } })
    },
    goOn(): void {
      const reply = last()
      if (reply === undefined || reply.author !== 'AVATAR' || !settled()) return
      Object.assign(reply, { status: 'PENDING', nextDelta: 0 })
      heard.push({ name: 'message.changed', data: { message: shown(reply) } })
    },
    regenerate(which: number, most: number): void {
      const replies = way().filter((one) => one.author === 'AVATAR')
      const reply = replies[which % Math.max(1, replies.length)]
      if (reply === undefined || !settled()) return
      leave(reply)
      add({ status: 'PENDING', nextDelta: 0 }, reply.versionOf)
      tellBranch(reply, most)
    },
    edit(which: number, text: string, most: number): void {
      const mine = way().filter((one) => one.author === 'PERSON')
      const one = mine[which % Math.max(1, mine.length)]
      if (one === undefined || !settled()) return
      leave(one)
      add({ author: 'PERSON', text }, one.versionOf)
      add({ status: 'PENDING', nextDelta: 0 })
      tellBranch(one, most)
    },
    choose(which: number, version: number, most: number): void {
      const many = way().filter((one) => siblings(one).length > 1)
      const one = many[which % Math.max(1, many.length)]
      if (one === undefined || !settled()) return
      const those = siblings(one)
      const other = those[version % those.length]
      if (other === undefined || other === one) return
      leave(one)
      for (const back of all) if (back.leftWith === other.seq) back.leftWith = undefined
      tellBranch(one, most)
    },
    remove(which: number): void {
      const there = way().filter((one) => !unfinished(one) && siblings(one).length === 1)
      const one = there[which % Math.max(1, there.length)]
      if (one === undefined) return
      one.removed = true
      heard.push({ name: 'message.removed', data: { messageId: one.id } })
    },
    feel(which: number): void {
      const there = way().filter((one) => !unfinished(one))
      const one = there[which % Math.max(1, there.length)]
      if (one === undefined) return
      one.feedback = one.feedback === 'UP' ? 'DOWN' : 'UP'
      heard.push({ name: 'message.changed', data: { message: shown(one) } })
    },
  }
}
