import type { chooseVersion as contract } from '@aureole/contract/messages'
import type { AnswerOf } from '@aureole/contract/route'
import { notFound } from '../platform/errors.ts'
import { announceChat } from './announce.ts'
import { publishBranched } from './announce-messages.ts'
import { bareChat } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { presentMessage } from './present.ts'
import { conflict } from './refusals.ts'
import type { ReplyWriter } from './reply-writer.ts'
import { messagesFrom } from './store-messages.ts'
import { changeWay, isBeingWritten, lockChat, versionsOf } from './store-versions.ts'

const pageSize = 50

/**
 * Goes to another version of a message, and to what had followed that one. It does not matter which of the versions is named:
 * a second click, or another tab, finds the wished-for one already there.
 */
export async function chooseVersion(
  parts: ChatsParts,
  writer: ReplyWriter,
  asked: { userId: string; chatHash: string; id: string; version: number },
): Promise<AnswerOf<typeof contract>> {
  const chat = await bareChat(parts, asked.userId, asked.chatHash)
  const chosen = await parts.database.transaction(async (tx) => {
    await lockChat(tx, chat.id)
    const versions = await versionsOf(tx, chat.id, asked.id)
    const [first] = versions
    if (first === undefined) throw notFound('This message')
    const wanted = versions.find((one) => one.version === asked.version)
    if (wanted === undefined) throw notFound('This version')
    const current = versions.find((one) => one.leftWith === null)
    if (current === undefined) throw conflict('gone')
    const changed = current.id !== wanted.id
    if (changed) {
      if (await isBeingWritten(tx, chat.id, current.seq)) throw conflict('unfinished')
      await changeWay(tx, chat.id, current, wanted)
    }
    // No version stands before the first one: everything that can have left has a number from there on.
    return { changed, from: first.seq, rows: await messagesFrom(tx, chat.id, wanted.seq, pageSize + 1) }
  })
  const hasMore = chosen.rows.length > pageSize
  const rows = chosen.rows
    .slice(0, pageSize)
    .toReversed()
    .map((row) => writer.latest(row))
  if (chosen.changed) {
    publishBranched(parts, chat, chosen.from, rows, hasMore)
    await announceChat(parts, chat)
  }
  return { from: chosen.from, messages: rows.map(presentMessage), hasMore }
}
