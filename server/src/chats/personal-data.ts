import type { Tx } from '../platform/database/index.ts'
import type { ZipFile } from '../platform/zip.ts'
import { knownChats } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { presentAvatars } from './presence.ts'
import { presentMessage, type KnownChat } from './present.ts'
import { chatsAfter } from './store.ts'
import { keptBefore, type MessageRow } from './store-messages.ts'
import { deleteChatsOf, reportsOf, sittingOf } from './store-personal.ts'
import { summariesOf, type SummaryRow } from './store-summaries.ts'

const chatsAtOnce = 50
const linesAtOnce = 1000

/** One file for each chat, with everything that is kept of it, oldest first; and what is kept beside the chats. */
export async function* exportChats(parts: ChatsParts, userId: string): AsyncGenerator<ZipFile> {
  const { db } = parts.database
  for (let after: string | undefined; ;) {
    const rows = await chatsAfter(db, userId, after, chatsAtOnce)
    after = rows.at(-1)?.id
    for (const chat of await knownChats(parts, rows)) {
      const summaries = await summariesOf(db, chat.id)
      yield jsonFile(`chats/${chat.hash}.json`, aboutChat(chat, await linesOf(parts, chat.id), summaries))
    }
    if (rows.length < chatsAtOnce) break
  }
  const sitting = await sittingOf(db, userId)
  if (sitting !== undefined) {
    yield jsonFile('chats/talking.json', { talkingSince: sitting.since, lastMessageAt: sitting.lastAt })
  }
  const reports = await reportsOf(db, userId)
  if (reports.length > 0) yield jsonFile('chats/reports.json', reports)
}

export async function eraseChats(tx: Tx, userId: string): Promise<void> {
  await deleteChatsOf(tx, userId)
}

async function linesOf({ database }: ChatsParts, chatId: string): Promise<MessageRow[]> {
  const lines: MessageRow[] = []
  for (;;) {
    const page = await keptBefore(database.db, chatId, lines.at(-1)?.seq, linesAtOnce)
    lines.push(...page)
    if (page.length < linesAtOnce) return lines.toReversed()
  }
}

function aboutChat(chat: KnownChat, lines: readonly MessageRow[], summaries: readonly SummaryRow[]) {
  const { title, type, createdAt, pinned, archived, muted } = chat
  const there = new Set(presentAvatars(chat).map((avatar) => avatar.id))
  const names = new Map(chat.avatars.map(({ id, name }) => [id, name]))
  return {
    title,
    type,
    createdAt,
    pinned,
    archived,
    muted,
    angels: chat.avatars.map(({ id, name }) => ({ name, present: there.has(id) })),
    ...(summaries.length === 0
      ? {}
      : {
          summaries: summaries.map(({ avatarId, text, createdAt: at }) => ({
            angel: names.get(avatarId) ?? avatarId,
            text,
            createdAt: at,
          })),
        }),
    messages: lines.map((row) => {
      const { author, kind, text, status, createdAt: at, versions, feedback } = presentMessage(row)
      return {
        createdAt: at,
        author,
        ...(row.avatarId === null ? {} : { angel: names.get(row.avatarId) ?? row.avatarId }),
        kind,
        text,
        status,
        ...(versions === undefined ? {} : { version: versions.current }),
        ...(row.leftWith === null ? {} : { leftAside: true }),
        ...(feedback === undefined ? {} : { feedback }),
      }
    }),
  }
}

function jsonFile(path: string, content: unknown): ZipFile {
  return { path, content: `${JSON.stringify(content, undefined, 2)}\n` }
}
