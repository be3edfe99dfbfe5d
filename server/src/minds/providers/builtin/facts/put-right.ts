import type { Remembered } from '#minds/mind.ts'
import { stemsOf } from '../hear/words.ts'
import { correctionIn } from './correction.ts'
import { has, slotFor } from './slot.ts'
import { inPlaceOf, normal, valuesIn } from './told-values.ts'

/** One word for another, in these memories. */
export interface Change {
  readonly wrong: string
  readonly right: string
  readonly memories: readonly Remembered[]
}

/** How many things that were told may lie between what was said and its correction. */
const reach = 4
/** Whoever speaks of it by name may come back to it later. */
const farther = 14

/** “Scratch that, Wednesday”, “it's not the 4th any more”: what was told before and is otherwise now. */
export function changesIn(said: string, memories: readonly Remembered[]): Change[] {
  const found = correctionIn(said)
  const newest = memories.toSorted((a, b) => b.at - a.at)
  const named =
    found?.wrong === undefined
      ? undefined
      : swapped(newest, found.wrong, inKind(said, found.wrong, found.right))
  if (named !== undefined) return [named]
  return found === undefined
    ? moved(said, newest)
    : (filled(said, found.right, found.isSure, newest) ?? moved(said, newest))
}

/** “It is not Thursday, the dentist is on Friday”: a day gives way to a day. */
function inKind(said: string, wrong: string, right: string): string {
  const [old] = valuesIn(wrong, true)
  if (old === undefined || old.kind === 'name' || valuesIn(right, true).some(({ kind }) => kind === old.kind))
    return right
  return valuesIn(said).find((one) => one.kind === old.kind && normal(one) !== normal(old))?.raw ?? right
}

function swapped(newest: readonly Remembered[], wrong: string, right: string): Change | undefined {
  const [old] = valuesIn(wrong, true)
  const value = valuesIn(right, true).find(({ kind }) => kind === old?.kind)
  const isSameKind = old !== undefined && value !== undefined && old.kind === value.kind
  // “The 4th” is also “4”, as long as it is a day.
  const forms = isSameKind ? [old.raw, wrong, ...(old.kind === 'day' ? [normal(old)] : [])] : [wrong]
  for (const form of forms) {
    const memories = newest.filter(({ text }) => has(text, form))
    if (memories.length > 0)
      return {
        wrong: form,
        right: isSameKind ? inPlaceOf({ ...old, raw: form }, value) : right,
        memories: memories.filter(
          ({ at, text }) => at === memories[0]?.at || isClose(text, memories[0]?.text ?? '', form),
        ),
      }
  }
  return undefined
}

/** Only the right word is given: it belongs where something of its kind was told last. */
function filled(
  said: string,
  right: string,
  isSure: boolean,
  newest: readonly Remembered[],
): Change[] | undefined {
  const moments = [...new Set(newest.map(({ at }) => at))]
  const stems = new Set(stemsOf(said))
  const own = new Set(stemsOf(right))
  const candidates = newest.slice(0, farther).flatMap((memory) => {
    const slot = slotFor(memory, right)
    if (slot === undefined) return []
    const shared = stemsOf(memory.text).filter((stem) => stems.has(stem) && !own.has(stem)).length
    const age = moments.indexOf(memory.at)
    if (shared === 0 && age >= reach) return []
    if (slot.fit === 1 && !(isSure && age < 2) && shared === 0) return []
    return [{ memory, slot, rank: slot.fit + Math.min(shared, 2) - age * 0.3 }]
  })
  const [best] = candidates.toSorted((a, b) => b.rank - a.rank)
  if (best === undefined) return undefined
  const { wrong, right: written } = best.slot
  return [
    {
      wrong,
      right: written,
      memories: newest.filter(
        ({ at, text }) =>
          has(text, wrong) && (at === best.memory.at || isClose(text, best.memory.text, wrong)),
      ),
    },
  ]
}

const shifted =
  /\b(?:moved|changed|pushed|postponed|rescheduled|brought forward|bringing forward|delayed|put back|shifted|switched|only goes|only runs)\b|\b(?:is|are|was|were) (?:fine|ok|okay|wrong)\b|\b(?:for heaven's sake|these days)\b/i

/** “They postponed the exam to Thursday”, “the letter says cashews, peanuts are fine”: said of something that is known. */
function moved(said: string, newest: readonly Remembered[]): Change[] {
  if (!shifted.test(said)) return []
  const refused = /([\p{L}\p{N}]+) (?:is|are|was|were) (?:fine|ok|okay|wrong)\b/iu.exec(said)?.[1]
  const given = /\b(?:says?|said|it's|it is|meant?) (?:the |an? )?([\p{L}\p{N}-]{3,})/iu.exec(said)?.[1]
  if (refused !== undefined && given !== undefined && refused !== given) {
    const change = swapped(newest, refused, given)
    if (change !== undefined) return [change]
  }
  const stems = new Set(stemsOf(said))
  for (const value of valuesIn(said, true)) {
    for (const memory of newest.slice(0, farther)) {
      const held = valuesIn(memory.text.replaceAll('’', "'"))
      const old = held.find(({ kind }) => kind === value.kind)
      const isHome = value.kind === 'name' && memory.key === 'home' && /\bthese days\b/i.test(said)
      const isShared = stemsOf(memory.text).some(
        (stem) => stems.has(stem) && !stemsOf(value.raw).includes(stem),
      )
      if (old === undefined || normal(old) === normal(value) || !(isShared || isHome)) continue
      if (held.some((one) => one.kind === value.kind && normal(one) === normal(value))) continue
      // Whoever moves to another town has not moved the one that a friend lives in.
      if (value.kind === 'name' && !isHome && !/sake/i.test(said)) continue
      return [
        {
          wrong: old.raw,
          right: inPlaceOf(old, value),
          memories: newest.filter(
            ({ at, text }) => has(text, old.raw) && (at === memory.at || isClose(text, memory.text, old.raw)),
          ),
        },
      ]
    }
  }
  return []
}

/** The same was told at another time as well. */
function isClose(text: string, other: string, wrong: string): boolean {
  const value = new Set(stemsOf(wrong))
  const words = new Set(stemsOf(other))
  return stemsOf(text).some((stem) => words.has(stem) && !value.has(stem))
}
