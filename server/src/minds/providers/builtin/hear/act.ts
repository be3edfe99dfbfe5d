import { acts } from '../bank/whole.ts'
import type { Learnt } from '../learnt/file.ts'
import { judged } from '../learnt/judge.ts'
import type { SelfQuestion } from '../self/questions.ts'
import { actByRule } from './act-rules.ts'
import type { Clause } from './clauses.ts'
import { foreignAct, isNonsense } from './foreign.ts'
import type { Meanings } from './meanings.ts'

const sureOfAct = 0.62
/** A few words are like many things. */
const sureOfShortAct = 0.82
const verySure = 0.9

/** Everybody knows these, whatever language they speak otherwise. */
const farewells: readonly (readonly [string, RegExp])[] = [
  ['good-night', /^(?:buenas noches|bonne nuit|gute nacht|buona ?notte|boa noite|god natt)\b/],
  [
    'goodbye',
    /^(?:à bientôt|a bientot|au revoir|à demain|adi[oó]s|hasta (?:luego|mañana|pronto)|auf wiedersehen|tschüss|bis (?:bald|morgen)|arrivederci|até logo)(?!\p{L})/u,
  ],
]

/** Acts that are answered even when more is said beside them: everything else yields to what the message tells. */
export function actOf(
  said: string,
  lower: string,
  clauses: readonly Clause[],
  learnt: Learnt | undefined,
  meanings: Meanings,
  isAnswer: boolean,
  self: SelfQuestion | null,
): { act: string | null; isActOnly: boolean } {
  const farewell = farewells.find(([, pattern]) => pattern.test(lower))
  if (farewell !== undefined) return { act: farewell[0], isActOnly: true }
  const foreign = foreignAct(said)
  if (foreign !== undefined) return { act: foreign, isActOnly: true }
  if (isNonsense(said)) return { act: 'nonsense', isActOnly: true }
  const whole = actByRule(lower, true)
  const byClause = clauses.map((clause) => actByRule(clause.plain, clauses.length === 1))
  const found = byClause.filter((act) => act !== undefined)
  if (whole !== undefined || found.length > 0) {
    const act = strongest(whole === undefined ? found : [whole, ...found])
    return {
      act,
      isActOnly:
        clauses.length <= 1 ||
        found.length === clauses.length ||
        byClause.every((one, i) => one !== undefined || (clauses[i]?.plain.split(' ').length ?? 0) <= 2),
    }
  }
  if (isAnswer || learnt === undefined || meanings === undefined) return { act: null, isActOnly: false }
  const [vector] = meanings
  if (vector === undefined) return { act: null, isActOnly: false }
  const shares = judged(learnt.acts, vector)
  const best = shares.reduce((top, share, i) => (share > (shares[top] ?? 0) ? i : top), 0)
  const id = acts[best]?.id
  // Whether somebody is in danger is for safety to say, and who is no adult for rules.
  const isJudged =
    id !== undefined &&
    // A question about her that her texts may answer, unless it surely asks what she is.
    (self === null ||
      (self.subject === 'other' &&
        /^(?:are-you|which-model|has-feelings)/.test(id) &&
        (shares[best] ?? 0) > verySure)) &&
    // Who asks what a thing is does not ask what she is.
    (!/^(?:are-you|which-model|has-feelings)/.test(id) || /\b(?:you|u|your|ur|this|i)\b/.test(lower)) &&
    !/^(?:crisis-care|age|fallback|nonsense|other-language|explicit|greeting-return)/.test(id) &&
    (shares[best] ?? 0) >= (lower.split(' ').length < 5 ? sureOfShortAct : sureOfAct)
  return { act: isJudged ? id : null, isActOnly: isJudged && clauses.length <= 2 }
}

const light =
  /^(?:greeting|thanks|laughter|surprise|agreement|affirmation|denial|apology|how-are-you|goodbye|praise)/

/** Among several, the one that would be rude to pass over: a greeting is the least of them. */
function strongest(found: readonly string[]): string | null {
  return (
    found.find((act) => !light.test(act)) ??
    found.find((act) => !act.startsWith('greeting')) ??
    found[0] ??
    null
  )
}
