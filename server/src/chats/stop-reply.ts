import { setTimeout as pause } from 'node:timers/promises'
import { notFound } from '../platform/errors.ts'
import type { Answering } from './answering.ts'
import { bareChat } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import type { BareChat } from './present.ts'
import { messageOf, type MessageRow } from './store-messages.ts'
import { askToStop, askToStopAfter } from './store-stops.ts'
import { lockChat } from './store-versions.ts'

/** Stops a reply wherever it is being written, and those of its turn that wait behind it. What is over stays as it is. */
export async function stopReply(
  parts: ChatsParts,
  answering: Answering,
  asked: { userId: string; chatHash: string; id: string },
): Promise<void> {
  const chat = await bareChat(parts, asked.userId, asked.chatHash)
  const stopped = await parts.database.transaction(async (tx) => {
    await lockChat(tx, chat.id)
    const row = await messageOf(tx, chat.id, asked.id)
    if (row === undefined || row.author !== 'AVATAR') throw notFound('This reply')
    return askToStop(tx, row)
  })
  await stopAll(answering, chat, stopped)
}

/**
 * Does what cannot be done while something after this message is being written: that is stopped first. A writer in another
 * process heeds it at its next checkpoint, and a dead one is out of the way when its lease has run out.
 */
export async function stopAfter<T extends { outcome: string }>(
  parts: ChatsParts,
  answering: Answering,
  chat: BareChat,
  id: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const giveUp = performance.now() + parts.timing.lease + parts.timing.sweep
  for (;;) {
    const done = await work()
    if (id === undefined || done.outcome !== 'unfinished' || performance.now() > giveUp) return done
    const stopped = await parts.database.transaction(async (tx) => {
      await lockChat(tx, chat.id)
      return askToStopAfter(tx, chat.id, id)
    })
    await stopAll(answering, chat, stopped)
    await pause(parts.timing.flush)
  }
}

/** From the last to the first: whoever ends one passes the turn on, and must not find another of these waiting. */
export async function stopAll(
  answering: Answering,
  chat: BareChat,
  rows: readonly MessageRow[],
): Promise<void> {
  for (const row of rows.toReversed()) {
    const running = answering.writer.running(row.id)
    if (running !== undefined) await answering.end(running, 'STOPPED')
    else await answering.endUnwritten(chat, row, 'STOPPED', null)
  }
}
