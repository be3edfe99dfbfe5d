import { chances, markOf, withMarks } from '../state.ts'
import { begun, type Game, type Played } from './game.ts'
import { sizes, things, traits, type Thing } from './things.ts'

const most = 20

export function startTwenty(seed: string): Played {
  const item = Math.floor(chances(`twenty ${seed}`)() * things.length)
  return {
    text: 'Twenty questions, then. I’ve thought of something, and I won’t change it. Ask what can be answered with yes or no, or guess at any time. “Hint” gets you a hint, “I give up” gets you the answer.',
    game: begun('questions', item),
  }
}

/** A question, a guess, a cry for help. The same question always gets the same answer, since the thing stays what it is. */
export function playTwenty(game: Game, plain: string, chance: () => number): Played | undefined {
  const thing = things[game.item % things.length]!
  if (/\b(?:give up|tell me (?:what it is|the answer)|what is it|what was it|just tell me)\b/.test(plain))
    return { text: `It was ${thing.name}. ${again(chance)}`, game: null }
  if (/\bhint\b|\bclue\b/.test(plain)) return { text: `A hint: ${thing.hint}`, game }
  const asked = plain.replace(/^(?:ok|okay|so|hm+|and|then|well|right|um|er|is it maybe|maybe),? /, '')
  const guess = guessIn(asked)
  if (guess === undefined && !isYesOrNo(asked)) return undefined
  const step = game.step + 1
  const next: Game = { ...game, step, used: withMarks(game.used, [markOf(asked)], 40) }
  if (guess === thing)
    return {
      text: `Yes! ${capital(thing.name)}, and it took you ${step === 1 ? 'one question. I’m speechless' : `${step} questions`}. ${again(chance)}`,
      game: null,
    }
  const answer = guess === undefined ? answerFor(thing, asked) : 'no'
  if (answer === undefined)
    return {
      text: 'That one I can’t answer with yes or no, so it doesn’t count. Ask about its size, what it’s made of, where it’s found, or what it’s for.',
      game,
    }
  if (step >= most)
    return {
      text: `${said[answer][0]} And that was the twentieth. It was ${thing.name}. ${again(chance)}`,
      game: null,
    }
  const words = said[answer]
  const line = words[Math.floor(chance() * words.length)]!
  return { text: `${line} ${left(most - step)}`, game: next }
}

const said = {
  yes: ['Yes.', 'Yes, it is so.', 'Yes, indeed.', 'It’s a yes.'],
  no: ['No.', 'No, not that.', 'No, I’m afraid.', 'It’s a no.'],
  partly: ['In a way, yes.', 'Sometimes.', 'Partly.', 'It can be.'],
} as const

function left(count: number): string {
  return count === 1 ? 'One question left.' : `${count} left.`
}

function again(chance: () => number): string {
  return chance() < 0.5 ? 'Say “again” for another one.' : 'Another round, if you like: say “again”.'
}

function isYesOrNo(asked: string): boolean {
  return (
    asked.split(' ').length <= 14 &&
    /^(?:is|are|does|do|can|could|has|have|would|was|did|will|made|bigger|smaller|larger)\b/.test(asked) &&
    !/\b(?:are you|do you (?:like|have|live|remember|know|think|play|miss|sleep|feel|work)|have you|did you|can we|is there any|did i|do i|my (?!hand|house|home|kitchen|pocket))\b/.test(
      asked,
    )
  )
}

/** “Is it a key?”, “a key?”. */
function guessIn(asked: string): Thing | undefined {
  const bare = asked
    .replace(/^(?:is it|it's|its|it is|could it be|would it be|i guess|i think it's|my guess is)\s+/, '')
    .replace(/^(?:a|an|the|some)\s+/, '')
    .replace(/^(?:kind|sort|type) of (?:an? )?/, '')
  return things.find(({ also }) => also.includes(bare))
}

function answerFor(thing: Thing, asked: string): 'yes' | 'no' | 'partly' | undefined {
  const bySize = sizeAnswer(thing, asked)
  if (bySize !== undefined) return bySize
  const trait = traits.find(([, pattern]) => pattern.test(asked))?.[0]
  if (trait === undefined)
    return /^(?:is it|could it be) (?:an? |the )?[\p{L} ]+$/u.test(asked) ? 'no' : undefined
  const turned = /\b(?:not|n't|isn't|doesn't|can't)\b/.test(asked)
  const holds = thing.is.split(' ').includes(trait)
  if (!holds && (thing.partly ?? '').split(' ').includes(trait)) return 'partly'
  return holds !== turned ? 'yes' : 'no'
}

function sizeAnswer({ size }: Thing, asked: string): 'yes' | 'no' | 'partly' | undefined {
  const other = sizes.find(([, pattern]) => pattern.test(asked))?.[0]
  if (/\b(?:bigger|larger|heavier|taller)\b/.test(asked))
    return other === undefined ? undefined : size > other ? 'yes' : size === other ? 'partly' : 'no'
  if (/\b(?:smaller|lighter|shorter)\b/.test(asked))
    return other === undefined ? undefined : size < other ? 'yes' : size === other ? 'partly' : 'no'
  if (/\bfits?\b|\bhold it in\b/.test(asked) && other !== undefined) return size <= other ? 'yes' : 'no'
  if (/\b(?:big|large|huge|heavy)\b/.test(asked)) return size > 2 ? 'yes' : 'no'
  if (/\b(?:small|tiny|little)\b/.test(asked)) return size === 1 ? 'yes' : size === 2 ? 'partly' : 'no'
  return undefined
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
