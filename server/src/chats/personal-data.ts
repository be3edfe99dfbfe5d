import type { Tx } from '../platform/database/index.ts'
import type { ZipFile } from '../platform/zip.ts'
import type { ChatsParts } from './parts.ts'
import { memberIds } from './presence.ts'
import { presentMessage } from './present.ts'
import { chatsAfter, deleteChatsOf, type ChatRow } from './store.ts'
import { messagesBefore, type MessageRow } from './store-messages.ts'

const chatsAtOnce = 50
const linesAtOnce = 1000

/** One file for each chat, with everything said in it, oldest first. */
export async function* exportChats(parts: ChatsParts, userId: string): AsyncGenerator<ZipFile> {
  const { db } = parts.database
  for (let after: string | undefined; ; ) {
    const chats = await chatsAfter(db, userId, after, chatsAtOnce)
    after = chats.at(-1)?.id
    for (const chat of chats) {
      yield fileOf(chat, await namesOf(parts, memberIds(chat)), await linesOf(parts, chat.id))
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
    angels: memberIds(chat).map((id) => names.get(id) ?? id),
    messages: lines.map((row) => {
      const { author, kind, text, status, createdAt } = presentMessage(row)
      const angel = row.avatarId === null ? {} : { angel: names.get(row.avatarId) ?? row.avatarId }
      return { createdAt, author, ...angel, kind, text, status }
    }),
  }
  return { path: `chats/${chat.hash}.json`, content: `${JSON.stringify(content, undefined, 2)}\n` }
}
