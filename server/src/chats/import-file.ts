import type { Chat } from '@aureole/contract/chats'
import { limits } from '@aureole/contract/chats'
import type { KnownAvatar } from '../avatars/index.ts'
import { problem } from '../platform/errors.ts'
import { newId, newToken } from '../platform/ids.ts'
import { publishChat } from './announce.ts'
import { readJsonl, UnreadableChat, type ReadChat, type ReadLine } from './files/read-jsonl.ts'
import { knownChatById } from './known-chat.ts'
import { meetable } from './meetable.ts'
import type { ChatsParts } from './parts.ts'
import { aiNotice, broughtNotice, cleanText } from './policy.ts'
import { presentChat } from './present.ts'
import { blockedAmong } from './screen-lines.ts'
import { insertChats } from './store.ts'
import { insertBrought, type BroughtRow } from './store-files.ts'

export interface ImportFile {
  userId: string
  avatarId: string
  bytes: Uint8Array
}

const rowsAtOnce = 1000

/** A conversation that took place elsewhere goes on here with one angel. It costs nothing; what breaks the rules stays behind. */
export async function importFile(parts: ChatsParts, asked: ImportFile): Promise<Chat> {
  const { clock, database } = parts
  const [avatar] = await meetable(parts, asked.userId, [asked.avatarId])
  if (avatar === undefined) throw problem('not-found', 'This angel does not exist, or is not yours to see.')
  const now = clock.now()
  const read = await readFile(asked.bytes, now)
  const { lines, leftOut } = await allowed(parts, spokenBy(read.lines))
  if (lines.length === 0) {
    throw problem(
      'chat-file-unreadable',
      'Everything in this file breaks our rules. Nothing was brought along.',
    )
  }

  const id = newId()
  const firstAt = lines[0]?.at ?? read.createdAt ?? now
  const house = { chatId: id, author: 'SYSTEM', kind: 'NOTICE', status: 'DONE' } as const
  const times = { createdAt: firstAt, finishedAt: firstAt }
  const notices = [
    { ...house, ...times, id: newId(), seq: 1, text: aiNotice([avatar]) },
    { ...house, ...times, id: newId(), seq: 2, text: broughtNotice(lines.length, leftOut) },
  ]
  const rows = rowsOf(lines, avatar.id, notices.length, firstAt)
  const lastSeq = notices.length + rows.length
  const row = {
    id,
    hash: newToken(),
    userId: asked.userId,
    type: 'DIRECT' as const,
    title: await titleOf(parts, read.title, avatar),
    lastSeq,
    readSeq: lastSeq,
    lastAt: now,
    createdAt: firstAt,
  }
  await database.transaction(async (tx) => {
    await insertChats(tx, [{ row, avatarIds: [avatar.id], lines: notices }])
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      await insertBrought(tx, id, rows.slice(from, from + rowsAtOnce))
    }
  })
  const chat = await knownChatById(parts, id)
  if (chat === undefined) throw new Error('a chat that was brought along is not there')
  publishChat(parts, chat)
  return presentChat(chat)
}

async function readFile(bytes: Uint8Array, now: Date): Promise<ReadChat> {
  try {
    return await readJsonl(bytes, now)
  } catch (error) {
    if (error instanceof UnreadableChat) throw problem('chat-file-unreadable', error.message)
    throw error
  }
}

/** Where several spoke beside the person, all but the one who spoke most say who they are. */
function spokenBy(lines: readonly ReadLine[]): ReadLine[] {
  const spoke = new Map<string, number>()
  for (const { isPerson, name } of lines) if (!isPerson) spoke.set(name, (spoke.get(name) ?? 0) + 1)
  const [most] = [...spoke].toSorted((a, b) => b[1] - a[1])
  return lines.map((line) =>
    line.isPerson || line.name === '' || line.name === most?.[0]
      ? line
      : { ...line, texts: line.texts.map((text) => `${line.name}: ${text}`) },
  )
}

/** A version that breaks the rules goes alone, when it is not the one that counts. */
async function allowed(
  { safety }: ChatsParts,
  lines: readonly ReadLine[],
): Promise<{ lines: ReadLine[]; leftOut: number }> {
  const texts = lines.flatMap((line) => line.texts)
  const blocked = await blockedAmong(safety, texts)
  if (blocked.size === 0) return { lines: [...lines], leftOut: 0 }
  const kept: ReadLine[] = []
  let place = 0
  for (const line of lines) {
    const from = place
    place += line.texts.length
    if (blocked.has(from + line.current)) continue
    const current = line.texts.slice(0, line.current).filter((_, i) => !blocked.has(from + i)).length
    kept.push({ ...line, texts: line.texts.filter((_, i) => !blocked.has(from + i)), current })
  }
  return { lines: kept, leftOut: lines.length - kept.length }
}

/** Versions stand side by side; what is not the current one is left aside. Time never runs backwards. */
function rowsOf(lines: readonly ReadLine[], avatarId: string, after: number, firstAt: Date): BroughtRow[] {
  const rows: BroughtRow[] = []
  let at = firstAt
  for (const line of lines) {
    if (line.at !== undefined && line.at > at) at = line.at
    const ids = line.texts.map(() => newId())
    line.texts.forEach((text, i) => {
      const id = ids[i] ?? ''
      rows.push({
        seq: after + rows.length + 1,
        id,
        avatarId: line.isPerson ? null : avatarId,
        text,
        at,
        versionOf: ids.length > 1 ? (ids[0] ?? null) : null,
        version: i + 1,
        leftWith: i === line.current ? null : id,
      })
    })
  }
  return rows
}

async function titleOf(
  { safety }: ChatsParts,
  title: string | undefined,
  avatar: KnownAvatar,
): Promise<string> {
  const asked = Array.from(
    cleanText(title ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, limits.titleMax)
    .join('')
  if (asked === '') return avatar.name
  return (await safety.screen(asked, { surface: 'group-name' })).kind === 'block' ? avatar.name : asked
}
