import { moodNames, type MoodName } from '../bank/moods.ts'
import type { Learnt } from '../learnt/file.ts'
import { judged } from '../learnt/judge.ts'
import type { Clause } from './clauses.ts'
import type { Polarity } from './feeling.ts'
import { graveNewsIn } from './grave-rules.ts'
import type { Meanings } from './meanings.ts'

const sure = 0.7
/** Whoever goes says so in other signs, too. */
const sureOfLeaving = 0.6
/** A word or two are like many things, and against the words themselves it takes more. */
const verySure = 0.88
/** To be glad of somebody’s misfortune is worse than to be calm about their luck. */
const sureOfLuck = 0.94
const misfortune =
  /\b(?:fail\w*|moves? out|moved out|left|gone|lost|broke\w*|stole\w*|nicked|hospital|cancel\w*|took|afraid|alone|without|no longer|any ?more|ill|laid off|passed|pass|operation|must)\b/

/** In which mood something is told. Questions are in none: they want an answer first. */
export function moodOf(
  clauses: readonly Clause[],
  polarity: Polarity,
  learnt: Learnt | undefined,
  meanings: Meanings,
): MoodName {
  const told = clauses.filter(({ isQuestion }) => !isQuestion)
  if (told.length === 0) return 'plain'
  const fears = told.some(({ plain }) =>
    /\b(?:scared|afraid|nervous|worried|anxious|dread\w*|terrified)\b/.test(plain),
  )
  // A fear of long ago is a memory.
  const isPast = fears && told.every(({ plain }) => !/\b(?:i'm|i am|am|is|are|feel)\b/.test(plain))
  if (isPast && told.some(({ plain }) => /\b(?:was|were|used to)\b/.test(plain))) return 'plain'
  if (told.some(({ plain }) => graveNewsIn(plain) !== undefined)) return fears ? 'worried' : 'sad'
  const byWords = polarity === 'glad' ? 'glad' : polarity === 'sorry' ? (fears ? 'worried' : 'sad') : 'plain'
  const [vector] = meanings ?? []
  if (learnt === undefined || vector === undefined) return byWords
  const shares = judged(learnt.moods, vector)
  const best = shares.reduce((top, share, i) => (share > (shares[top] ?? 0) ? i : top), 0)
  const mood = moodNames[best] ?? 'plain'
  const share = shares[best] ?? 0
  const words = told.reduce((sum, { plain }) => sum + plain.split(' ').length, 0)
  if (mood === 'leaving') return share >= sureOfLeaving && told.length === clauses.length ? mood : byWords
  if (words < 5 && polarity === 'plain') return 'plain'
  const isAgainstWords =
    (mood === 'glad' && polarity === 'sorry') || (/^(?:sad|worried|cross)$/.test(mood) && polarity === 'glad')
  const isMisfortune = told.some(({ plain }) => misfortune.test(plain))
  // “The van failed its test” is no good news, however much it is told like some.
  if (mood === 'glad' && polarity === 'sorry' && isMisfortune) return byWords
  if (mood === 'glad' && polarity === 'plain') {
    const isLuck = share >= sureOfLuck && !isMisfortune
    return isLuck || (share >= sure && /!/.test(told.map(({ text }) => text).join(' '))) ? 'glad' : 'plain'
  }
  const isSure = share >= (words < 3 || isAgainstWords || polarity === 'plain' ? verySure : sure)
  if (isSure && mood !== 'plain') return mood
  // Told as a plain thing, whatever word slipped in; or not to be told.
  return mood === 'plain' && share > 0.8 && words > 3 ? 'plain' : byWords
}

/** What the mood makes of how a subject is met. */
export function polarityIn(mood: MoodName, polarity: Polarity): Polarity {
  if (mood === 'glad') return 'glad'
  return mood === 'sad' || mood === 'worried' || mood === 'cross' ? 'sorry' : polarity
}
