import { lexemesOf } from './lexemes.ts'
import type { ChatsParts } from './parts.ts'
import { isUnfinished } from './present.ts'
import {
  chatsBehindAfter,
  chatsBehindOf,
  keepWords,
  linesAfter,
  type SaidLine,
  type UnreadChat,
} from './store-words.ts'

type Parts = Pick<ChatsParts, 'database'>

const linesAtOnce = 500
const chatsAtOnce = 200

/** Before a person searches: what was said since, but no more than they would wait for. The rest comes by `indexWords`. */
const lastMinuteMost = 4000

/**
 * Nothing is indexed on the way of a message. It happens every few minutes, and for a person who searches at once, so that they find
 * what they said a moment ago.
 */
export async function indexWordsOf(parts: Parts, userId: string): Promise<void> {
  let left = lastMinuteMost
  for (const chat of await chatsBehindOf(parts.database.db, userId, chatsAtOnce)) {
    left -= await indexChat(parts, chat, left)
    if (left <= 0) return
  }
}

/** For everybody. Answers how many messages were new. */
export async function indexWords(parts: Parts): Promise<number> {
  let indexed = 0
  for (let after: string | undefined; ;) {
    const behind = await chatsBehindAfter(parts.database.db, after, chatsAtOnce)
    for (const chat of behind) indexed += await indexChat(parts, chat, Number.POSITIVE_INFINITY)
    after = behind.at(-1)?.id
    if (behind.length < chatsAtOnce) return indexed
  }
}

async function indexChat({ database }: Parts, chat: UnreadChat, most: number): Promise<number> {
  let behind = chat
  let read = 0
  while (read < most) {
    const lines = await linesAfter(database.db, chat.id, behind.wordsSeq, Math.min(linesAtOnce, most - read))
    const finished = untilUnfinished(lines)
    const last = finished.at(-1)
    if (last === undefined) break
    const rows = finished
      .filter((line) => line.kind === 'TEXT' && line.text !== '' && line.deletedAt === null)
      .map(({ seq, createdAt: at, text }) => ({ seq, at, words: lexemesOf(chat.userId, at, text) }))
    const from = behind
    await database.transaction((tx) => keepWords(tx, from, rows, last.seq))
    behind = { ...behind, wordsSeq: last.seq }
    read += finished.length
    if (finished.length < linesAtOnce) break
  }
  return read
}

/** What is still being written is read when it is done, and so is all that follows it. */
function untilUnfinished(lines: readonly SaidLine[]): readonly SaidLine[] {
  const end = lines.findIndex((line) => isUnfinished({ status: line.status as 'DONE' }))
  return end === -1 ? lines : lines.slice(0, end)
}
