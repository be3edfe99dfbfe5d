import { createJudge } from '#platform/encoder/index.ts'
import type { RecallQuestion } from '../facts/recall-question.ts'
import type { Clause } from './clauses.ts'

/** What a message does: it asks back what was told, asks something of the angel, asks anything else, tells, or changes what was told. */
export const askedKinds = ['back', 'angel', 'world', 'tell', 'amend'] as const
export type AskedKind = (typeof askedKinds)[number]

/** How likely each is; together one. */
export type Asking = Readonly<Record<AskedKind, number>>

const judge = createJudge(new URL('asking.bin', import.meta.url), askedKinds)

/** By what the whole message means, read for answers. */
export function askingOf(vector: Int8Array): Asking {
  const sums = judge(vector)
  const top = Math.max(...askedKinds.map((kind) => sums[kind]))
  const shares = askedKinds.map((kind) => Math.exp(sums[kind] - top))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return Object.fromEntries(askedKinds.map((kind, i) => [kind, shares[i]! / all])) as Asking
}

/** What a message does, as a whole, and by that sentence of it which looks most like asking back. */
export interface AskingRead {
  readonly whole: Asking
  readonly most: Asking
}

/** “…, and the heating is off again. Anyway, what does Jerome charge me”: much is told, and then one thing asked. */
export function askingRead([whole, ...sentences]: readonly Int8Array[]): AskingRead | undefined {
  if (whole === undefined) return undefined
  const all = askingOf(whole)
  const [most = all] = [all, ...sentences.map(askingOf)].toSorted((a, b) => b.back - a.back)
  return { whole: all, most }
}

/** From here on a message asks back although its words do not look like it; right after another such question less is enough. */
const asksBack = { alone: 0.3, following: 0.15, surely: 0.85 } as const
/** Words that look like asking back are believed from here on… */
const believed = 0.6
/** …and below this only where something that was told answers them. */
const doubted = 0.15
/** So likely it is something else. */
const surelyElse = 0.8
/** From here on words about her are meant for her. */
const ratherHers = 0.7
/** Hardly anything else is possible. */
const surely = 0.95
/** More likely it tells than anything else. */
const ratherTells = 0.6

const looksLikeAsking = /^(?:what|who|where|when|which|how)\b[^?]*[:,]/i
/** A word or a sign that something is asked, or wanted. */
const asks =
  /\?|\b(?:what|whats|what's|who|whos|who's|whose|whom|which|where|wheres|where's|when|whens|when's|why|how|hows|how's|remind|recap|again|tell|name|names|list|confirm|repeat|quiz|test|guess|(?:do|did|am|was|have|had|can|should|is|was) (?:i|my|it|he|she|they))\b/i
/** “Kindly confirm the day on which the piano leaves.” */
const orders =
  /^(?:(?:kindly|please|pls|now|so|ok|okay|right|and|then)[,:]? )*(?:confirm|remind|state|repeat|list|recite|spell out|read back|tell me|give me)\b/i
/** Words that speak of what was told before. */
const speaksOfTelling =
  /\b(?:remember|recall|remind|i (?:say|said|tell|told|mention(?:ed)?)|told you|(?:got|have|had|noted?|catch|caught|kept?|wrote) (?:it|that|this)(?: down)?)\b/

/** “What drained me today: forty books” only looks like a question. Words that can be nothing else still ask. */
export function tellsOnly(
  said: string,
  byWords: readonly RecallQuestion[],
  asking: AskingRead | undefined,
): boolean {
  if (asking === undefined) return false
  const { whole, most } = asking
  const telling = whole.tell + whole.amend
  const isMarked = said.includes('?')
  if (telling > surelyElse && !isMarked && looksLikeAsking.test(said)) return true
  if (byWords.some((one) => one.about === 'everything' || (one.isSure && one.isWeak !== true))) return false
  if ((most.back >= 0.5 && asks.test(said)) || orders.test(said)) return false
  return telling > (isMarked ? surelyElse : ratherTells)
}

/** It speaks of her, and neither of the person nor of what was told. */
function asksOfHer(plain: string): boolean {
  return (
    /\b(?:you|your|yours|yourself|ye|u|ur)\b/.test(plain) &&
    !/\b(?:i|i'm|i've|my|mine|me|we|our|us|remember|recall|remind|told|noted?|catch|caught|kept|wrote)\b/.test(
      plain,
    )
  )
}

/** “Brianna's hourly”, “length of my reply to Canada”: no sentence, but the name of something. */
function namesOnly(clauses: readonly Clause[]): boolean {
  const [only, ...others] = clauses
  return (
    only !== undefined &&
    others.length === 0 &&
    only.plain.split(' ').length <= 10 &&
    !/\b(?:is|are|am|was|were|i'm|im|it's|its|he's|she's|they're|we're|hi|hey|hello|morning|evening)\b/.test(
      only.plain,
    )
  )
}

/** What to do is asked of anybody, and not of what was told. */
const asksAdvice = /\b(?:should i|shall i|should we|what if|do you think|help me decide)\b/

/** What the words say is asked back, and what the whole message looks like, taken together. */
export function askedBack(
  byWords: readonly RecallQuestion[],
  clauses: readonly Clause[],
  asking: AskingRead | undefined,
  wasRecall: boolean,
): readonly RecallQuestion[] {
  if (asking === undefined || byWords.some(({ about }) => about === 'everything')) return byWords
  const { back, angel, world } = asking.most
  const message = clauses.map(({ plain }) => plain).join(' ')
  // “This theatre of yours, that's in Veracruz?”
  if (angel > ratherHers && asksOfHer(message)) return []
  if (world > surelyElse && asksAdvice.test(message)) return []
  if (byWords.length === 0) {
    // “Who taught you the birds?” asks something else, whatever it looks like.
    if (clauses.some(({ plain }) => asksOfHer(plain) || asksAdvice.test(plain))) return []
    const asked =
      clauses.findLast(({ isQuestion }) => isQuestion) ?? clauses.findLast(({ plain }) => asks.test(plain))
    if (asked === undefined)
      return asking.whole.back >= asksBack.surely && namesOnly(clauses)
        ? [{ about: 'one', plain: message, isSure: false }]
        : []
    return back < (wasRecall ? asksBack.following : asksBack.alone)
      ? []
      : [{ about: 'one', plain: asked.plain, isSure: back >= asksBack.surely }]
  }
  const isDoubted =
    back < doubted && Math.max(angel, world) > 0.5 && !wasRecall && !speaksOfTelling.test(message)
  return byWords.flatMap((one): RecallQuestion[] => {
    if (one.about === 'everything') return [one]
    if (angel > surelyElse && asksOfHer(one.plain)) return []
    if (angel > surely && !speaksOfTelling.test(one.plain) && !wasRecall) return []
    return [
      {
        ...one,
        isSure: back >= believed || (one.isSure && !isDoubted),
        ...(isDoubted && !one.isSure ? { isDoubted } : {}),
      },
    ]
  })
}
