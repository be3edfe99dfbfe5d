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

/** From here on a message asks back although its words do not look like it; right after another such question less is enough. */
const asksBack = { alone: 0.3, following: 0.15, surely: 0.85 } as const
/** Words that look like asking back are believed from here on… */
const believed = 0.6
/** …and below this only where something that was told answers them. */
const doubted = 0.15
/** So likely it is something else. */
const surelyElse = 0.8

const looksLikeAsking = /^(?:what|who|where|when|which|how)\b[^?]*[:,]/i

/** “What drained me today: forty books” only looks like a question. Words that can be nothing else still ask. */
export function tellsOnly(
  said: string,
  byWords: readonly RecallQuestion[],
  asking: Asking | undefined,
): boolean {
  if (asking === undefined || asking.tell + asking.amend <= surelyElse || said.includes('?')) return false
  return looksLikeAsking.test(said) || !byWords.some((one) => one.about === 'everything' || one.isSure)
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

/** What the words say is asked back, and what the whole message looks like, taken together. */
export function askedBack(
  byWords: readonly RecallQuestion[],
  clauses: readonly Clause[],
  asking: Asking | undefined,
  wasRecall: boolean,
): readonly RecallQuestion[] {
  if (asking === undefined || byWords.some(({ about }) => about === 'everything')) return byWords
  const { back, angel, world } = asking
  if (byWords.length === 0) {
    // “Who taught you the birds?” asks something else, whatever it looks like.
    if (clauses.some(({ plain }) => asksOfHer(plain))) return []
    const asked = clauses.findLast(({ isQuestion }) => isQuestion) ?? clauses.at(-1)
    return asked === undefined || back < (wasRecall ? asksBack.following : asksBack.alone)
      ? []
      : [{ about: 'one', plain: asked.plain, isSure: back >= asksBack.surely }]
  }
  const isDoubted = back < doubted && Math.max(angel, world) > 0.5 && !wasRecall
  return byWords.flatMap((one): RecallQuestion[] => {
    if (one.about === 'everything') return [one]
    if (angel > surelyElse && asksOfHer(one.plain)) return []
    return [{ ...one, isSure: back >= believed || (one.isSure && !isDoubted) }]
  })
}
