import type { MessageRow } from './store-messages.ts'
import { storeCheckpoints } from './store-replies.ts'
import type { ChatsParts } from './parts.ts'
import { cleanText } from './policy.ts'
import { isUnfinished, type BareChat } from './present.ts'

/** A reply that this process is writing. `text` is what has been published, behind what was there; `unsent` is what came since. */
export interface RunningReply {
  readonly chat: BareChat
  readonly row: MessageRow
  readonly abort: AbortController
  /** Where its words are told. */
  readonly topic: string
  /** What was there already, of a reply that goes on. */
  readonly base: string
  text: string
  unsent: string
  /** Gives out what is still held back, when no more comes. */
  rest: () => string
  nextDelta: number
  /** When the mind last said something, when words last went out, and when the lease was last renewed. */
  heardAt: number
  sentAt: number
  renewedAt: number
  stored: number
  /** Nothing more is published: it ends, or it is not ours any more. */
  over: boolean
}

export interface ReplyWriter {
  start(chat: BareChat, row: MessageRow): RunningReply
  append(reply: RunningReply, text: string): void
  /**
   * Publishes what has been gathered and lets the reply go; what it amounts to is the caller's to store. False when it is
   * not ours to end any more.
   */
  close(reply: RunningReply): boolean
  /** The row as it is now: what this process has in memory is newer than what the database has. */
  latest(row: MessageRow): MessageRow
  /** Remembers how a reply ended, for readers whose query was under way meanwhile. */
  remember(row: MessageRow): void
  /** Its end is not ours to tell. */
  forget(reply: RunningReply): void
  running(id: string): RunningReply | undefined
  /** It was ended by somebody else: not one word more from us. */
  drop(id: string): void
  stop(): void
}

export interface WriterEvents {
  /** The person asked another process to stop this reply. */
  stopAsked(reply: RunningReply): void
  /** The mind has been silent for too long. */
  silent(reply: RunningReply): void
}

const rememberedFor = 10_000
/** Made once: the stack of an error costs more than all else at the end of a reply. */
const notWanted = new Error('nobody waits for the reply any more')
/** Who brings words in the same time in which they are gathered here does not wait for that twice, though it may come a little early. */
const enough = 0.8

/** One flush tick and one checkpoint tick for all replies, which only run while there is something to do. */
export function createReplyWriter(parts: ChatsParts, events: WriterEvents): ReplyWriter {
  const { bus, database, log, owner, timing } = parts
  const replies = new Map<string, RunningReply>()
  const ended = new Map<string, { row: MessageRow; at: number }>()
  let flushing: NodeJS.Timeout | undefined
  let checkpointing: NodeJS.Timeout | undefined

  function publish(reply: RunningReply, last: boolean): void {
    if (!isHeld(reply)) return
    const text = takeWhole(reply, last)
    if (text === '') return
    bus.publish(reply.topic, 'reply.delta', {
      chatHash: reply.chat.hash,
      messageId: reply.row.id,
      seq: reply.nextDelta++,
      offset: reply.text.length,
      text,
    })
    reply.text += text
    reply.sentAt = performance.now()
  }

  /** The more speak at once, the longer words are gathered: each writing has its price, and a reader hardly sees the difference. */
  function flushAfter(): number {
    return Math.min(Math.max(timing.flush, replies.size), 2 * timing.flush)
  }

  function flush(): void {
    flushing = undefined
    for (const reply of replies.values()) if (reply.unsent !== '') publish(reply, false)
  }

  /** Asked before each word goes out too, since a renewal may hang for longer than the lease lasts. */
  function isHeld(reply: RunningReply): boolean {
    if (performance.now() - reply.renewedAt <= timing.lease) return true
    lose(reply)
    return false
  }

  async function checkpoint(): Promise<void> {
    const now = performance.now()
    for (const reply of replies.values()) {
      if (!reply.over && isHeld(reply) && now - reply.heardAt > timing.silence) events.silent(reply)
    }
    const due = [...replies.values()].filter(
      (reply) => !reply.over && (reply.stored < reply.nextDelta || now - reply.renewedAt >= timing.renew),
    )
    if (due.length === 0) return
    const states = due.map((reply) => ({
      chatId: reply.chat.id,
      id: reply.row.id,
      text: reply.text,
      nextDelta: reply.nextDelta,
    }))
    const kept = new Map(
      (await storeCheckpoints(database, owner, timing.lease, states)).map((k) => [k.id, k]),
    )
    due.forEach((reply, i) => {
      const row = kept.get(reply.row.id)
      if (reply.over) return
      if (row === undefined) return lose(reply)
      reply.renewedAt = now
      reply.stored = states[i]?.nextDelta ?? 0
      if (row.stop_asked) events.stopAsked(reply)
    })
  }

  /** Another process writes it now, or nobody knows: not one word more from us. */
  function lose(reply: RunningReply): void {
    log.warn({ messageId: reply.row.id }, 'lost the lease on a reply')
    reply.over = true
    replies.delete(reply.row.id)
    reply.abort.abort(notWanted)
  }

  function keepCheckpointing(): void {
    if (checkpointing !== undefined || replies.size === 0) return
    checkpointing = setTimeout(() => {
      void checkpoint()
        .catch((error: unknown) => log.error({ err: error }, 'replies could not be stored on the way'))
        .finally(() => {
          checkpointing = undefined
          forgetEnded()
          keepCheckpointing()
        })
    }, timing.checkpoint)
  }

  function forgetEnded(): void {
    const before = performance.now() - rememberedFor
    for (const [id, { at }] of ended) {
      if (at > before) break
      ended.delete(id)
    }
  }

  return {
    start(chat, row) {
      const now = performance.now()
      const abort = new AbortController()
      const reply = {
        chat,
        row,
        abort,
        topic: `user:${chat.userId}`,
        base: row.text,
        text: row.text,
        unsent: '',
        rest: () => '',
        nextDelta: 0,
        heardAt: now,
        sentAt: now,
        renewedAt: now,
        stored: 0,
        over: false,
      }
      // Our own lease may have run out while this process stood still, and been taken over by itself.
      const former = replies.get(row.id)
      if (former !== undefined) lose(former)
      ended.delete(row.id)
      replies.set(row.id, reply)
      keepCheckpointing()
      return reply
    },
    append(reply, text) {
      if (reply.over) return
      reply.heardAt = performance.now()
      reply.unsent += text
      // The first words go at once: that is what a person waits for. So do those that come late, or were gathered on their way.
      if (reply.nextDelta === 0 || reply.heardAt - reply.sentAt >= flushAfter() * enough)
        publish(reply, false)
      else flushing ??= setTimeout(flush, flushAfter())
    },
    close(reply) {
      if (!reply.over) {
        reply.unsent += reply.rest()
        publish(reply, true)
      }
      if (reply.over) return false
      reply.over = true
      reply.abort.abort(notWanted)
      return true
    },
    latest(row) {
      if (!isUnfinished(row)) return row
      const reply = replies.get(row.id)
      if (reply === undefined) {
        const over = ended.get(row.id)?.row
        // It may have been asked to go on since, in another process.
        return over?.continued === row.continued ? over : row
      }
      const status = reply.nextDelta > 0 || reply.base !== '' ? 'STREAMING' : 'PENDING'
      return { ...row, status, text: reply.text, nextDelta: reply.nextDelta }
    },
    remember(row) {
      forgetEnded()
      replies.delete(row.id)
      ended.set(row.id, { row, at: performance.now() })
    },
    forget(reply) {
      if (replies.get(reply.row.id) === reply) replies.delete(reply.row.id)
    },
    running: (id) => replies.get(id),
    drop(id) {
      const reply = replies.get(id)
      if (reply !== undefined) lose(reply)
    },
    stop() {
      clearTimeout(flushing)
      clearTimeout(checkpointing)
      for (const reply of replies.values()) {
        reply.over = true
        reply.abort.abort(notWanted)
      }
      replies.clear()
    },
  }
}

/** What may go out: never half of a surrogate pair, which no encoding can carry. */
function takeWhole(reply: RunningReply, last: boolean): string {
  const { unsent } = reply
  const half = !last && isFirstHalf(unsent.charCodeAt(unsent.length - 1))
  reply.unsent = half ? unsent.slice(-1) : ''
  return cleanText(half ? unsent.slice(0, -1) : unsent)
}

function isFirstHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}
