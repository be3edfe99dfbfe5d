import { readGame, type Game } from './play/game.ts'

/** What the mind wants back with the next message. Nothing the person told is in it: that lives in memories alone, so that it can be deleted. */
export interface State {
  readonly v: 1
  /** Replies so far. */
  readonly turn: number
  readonly topic: string | null
  /** Replies since the subject was last brought up by the person. */
  readonly topicAge: number
  /** The kind of answer that the last question wants. */
  readonly pending: {
    readonly topic: string | null
    readonly expects: string | null
    readonly about: string | null
  } | null
  /** Marks of lines that were said, newest last, each of the same width. */
  readonly used: string
  /** Marks of whole replies, newest last. */
  readonly said: string
  /** How often the angel was asked about herself, by subject. */
  readonly asked: Readonly<Record<string, number>>
  /** Replies that will not end in a question, since the person had enough of them. */
  readonly quiet: number
  /** Replies that still are gentle, after a crisis. */
  readonly care: number
  /** Replies that still are quiet, after grave news. */
  readonly gravity: number
  /** Whether the last replies ended in a question, newest last: `1` or `0`. */
  readonly questions: string
  /** When that was told which the last reply recalled. */
  readonly recalled: number | null
  readonly trace: Trace
  readonly game: Game | null
}

/** What the last reply was, for those who judge it. */
export interface Trace {
  readonly act: string
  readonly topic: string | null
  readonly fallback: boolean
}

const markWidth = 5
const marksKept = 260

export const freshState: State = {
  v: 1,
  turn: 0,
  topic: null,
  topicAge: 0,
  pending: null,
  used: '',
  said: '',
  asked: {},
  quiet: 0,
  care: 0,
  gravity: 0,
  questions: '',
  recalled: null,
  trace: { act: 'none', topic: null, fallback: false },
  game: null,
}

/** A state of another mind, of another release or of no sense is as good as none. */
export function readState(value: unknown): State {
  if (typeof value !== 'object' || value === null) return freshState
  const state = value as Partial<State>
  const isOurs =
    state.v === 1 &&
    isCount(state.turn) &&
    isCount(state.topicAge) &&
    isCount(state.quiet) &&
    isCount(state.care) &&
    (state.gravity === undefined || isCount(state.gravity)) &&
    isText(state.used) &&
    isText(state.said) &&
    isText(state.questions) &&
    (state.recalled === undefined || state.recalled === null || isCount(state.recalled)) &&
    (state.topic === null || isText(state.topic)) &&
    (state.pending === null || isPending(state.pending)) &&
    isCounts(state.asked)
  return isOurs ? { ...freshState, ...state, game: readGame(state.game) } : freshState
}

function isPending(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return ['topic', 'expects', 'about'].every((name) => {
    const part = (value as Record<string, unknown>)[name]
    return part === null || isText(part)
  })
}

function isCounts(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isCount)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2000
}

/** Five signs for a line, so that hundreds of them fit. */
export function markOf(line: string): string {
  return (hash(line) % 36 ** markWidth).toString(36).padStart(markWidth, '0')
}

export function marksIn(used: string): Set<string> {
  const marks = new Set<string>()
  for (let i = 0; i + markWidth <= used.length; i += markWidth) marks.add(used.slice(i, i + markWidth))
  return marks
}

export function withMarks(used: string, lines: readonly string[], most = marksKept): string {
  return (used + lines.map(markOf).join('')).slice(-markWidth * most)
}

/** FNV-1a with a last stir: short texts differ in all bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  value ^= value >>> 15
  value = Math.imul(value, 0x2c1b3c6d)
  value ^= value >>> 12
  return value >>> 0
}

/** Numbers from 0 to 1 that follow from the seed: the same request gets the same reply. */
export function chances(seed: string): () => number {
  let value = hash(seed)
  return () => {
    value = (value + 0x6d2b79f5) >>> 0
    let next = Math.imul(value ^ (value >>> 15), value | 1)
    next ^= next + Math.imul(next ^ (next >>> 7), next | 61)
    return ((next ^ (next >>> 14)) >>> 0) / 4294967296
  }
}
