import { setImmediate as breathe } from 'node:timers/promises'
import { houseLine } from './jsonl-file.ts'
import { readDate } from './read-dates.ts'

export interface ReadLine {
  isPerson: boolean
  name: string
  /** All versions, the first one first; most often one. */
  texts: string[]
  current: number
  /** When it was said, as far as the file tells. */
  at: Date | undefined
}

export interface ReadChat {
  title: string | undefined
  createdAt: Date | undefined
  lines: ReadLine[]
}

export const readLimits = { lines: 50_000, textMax: 20_000, versionsMax: 50, rowsMax: 100_000 } as const

/** Why a file cannot be read, in words for the person who brought it. */
export class UnreadableChat extends Error {
  override readonly name = 'UnreadableChat'
}

/** How many lines may be broken before it is no such file at all. */
const brokenMost = 20
const linesBetweenBreaths = 500

/**
 * A chat out of a JSONL file, SillyTavern's or ours. Forgiving where a file is merely untidy: no header, blank or broken lines, odd
 * dates. Nothing of it is trusted.
 */
export async function readJsonl(bytes: Uint8Array, now: Date): Promise<ReadChat> {
  const chat: ReadChat = { title: undefined, createdAt: undefined, lines: [] }
  let versions = 0
  let broken = 0
  let number = 0
  for (const text of linesOf(new TextDecoder().decode(bytes))) {
    number += 1
    if (number % linesBetweenBreaths === 0) await breathe()
    if (text.trim() === '') continue
    const value = parsed(text)
    if (value === undefined) {
      broken += 1
      if (chat.lines.length === 0 || broken > brokenMost) {
        throw new UnreadableChat(`Line ${number} of the file is not what a line of a chat looks like.`)
      }
      continue
    }
    if (!('mes' in value)) {
      if (chat.lines.length === 0) readHeader(chat, value, now)
      continue
    }
    const line = lineOf(value, now)
    if (line === undefined) continue
    if (chat.lines.length >= readLimits.lines) {
      throw new UnreadableChat(`The file has more than ${readLimits.lines.toLocaleString('en')} messages.`)
    }
    versions += line.texts.length
    chat.lines.push(versions > readLimits.rowsMax ? currentOnly(line) : line)
  }
  if (chat.lines.length === 0) throw new UnreadableChat('There is no message in the file.')
  return chat
}

type Fields = Readonly<Record<string, unknown>>

function* linesOf(text: string): Generator<string> {
  let from = 0
  while (from < text.length) {
    const end = text.indexOf('\n', from)
    yield text.slice(from, end === -1 ? text.length : end)
    if (end === -1) return
    from = end + 1
  }
}

function parsed(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readHeader(chat: ReadChat, header: Fields, now: Date): void {
  chat.createdAt ??= readDate(header['create_date'], now)
  const metadata = header['chat_metadata']
  const ours = isFields(metadata) ? metadata['aureole'] : undefined
  const title = isFields(ours) ? ours['title'] : undefined
  if (typeof title === 'string') chat.title ??= title
}

function lineOf(value: Fields, now: Date): ReadLine | undefined {
  if (isOfTheHouse(value)) return undefined
  const said = textOf(value['mes'])
  const swipes = Array.isArray(value['swipes'])
    ? value['swipes'].slice(0, readLimits.versionsMax).flatMap((swipe) => textOf(swipe) ?? [])
    : []
  const texts = swipes.length > 0 ? swipes : said === undefined ? [] : [said]
  const current = placeOf(value['swipe_id'], texts, said)
  // What the message says counts: it may have been changed after that version was made.
  if (said !== undefined && texts[current] !== undefined) texts[current] = said
  if (texts[current] === undefined) return undefined
  return {
    isPerson: value['is_user'] === true,
    name: typeof value['name'] === 'string' ? value['name'].trim().slice(0, 100) : '',
    texts,
    current,
    at: readDate(value['send_date'], now),
  }
}

function placeOf(swipeId: unknown, texts: readonly string[], said: string | undefined): number {
  if (typeof swipeId === 'number' && Number.isInteger(swipeId) && swipeId >= 0 && swipeId < texts.length) {
    return swipeId
  }
  return Math.max(0, said === undefined ? 0 : texts.indexOf(said))
}

/** Some programs put the words one level deeper. */
function textOf(value: unknown): string | undefined {
  const text = isFields(value) ? value['message'] : value
  if (typeof text !== 'string') return undefined
  const clean = text.replaceAll('\u0000', '').slice(0, readLimits.textMax).toWellFormed().trim()
  return clean === '' ? undefined : clean
}

/** Notices, help texts and the like: a message that was merely hidden from the model has no such type. */
function isOfTheHouse(value: Fields): boolean {
  const extra = value['extra']
  const type = isFields(extra) ? extra['type'] : undefined
  const isMarked = type === houseLine.notice || type === houseLine.care
  return isMarked || (value['is_system'] === true && typeof type === 'string')
}

function currentOnly(line: ReadLine): ReadLine {
  return { ...line, texts: [line.texts[line.current] ?? ''], current: 0 }
}
