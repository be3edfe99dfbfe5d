import type { SearchHit } from '@aureole/contract/chats'
import type { Page } from '@aureole/contract/common'
import { excerptOf } from './excerpt.ts'
import { indexWordsOf } from './index-words.ts'
import { knownChats } from './known-chat.ts'
import { lookup, type Lookup } from './lexemes.ts'
import type { ChatsParts } from './parts.ts'
import { cleanText } from './policy.ts'
import { presentChat } from './present.ts'
import { chatsById } from './store.ts'
import { findText, findWords, messagesAt, type FoundRow } from './store-words.ts'

export interface SearchChats {
  userId: string
  q: string
  page: number
  pageSize: number
}

interface Found extends FoundRow {
  /** Not as words, but as it stands. */
  literal?: string
}

/** Fewer than these are followed by those that have it somewhere inside of a word. Several words are seldom parts of some. */
const enough = { word: 3, words: 1 } as const
const literalMost = 50

/** Everything ever said to a person and by them, the best match first. */
export async function searchChats(parts: ChatsParts, asked: SearchChats): Promise<Page<SearchHit>> {
  const { clock, database } = parts
  const q = cleanText(asked.q).trim()
  await indexWordsOf(parts, asked.userId)
  const words = lookup(asked.userId, q, clock.now())
  const offset = (asked.page - 1) * asked.pageSize
  const found = await find(parts, asked, q, words, offset, asked.pageSize + 1)
  const shown = found.slice(0, asked.pageSize)

  const [rows, messages] = await Promise.all([
    chatsById(database.db, asked.userId, [...new Set(shown.map((place) => place.chat_id))]),
    messagesAt(database.db, shown),
  ])
  const chats = new Map((await knownChats(parts, rows)).map((chat) => [chat.id, presentChat(chat)]))
  const said = new Map(messages.map((message) => [placeOf(message.chatId, message.seq), message]))
  const items = shown.flatMap(({ chat_id: chatId, seq, literal }): SearchHit[] => {
    const chat = chats.get(chatId)
    const message = said.get(placeOf(chatId, seq))
    if (chat === undefined || message === undefined) return []
    const { id, author, avatarId, createdAt, text } = message
    return [
      {
        chat,
        message: {
          id,
          seq,
          author,
          ...(avatarId === null ? {} : { avatarId }),
          createdAt: createdAt.toISOString(),
        },
        excerpt: excerptOf(text, words?.wanted ?? [], literal),
      },
    ]
  })
  return { items, firstPage: asked.page === 1, lastPage: found.length <= asked.pageSize }
}

async function find(
  { clock, database }: ChatsParts,
  { userId }: SearchChats,
  q: string,
  words: Lookup | undefined,
  offset: number,
  limit: number,
): Promise<Found[]> {
  const { db } = database
  const byWords = (from: number, most: number): Promise<FoundRow[]> =>
    words === undefined
      ? Promise.resolve([])
      : findWords(db, { userId, ...words, at: clock.now(), offset: from, limit: most })
  const found = await byWords(offset, limit)
  const most = words !== undefined && words.wanted.length > 1 ? enough.words : enough.word
  if (found.length >= most || !isWorthReading(q)) return found
  const first = offset === 0 ? found : await byWords(0, most)
  if (first.length >= most) return found
  const known = new Set(first.map((place) => placeOf(place.chat_id, place.seq)))
  const literal = (await findText(db, userId, q, literalMost)).filter(
    (place) => !known.has(placeOf(place.chat_id, place.seq)),
  )
  const all: Found[] = [...first, ...literal.map((place) => ({ ...place, literal: q }))]
  return all.slice(offset, offset + limit)
}

/** A letter or two are inside of everything; in scripts of signs they are a word. */
function isWorthReading(q: string): boolean {
  const signs = Array.from(q)
  return signs.length > 2 || (signs.length === 2 && signs.some((sign) => (sign.codePointAt(0) ?? 0) > 0x2ff))
}

function placeOf(chatId: string, seq: number): string {
  return `${chatId} ${seq}`
}
