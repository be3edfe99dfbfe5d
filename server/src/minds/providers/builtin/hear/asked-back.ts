import { recallQuestionOf, type RecallQuestion } from '../facts/recall-question.ts'
import { specialsOf } from '../facts/special-questions.ts'
import { wantedIn } from '../facts/wanted.ts'
import type { Clause } from './clauses.ts'

/** “Tell me so I say it right”, “you tell her”, “say it for me”. */
const saysItForThem =
  /^(?:please |can you |you |now )?(?:tell|remind|say|give)(?: it| that)?(?: to)? (?:me|her|him|them|us|for me)(?: again| please| now| so .+)?$/
/** “They will ask what medicine I cannot take” holds a question. */
const asksInside =
  /\b(?:what|which|who|whose|where|when|how (?:many|much|old|long))\b.*\b(?:i|my|me|we|our)\b/

/** “And my profession, you remember it?” */
const namesOne = /^(?:and |or |but )?(?:my|our|his|her|their) [\p{L}' ]{3,24}$/u

/** “Who came over, do you remember?” is one question, “what is my sister called and where does she live?” are two. */
export function recallIn(said: readonly Clause[], wasRecall: boolean, before: string): RecallQuestion[] {
  const clauses = said.map(withoutShorthand)
  const others = clauses.filter(
    (clause) =>
      !/^(?:(?:do you|you|can you|did you) (?:still |even )?(?:remember|recall|know)(?: that| it)?|(?:(?:did|do|have) )?you (?:got|get|have|had|noted?|catch|caught|kept?|keep) (?:it|that|this)(?: down)?(?: or not)?|did i (?:say|tell you|mention)(?: that| it)?|(?:can you )?(?:tell me|guess|remind me)|any (?:idea|clue)|remember|hm+)$/.test(
        clause.plain,
      ) && !saysItForThem.test(clause.plain),
  )
  const isSaid = others.length < clauses.length
  const found: RecallQuestion[] = []
  let last = wasRecall ? before : ''
  for (const clause of others) {
    const one =
      isSaid && (clause.isQuestion || asksInside.test(clause.plain) || namesOne.test(clause.plain))
        ? { about: 'one' as const, plain: clause.plain, isSure: true }
        : recallQuestionOf(clause)
    // “And the dog?”, “and where does she live?”, right after another such question.
    const follows =
      last !== '' &&
      (one === undefined || one.about === 'one') &&
      (/^(?:and |what about |and what about )?(?:my|our|the|his|her) [\p{L}' ]{3,24}$/u.test(clause.plain) ||
        (clause.isQuestion &&
          /\b(?:she|he|they|it|her|his|their|him)\b/.test(clause.plain) &&
          !/\b(?:you|your)\b/.test(clause.plain)) ||
        isFragment(clause.plain) ||
        (wasRecall && clauses.length === 1 && isBare(clause.plain)))
    // “…, the funeral”, “…, my mate”: what is added behind a question says what it is about.
    const asked = found.at(-1)
    if (
      one === undefined &&
      !follows &&
      asked?.about === 'one' &&
      (/^(?:my|our|the|his|her) [\p{L}' ]{2,20}$/u.test(clause.plain) ||
        /^[\p{L}' ]{2,20} i mean$/u.test(clause.plain))
    )
      found.splice(-1, 1, {
        ...asked,
        plain: `${asked.plain} ${clause.plain.replace(/ i mean$/, '').replace(/^(?:my|our|the|his|her) /u, '')}`,
      })
    else if (follows)
      found.push({
        about: 'one',
        plain: /\b(?:she|he|they|it|her|his|their|him)\b/.test(clause.plain)
          ? `${clause.plain} ${nounsOf(last)}`
          : clause.plain,
        isSure: true,
        ...(clause.isQuestion || /^(?:and|or|but|what about) /.test(clause.plain) ? {} : { isWeak: true }),
      })
    else if (one !== undefined) found.push(one)
    if (found.length > 0) last = `${last} ${clause.plain}`
  }
  // “Say”, “ok quiz” and “why so” beside a question that has words of its own only lead up to it.
  const full = found.filter((one) => one.about !== 'one' || tellsWhat(one.plain))
  // One that can be nothing else goes before one that might be.
  return (full.length > 0 ? full : found).toSorted(
    (a, b) => Number(b.about === 'one' && b.isSure) - Number(a.about === 'one' && a.isSure),
  )
}

/** “City then”, “standing where”, “and the breed of my dog”: no sentence, but a question after another one. */
function isFragment(plain: string): boolean {
  return (
    plain.split(' ').length <= 7 &&
    !/\b(?:i|i'm|i've|you|your|it's|that's|is|was|are|thanks?|thank|yes|yeah|no|nope|ok|okay|right|exactly|correct|good|great|nice|well done|lol|haha\w*|wow|cool|true|bye|sorry|love|hate|never|please|amazing|brilliant|perfect|impressive|spot on)\b/.test(
      plain,
    ) &&
    /^(?:and |or |but )?(?:the|my|our|his|her|their|what|which|who|when|where|how|why)\b|\b(?:where|when|who|which|then|how old|how many|name|names|date|day|place|city|town)$/.test(
      plain,
    )
  )
}

/** “Breed?”, “price”, “and biology”: after another such question these few words are one, unless they are a word of praise or of thanks. */
function isBare(plain: string): boolean {
  const words = plain.replace(/^and /, '').split(' ')
  return (
    words.length <= 3 && words.some((word) => word.length > 2) && !words.some((word) => reactions.has(word))
  )
}

const reactions = new Set(
  `yes yeah yep yup no nope nah ok okay right correct exactly thanks thank ta cheers thx ty good great nice well clever sweet aw aww bless sure fair
  indeed memory elephant legend wow phew lol lmao haha hahaha hehe omg true bye night goodnight sorry love loved hate never please amazing brilliant perfect impressive
  spot on hm hmm hmmm oh ah ugh bingo bravo wrong close almost nearly same so i i'm i've i'll you your you're we it it's that's that this he she they is was are were
  am do did have has got go going went done stop wait anyway maybe honestly really seriously later tomorrow hello hi hey morning evening cool fine awesome lovely perfect
  genius star gold full score top marks points`.split(/\s+/),
)

/** “n what does she sell” */
function withoutShorthand(clause: Clause): Clause {
  const rest = /^(?:n|nd|an) ((?:what|where|when|who|which|how|why|whose)\b.*)$/.exec(clause.plain)?.[1]
  return rest === undefined ? clause : { ...clause, plain: `and ${rest}`, isQuestion: true }
}

function tellsWhat(plain: string): boolean {
  return wantedIn(plain).length > 0 || specialsOf(plain).length > 0
}

/** Of whom the question before was. */
function nounsOf(text: string): string {
  return /\b(?:my|our|the) ([\p{L}-]+(?: [\p{L}-]+)?)/u.exec(text)?.[1] ?? ''
}
