import { Readable } from 'node:stream'
import type { exportFormats } from '@aureole/contract/chats'
import { jsonFile } from './files/json-file.ts'
import { jsonlFile } from './files/jsonl-file.ts'
import { markdownFile } from './files/markdown-file.ts'
import type { Said, SaidChat } from './files/said.ts'
import { knownChat } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import type { KnownChat } from './present.ts'
import { toldAfter, versionTexts, type ToldRow, type VersionText } from './store-files.ts'

export interface ExportChat {
  userId: string
  chatHash: string
  format: (typeof exportFormats)[number]
}

export interface ExportedChat {
  type: string
  name: string
  stream: Readable
}

const formats = {
  json: { type: 'application/json; charset=utf-8', ending: 'json', write: jsonFile },
  markdown: { type: 'text/markdown; charset=utf-8', ending: 'md', write: markdownFile },
  jsonl: { type: 'application/jsonl; charset=utf-8', ending: 'jsonl', write: jsonlFile },
} as const

const rowsAtOnce = 500

/** A chat as a file, written while it is read: a hundred thousand messages take no more memory than a page of them. */
export async function exportChat(parts: ChatsParts, asked: ExportChat): Promise<ExportedChat> {
  const chat = await knownChat(parts, asked.userId, asked.chatHash)
  const { type, ending, write } = formats[asked.format]
  const personName = (await parts.personOf(chat.userId)).name ?? 'You'
  const exportedAt = parts.clock.now()
  const about: SaidChat = {
    title: chat.title,
    type: chat.type,
    personName,
    angels: chat.avatars.map((avatar) => avatar.name),
    createdAt: chat.createdAt,
    exportedAt,
  }
  return {
    type,
    name: `${chat.title} ${exportedAt.toISOString().slice(0, 10)}.${ending}`,
    stream: Readable.from(write(about, saidIn(parts, chat, personName)), { objectMode: false }),
  }
}

async function* saidIn(parts: ChatsParts, chat: KnownChat, personName: string): AsyncGenerator<Said> {
  const { db } = parts.database
  const names = new Map(chat.avatars.map(({ id, name }) => [id, name]))
  for (let seq = 0; ;) {
    const rows = await toldAfter(db, chat.id, seq, rowsAtOnce)
    const versions = Map.groupBy(
      await versionTexts(
        db,
        chat.id,
        rows.flatMap((row) => row.versionOf ?? []),
      ),
      (version) => version.versionOf,
    )
    for (const row of rows) yield saidOf(row, nameOf(row, names, personName), versions.get(row.versionOf))
    if (rows.length < rowsAtOnce) return
    seq = rows.at(-1)?.seq ?? seq
  }
}

function saidOf(row: ToldRow, name: string, versions: readonly VersionText[] = []): Said {
  const { author, kind, text, createdAt: at } = row
  const current = versions.findIndex((version) => version.id === row.id)
  return {
    author,
    kind,
    name,
    text,
    at,
    ...(versions.length > 1 && current !== -1
      ? { versions: { texts: versions.map((version) => version.text), current } }
      : {}),
  }
}

function nameOf(row: ToldRow, names: ReadonlyMap<string, string>, personName: string): string {
  if (row.author === 'PERSON') return personName
  if (row.author === 'CARE') return 'Customer care'
  return names.get(row.avatarId ?? '') ?? 'Notice'
}
