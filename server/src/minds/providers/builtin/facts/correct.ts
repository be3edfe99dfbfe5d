import type { NewMemory, Remembered } from '#minds/mind.ts'
import { typeset } from '../grammar/persons.ts'
import type { Clause } from '../hear/clauses.ts'
import { tidy } from '../hear/tidy.ts'
import { factData } from './fact.ts'
import { changesIn } from './put-right.ts'
import { asName, named, thing } from './values.ts'
import { dayOf, whenAsWritten, whenIn } from './when.ts'

interface Said {
  readonly text: string
  /** When that was told which it seems to change. */
  readonly amends?: number | undefined
  readonly clauses: readonly Clause[]
  readonly memories: readonly Remembered[]
  readonly now: number
}

const meant =
  /^(?:(?:no|nope|sorry|wait|oops|actually|hang on|correction|my mistake|typo)[,.!]? ?){1,3}(?:i meant?|i mean to say|it's|it is|it was|that's|make that|should be|the \w+ is|he's called|she's called|it's called) (.+)|^(?:i meant|correction:?) (.+)/iu

/** What is otherwise now, and the words that gave way. */
export interface Corrections {
  readonly memories: readonly NewMemory[]
  readonly wrong: readonly string[]
  /** Whether it can only be so. Otherwise what was said is worth keeping beside it. */
  readonly isCertain?: boolean
}

/** “No, my sister, not my brother”, “sorry, I meant Thursday”: the memories as they should have been, under their old keys. */
export function correctionsIn({ text, clauses, memories, now, amends }: Said): Corrections {
  const said = tidy(text).replace(/\n+/g, '. ')
  // Where nothing was told there is nothing to put right. “And what can I not eat?” asks.
  const isAsked = clauses.length > 0 && clauses.every(({ isQuestion }) => isQuestion)
  if (memories.length === 0 || said.length > 200 || isAsked) return { memories: [], wrong: [] }
  const changes = changesIn(said, memories, amends)
  if (changes.length > 0)
    return {
      memories: changes.flatMap(({ swaps, memories: held }) =>
        held.map((memory) =>
          swaps.reduce<NewMemory>(
            (one, { wrong, right }) => withChange(one, wrong, casedLike(one.text, wrong, right), now),
            memory,
          ),
        ),
      ),
      wrong: changes.flatMap(({ swaps }) => swaps.map(({ wrong }) => wrong)),
      isCertain: changes.every((one) => one.isCertain === true),
    }
  const alone = meant.exec(said)
  return {
    memories: alone === null ? [] : replaced(memories, thing(alone[1] ?? alone[2] ?? '', 5), now),
    wrong: [],
  }
}

/** “Six years”, “five years and ten months”. */
const duration =
  /\b(?:\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty) (?:years?|months?|weeks?|days?|hours?)(?: and [\p{L}\d]+ (?:months?|weeks?|days?|minutes?))?/iu

/** Only the right word is known: it takes the place of the newest of its kind. */
function replaced(memories: readonly Remembered[], right: string, now: number): NewMemory[] {
  if (right === '') return []
  const when = whenIn(right)
  const recent = newestFirst(memories).slice(0, 6)
  for (const memory of recent) {
    const data = factData(memory.data)
    if (data === undefined && !duration.test(right)) continue
    const wrong = duration.test(right)
      ? duration.exec(memory.text)?.[0]
      : when !== undefined
        ? data?.when
        : /^\d+$/.test(right)
          ? /\d+/.exec(memory.text)?.[0]
          : data?.when === undefined
            ? data?.value
            : undefined
    if (wrong === undefined || !memory.text.toLowerCase().includes(wrong.toLowerCase())) continue
    const value =
      when !== undefined
        ? whenAsWritten(when)
        : memory.key?.endsWith('.name') || memory.key === 'name'
          ? asName(named(right, 4))
          : right
    // The same was perhaps kept in other words beside it.
    return recent
      .filter(({ at, text }) => at === memory.at && text.toLowerCase().includes(wrong.toLowerCase()))
      .map((one) => withChange(one, wrong, value, now))
  }
  return []
}

function withChange(memory: NewMemory, wrong: string, right: string, now: number): NewMemory {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:on |in )?${escaped(wrong)}(?![\\p{L}\\p{N}])`, 'iu')
  const text = typeset(
    memory.text
      .replaceAll('’', "'")
      .replace(
        pattern,
        (match) => `${/^(on|in) /i.exec(match)?.[0] ?? ''}${right.replace(/^(?:on|in) /i, '')}`,
      ),
  )
  const data = factData(memory.data)
  const when = data?.when === undefined ? undefined : (whenIn(text) ?? data.when)
  const day = when === undefined ? undefined : dayOf(when, now)
  return {
    kind: memory.kind,
    key: memory.key,
    text,
    data:
      data === undefined
        ? null
        : {
            ...data,
            value: data?.value.replace(new RegExp(escaped(wrong), 'iu'), right),
            ...(data.about === undefined
              ? {}
              : { about: data.about.replace(new RegExp(escaped(wrong), 'iu'), right) }),
            ...(when === undefined ? {} : { when }),
            ...(day === undefined ? {} : { day }),
          },
  }
}

function casedLike(text: string, wrong: string, given: string): string {
  // “My SISTER, not my brother” shouts only this once.
  const right = /^\p{Lu}{3,}$/u.test(given) && !/^\p{Lu}{3,}$/u.test(wrong) ? given.toLowerCase() : given
  const at = text.toLowerCase().indexOf(wrong.toLowerCase())
  if (at === 0) return right.charAt(0).toUpperCase() + right.slice(1)
  return at > 0 && /\p{Lu}/u.test(text.charAt(at)) ? asName(right) : right
}

function newestFirst(memories: readonly Remembered[]): Remembered[] {
  return memories.toSorted((a, b) => b.at - a.at)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
