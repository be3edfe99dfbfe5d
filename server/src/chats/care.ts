import { createHash } from 'node:crypto'
import type { Tx } from '../platform/database/index.ts'
import { notFound, problem } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { announceChat } from './announce.ts'
import { publishCreated } from './announce-messages.ts'
import type { Answering } from './answering.ts'
import type { ChatsParts } from './parts.ts'
import { careCame, careLeft, cleanText } from './policy.ts'
import { presentAvatars } from './presence.ts'
import type { BareChat } from './present.ts'
import { stopAll } from './stop-reply.ts'
import { appendLines, lockForCare, messageWithKey } from './store-desk.ts'
import type { MessageRow } from './store-messages.ts'
import { askToStopEverything } from './store-stops.ts'

/** What the desk writes down about it, together with it or not at all. */
export type Also = (tx: Tx, messageId: string) => Promise<void>

const house = { kind: 'NOTICE', author: 'SYSTEM', status: 'DONE' } as const

/**
 * Customer care says something. With its first message the angels fall silent, also those who are just speaking, and a line says who is there
 * now. The same key writes once.
 */
export async function postCare(
  parts: ChatsParts,
  answering: Answering,
  chat: BareChat,
  asked: { text: string; key: string },
  also: Also,
): Promise<MessageRow> {
  const text = cleanText(asked.text)
  const key = `care:${asked.key}`
  const keyDigest = createHash('sha256').update(`care\n${text}`).digest('base64url')
  const at = parts.clock.now()
  const done = await parts.database.transaction(async (tx) => {
    const state = await lockForCare(tx, chat.id)
    if (state === undefined) throw notFound('This chat')
    const before = await messageWithKey(tx, chat.id, key)
    if (before !== undefined) {
      if (before.keyDigest !== keyDigest) throw keyReused()
      return { rows: [before], stopped: [], isNew: false }
    }
    const line = { chatId: chat.id, createdAt: at, finishedAt: at }
    const came = state.careSince === null ? [careCame(presentAvatars(chat))] : []
    const rows = await appendLines(
      tx,
      chat.id,
      [
        ...came.map((words) => ({ ...line, ...house, id: newId(), seq: state.lastSeq + 1, text: words })),
        {
          ...line,
          id: newId(),
          seq: state.lastSeq + came.length + 1,
          author: 'CARE' as const,
          kind: 'TEXT' as const,
          status: 'DONE' as const,
          text,
          key,
          keyDigest,
        },
      ],
      { careSince: state.careSince ?? at, at },
    )
    await also(tx, rows.at(-1)?.id ?? '')
    return { rows, stopped: await askToStopEverything(tx, chat.id), isNew: true }
  })
  if (done.isNew) {
    await stopAll(answering, chat, done.stopped)
    publishCreated(parts, chat, done.rows)
    await announceChat(parts, chat)
  }
  const message = done.rows.at(-1)
  if (message === undefined) throw new Error('customer care wrote nothing')
  return message
}

/** The angels answer again, which a line says. False when they did already. */
export async function handBack(parts: ChatsParts, chat: BareChat, also: Also): Promise<boolean> {
  const at = parts.clock.now()
  const rows = await parts.database.transaction(async (tx) => {
    const state = await lockForCare(tx, chat.id)
    if (state === undefined) throw notFound('This chat')
    if (state.careSince === null) return []
    const text = careLeft(presentAvatars(chat))
    const line = { ...house, chatId: chat.id, id: newId(), seq: state.lastSeq + 1, text }
    await also(tx, line.id)
    return appendLines(tx, chat.id, [{ ...line, createdAt: at, finishedAt: at }], { careSince: null, at })
  })
  if (rows.length === 0) return false
  publishCreated(parts, chat, rows)
  await announceChat(parts, chat)
  return true
}

function keyReused() {
  return problem(
    'idempotency-key-reused',
    'Another request was made with this key. Make this one with its own.',
  )
}
