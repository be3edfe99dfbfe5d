import { setTimeout as pause } from 'node:timers/promises'
import type { MessageStatus } from '@aureole/contract/messages'
import { MindError } from '../minds/index.ts'
import { answerMessage, ReplyRefused } from './answer-message.ts'
import { publishChat } from './announce.ts'
import { publishFact } from './facts.ts'
import { bareChatWithId } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { isUnfinished, presentMessage, type BareChat } from './present.ts'
import { createReplyWriter, type ReplyWriter, type RunningReply } from './reply-writer.ts'
import { messageOf, type MessageRow } from './store-messages.ts'
import { endReply, handBack, nothingNoted, type Ended, type Noted } from './store-replies.ts'
import type { Beginning } from './store-say.ts'

export interface Answering {
  readonly writer: ReplyWriter
  /** Starts to write a reply on which this process holds the lease. */
  begin(chat: BareChat, row: MessageRow, beginning?: Beginning): void
  /** The same by ids, for a reply that was taken over or whose turn has come. */
  beginById(chatId: string, replyId: string): void
  /** Ends a running reply now, whatever the mind is doing. */
  end(reply: RunningReply, status: EndStatus, noted?: Noted): Promise<void>
  /** Ends a reply that nobody is writing. False when it is somebody's, or over. */
  endUnwritten(chat: BareChat, row: MessageRow, status: EndStatus, owner: string | null): Promise<boolean>
  /** Stops writing and hands the leases back, so that another process can go on at once. */
  drain(): Promise<void>
}

type EndStatus = Extract<MessageStatus, 'DONE' | 'STOPPED' | 'FAILED'>

const drainFor = 2000

const failure = 'The reply did not come.'

/** The life of replies in this process, from the lease to the end. */
export function createAnswering(parts: ChatsParts): Answering {
  const { bus, clock, database, log, owner, timing } = parts
  const underway = new Set<Promise<void>>()
  let draining = false

  const writer = createReplyWriter(parts, {
    stopAsked: (reply) => track(end(reply, 'STOPPED')),
    silent: (reply) => track(end(reply, 'FAILED')),
  })

  function track(work: Promise<void>): void {
    const tracked = work
      .catch((error: unknown) => log.error({ err: error }, 'a reply could not be brought to its end'))
      .finally(() => underway.delete(tracked))
    underway.add(tracked)
  }

  async function run(chat: BareChat, row: MessageRow, beginning?: Beginning): Promise<void> {
    const reply = writer.start(chat, row)
    try {
      const answered = await answerMessage(parts, writer, reply, beginning)
      if (answered === undefined || reply.over) return
      await end(reply, 'DONE', answered.noted)
      await answered.remember()
    } catch (error) {
      if (reply.over) return
      log.warn({ err: error, messageId: row.id }, 'a mind failed')
      if (error instanceof ReplyRefused) await tellDesk(chat, row, error)
      await end(reply, 'FAILED', nothingNoted, error instanceof MindError ? error.detail : failure)
    }
  }

  /** What a mind said that nobody may see is seen by an agent. */
  async function tellDesk(chat: BareChat, row: MessageRow, { findings, said }: ReplyRefused): Promise<void> {
    const { id: chatId, hash: chatHash, userId } = chat
    const fact = {
      kind: 'REPLY',
      chatId,
      chatHash,
      userId,
      messageId: row.id,
      seq: row.seq,
      text: said,
    } as const
    try {
      await database.transaction((tx) =>
        publishFact(parts, tx, { ...fact, screened: { verdict: 'block', findings } }),
      )
    } catch (error) {
      log.error({ err: error, messageId: row.id }, 'the desk could not be told of a refused reply')
    }
  }

  function begin(chat: BareChat, row: MessageRow, beginning?: Beginning): void {
    if (!draining) track(run(chat, row, beginning))
  }

  async function beginNow(chatId: string, replyId: string): Promise<void> {
    const chat = await bareChatWithId(parts, chatId)
    const row = chat && (await messageOf(database.db, chatId, replyId))
    if (chat === undefined || row === undefined || draining) return
    if (row.stopAsked) await endUnwritten(chat, row, 'STOPPED', owner)
    else await run(chat, row)
  }

  function beginById(chatId: string, replyId: string): void {
    if (!draining) track(beginNow(chatId, replyId))
  }

  async function end(
    reply: RunningReply,
    status: EndStatus,
    noted: Noted = nothingNoted,
    why = failure,
  ): Promise<void> {
    if (!writer.close(reply)) return
    const { chat } = reply
    const row = { ...reply.row, text: reply.text, nextDelta: reply.nextDelta, status }
    try {
      const ended = await storeEnd(chat, row, owner, noted)
      if (ended.ended) announceEnd(chat, row, status, ended, why)
      else log.warn({ messageId: row.id }, 'a reply had been taken over before it ended')
    } finally {
      writer.forget(reply)
    }
  }

  async function endUnwritten(
    chat: BareChat,
    row: MessageRow,
    status: EndStatus,
    by: string | null,
  ): Promise<boolean> {
    const ended = await storeEnd(chat, { ...row, status }, by, nothingNoted)
    if (ended.ended) announceEnd(chat, row, status, ended)
    return ended.ended
  }

  /** Tried as long as the lease may last: then somebody else starts the reply over. */
  async function storeEnd(chat: BareChat, row: MessageRow, by: string | null, noted: Noted): Promise<Ended> {
    const ending = {
      chatId: chat.id,
      replyId: row.id,
      owner: by,
      continued: row.continued,
      status: row.status,
      text: row.text,
      nextDelta: row.nextDelta,
      noted,
      nextOwner: owner,
      lease: timing.lease,
      at: clock.now(),
    }
    const giveUp = performance.now() + timing.lease
    for (let wait = 50; ; wait *= 2) {
      try {
        const ended = await endReply(database, ending)
        return ended.ended || wait === 50 ? ended : await endedUnheard(chat, row)
      } catch (error) {
        if (performance.now() + wait > giveUp) throw error
        await pause(wait)
      }
    }
  }

  /** The first try may have been stored, and only its answer lost. */
  async function endedUnheard(chat: BareChat, row: MessageRow): Promise<Ended> {
    const stored = await messageOf(database.db, chat.id, row.id)
    const ours = stored?.continued === row.continued && stored.text === row.text && !isUnfinished(stored)
    return { ended: ours, status: stored?.status ?? null, balance: null, next_reply: null, chat: null }
  }

  function announceEnd(
    chat: BareChat,
    reply: MessageRow,
    asked: EndStatus,
    ended: Ended,
    why = failure,
  ): void {
    const row = { ...reply, status: ended.status ?? asked }
    // Before anything is published: who reads because of the event must not find the reply still running.
    writer.remember(row)
    const topic = `user:${chat.userId}`
    const told = { chatHash: chat.hash, message: presentMessage(row) }
    const detail = `${why} It cost you nothing.`
    if (asked === 'FAILED') bus.publish(topic, 'reply.failed', { ...told, detail })
    else bus.publish(topic, 'reply.done', told)
    if (ended.balance !== null) bus.publish(topic, 'wallet.changed', { balance: ended.balance })
    if (ended.next_reply !== null) beginById(chat.id, ended.next_reply)
    if (ended.chat !== null) {
      publishChat(parts, { ...chat, ...ended.chat, lastAt: new Date(ended.chat.lastAt) })
    }
  }

  return {
    writer,
    begin,
    beginById,
    end,
    endUnwritten,
    async drain() {
      draining = true
      writer.stop()
      // A mind that does not heed its signal must not keep the process from leaving.
      await Promise.race([Promise.allSettled(underway), pause(drainFor, undefined, { ref: false })])
      await handBack(database.db, owner)
    },
  }
}
