import { chances } from '../state.ts'
import { begun, type Game, type Played } from './game.ts'

interface Question {
  readonly asks: string
  readonly right: RegExp
  readonly answer: string
}

const questions: readonly Question[] = [
  { asks: 'How many legs does a spider have?', right: /\b(?:8|eight)\b/, answer: 'eight' },
  { asks: 'Which planet is closest to the sun?', right: /\bmercury\b/, answer: 'Mercury' },
  { asks: 'What is the capital of Portugal?', right: /\blisbon|lisboa\b/, answer: 'Lisbon' },
  { asks: 'How many strings does a violin have?', right: /\b(?:4|four)\b/, answer: 'four' },
  {
    asks: 'Which sea lies between Europe and Africa?',
    right: /\bmediterranean\b/,
    answer: 'the Mediterranean',
  },
  { asks: 'Who wrote “Romeo and Juliet”?', right: /\bshakespear/, answer: 'Shakespeare' },
  {
    asks: 'What do bees make wax for: honeycombs, or nests of mud?',
    right: /\bcomb|honey/,
    answer: 'honeycombs',
  },
  {
    asks: 'How many minutes are there in three hours?',
    right: /\b(?:180|(?:a |one )?hundred (?:and )?eighty)\b/,
    answer: '180',
  },
  {
    asks: 'Which metal is liquid at room temperature?',
    right: /\b(?:mercury|quicksilver)\b/,
    answer: 'mercury',
  },
  { asks: 'In which country would you stand before the Taj Mahal?', right: /\bindia\b/, answer: 'India' },
  { asks: 'What is a young swan called?', right: /\bcygnet/, answer: 'a cygnet' },
  { asks: 'How many keys does a usual piano have?', right: /\b(?:88|eighty[ -]?eight)\b/, answer: '88' },
  { asks: 'Which fruit is dried to make a raisin?', right: /\bgrape/, answer: 'the grape' },
  { asks: 'What is the longest river in South America?', right: /\bamazon/, answer: 'the Amazon' },
  { asks: 'Which bird lays the largest egg?', right: /\bostrich/, answer: 'the ostrich' },
  {
    asks: 'How many players of one team stand on a football pitch?',
    right: /\b(?:11|eleven)\b/,
    answer: 'eleven',
  },
  { asks: 'Which painter cut off part of his ear?', right: /\bgogh\b/, answer: 'van Gogh' },
  {
    asks: 'What gas do plants take in from the air to grow?',
    right: /\b(?:carbon dioxide|co2)\b/,
    answer: 'carbon dioxide',
  },
  {
    asks: 'Which city has canals, gondolas and the Rialto Bridge?',
    right: /\b(?:venice|venezia)\b/,
    answer: 'Venice',
  },
  { asks: 'What is the opposite of nocturnal?', right: /\bdiurnal\b|\bday\b/, answer: 'diurnal' },
]
const round = 5

export function startQuiz(seed: string): Played {
  const item = Math.floor(chances(`quiz ${seed}`)() * questions.length)
  return {
    text: `A small quiz, ${round} questions, and no prize but glory. First: ${questions[item]!.asks}`,
    game: begun('quiz', item),
  }
}

export function playQuiz(game: Game, plain: string, chance: () => number): Played | undefined {
  const question = questions[game.item % questions.length]!
  const passes =
    /^(?:i )?(?:pass|skip|next|no idea|don't know|dunno|not sure|no clue|i don't know|give up|tell me)/.test(
      plain,
    )
  const isRight = question.right.test(plain)
  // A long sentence is talk, unless the answer is in it.
  if (
    !passes &&
    !isRight &&
    (plain.split(' ').length > 6 ||
      /^(?:do|are|have|what|why|how|can|where|when) .*\byou\b|^(?:i'm|i feel|i have|my)\b/.test(plain))
  )
    return undefined
  const step = game.step + 1
  const score = game.score + (isRight ? 1 : 0)
  const words = isRight
    ? ['Right.', 'Correct, and without blinking.', 'That’s it.', 'Exactly so.']
    : passes
      ? [`It’s ${question.answer}.`, `The answer is ${question.answer}.`]
      : [`Not quite: it’s ${question.answer}.`, `Close to something, but the answer is ${question.answer}.`]
  const said = words[Math.floor(chance() * words.length)]!
  if (step >= round)
    return {
      text: `${said} That makes ${score} of ${round}. ${verdict(score)} Say “again” for another round.`,
      game: null,
    }
  const item = (game.item + 7) % questions.length
  return {
    text: `${said} ${score} of ${step} so far. Next: ${questions[item]!.asks}`,
    game: { ...game, item, step, score },
  }
}

/** The question again, for somebody who comes back to it. */
export function quizQuestion(game: Game): string {
  return questions[game.item % questions.length]!.asks
}

function verdict(score: number): string {
  if (score === round) return 'All of them. I take my hat off.'
  if (score >= 3) return 'Very decent.'
  return score === 0 ? 'It was clearly a bad set of questions.' : 'The questions were mean, I admit.'
}
