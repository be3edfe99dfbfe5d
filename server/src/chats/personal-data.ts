import type { Tx } from '../platform/database/index.ts'
import type { ZipFile } from '../platform/zip.ts'
import type { ChatsParts } from './parts.ts'
import { presentMessage } from './present.ts'
import { chatsOf, deleteChatsOf, messagesBefore, type ChatRow, type MessageRow } from './store.ts'

const chatsAtOnce = 50
const linesAtOnce = 1000

/** One file for each chat, with everything said in it, oldest first. */
export async function* exportChats(parts: ChatsParts, userId: string): AsyncGenerator<ZipFile> {
  const { db } = parts.database
  for (let offset = 0; ; offset += chatsAtOnce) {
    const chats = await chatsOf(db, userId, { limit: chatsAtOnce, offset })
    for (const chat of chats) {
      yield fileOf(chat, await namesOf(parts, chat.avatarIds), await linesOf(parts, chat.id))
    }
    if (chats.length < chatsAtOnce) return
  }
}

/** Messages, replies under way and the minds' notes go with their chats. */
export async function eraseChats(tx: Tx, userId: string): Promise<void> {
  await deleteChatsOf(tx, userId)
}

async function linesOf({ database }: ChatsParts, chatId: string): Promise<MessageRow[]> {
  const lines: MessageRow[] = []
  for (;;) {
    const page = await messagesBefore(database.db, chatId, lines.at(-1)?.seq, linesAtOnce)
    lines.push(...page)
    if (page.length < linesAtOnce) return lines.toReversed()
  }
}

async function namesOf({ avatars }: ChatsParts, ids: readonly string[]): Promise<Map<string, string>> {
  return new Map((await avatars.byIds(ids)).map(({ id, name }) => [id, name]))
}

function fileOf(chat: ChatRow, names: ReadonlyMap<string, string>, lines: readonly MessageRow[]): ZipFile {
  const content = {
    title: chat.title,
    type: chat.type,
    createdAt: chat.createdAt,
    angels: chat.avatarIds.map((id) => names.get(id) ?? id),
    messages: lines.map((row) => {
      const { author, kind, text, status, createdAt } = presentMessage(row)
      const angel = row.avatarId === null ? {} : { angel: names.get(row.avatarId) ?? row.avatarId }
      return { createdAt, author, ...angel, kind, text, status }
    }),
  }
  return { path: `chats/${chat.hash}.json`, content: `${JSON.stringify(content, undefined, 2)}\n` }
}
