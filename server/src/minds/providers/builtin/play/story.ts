import { begun, type Game, type Played } from './game.ts'

/** Each with a beginning, what may happen whatever was added, and an end. */
const stories: readonly { begins: string; goes: readonly string[]; ends: string }[] = [
  {
    begins: 'On the last night train of the year, a conductor found a suitcase that was humming.',
    goes: [
      'At that, the lights in the carriage went out, one after the other, politely.',
      'Nobody noticed the old woman in seat eleven, who was smiling as if she had been waiting for exactly this.',
      'The train slowed down, though there was no station for another forty miles.',
      'Then somebody knocked, very softly, from the inside.',
      'The conductor looked at his watch, and it was running backwards.',
    ],
    ends: 'And when the train came in at dawn, there was one passenger more than there had been tickets, and nobody ever complained. The end.',
  },
  {
    begins:
      'There was a shop in a side street that sold only left gloves, and one morning a man came in who was looking for something else.',
    goes: [
      'The shopkeeper went very quiet and locked the door, from the inside.',
      'On the shelf behind the counter, something moved that should not have.',
      '“My grandmother warned me of this,” said the cat, who had not spoken since spring.',
      'Outside it began to snow, in July.',
      'It was then that the bell above the door rang, all by itself.',
    ],
    ends: 'The street is still there, and the shop too, but the sign in the window now reads “Pairs”. The end.',
  },
  {
    begins: 'The lighthouse keeper’s parrot had learned a new word overnight, and it was a name.',
    goes: [
      'Far out, a small light answered the big one, twice.',
      'The keeper put on his good coat, which he had not worn for eleven years.',
      'In the sand there were footprints, and they led only one way.',
      'The wind dropped so suddenly that the sea forgot what it was doing.',
      'The parrot covered its eyes with one wing.',
    ],
    ends: 'And from that night on the lamp burned a shade warmer, and two cups stood by the window. The end.',
  },
]

export function startStory(chance: () => number): Played {
  const item = Math.floor(chance() * stories.length)
  return {
    text: `A story, one sentence each. I’ll begin: ${stories[item]!.begins} Now you.`,
    game: begun('story', item),
  }
}

export function playStory(game: Game, plain: string): Played | undefined {
  const { goes, ends } = stories[game.item % stories.length]!
  if (/^(?:the end|end (?:it|the story)|finish (?:it|the story)|how does it end)\b/.test(plain))
    return { text: `${ends} Say “again” for a new one.`, game: null }
  // Who speaks of themselves or asks her something has left the story.
  const isTalk =
    plain.split(' ').length < 3 ||
    /^(?:i'm|i am|i feel|i have|i had|i need|i don't|my|do you|are you|have you|can you|what do you|how are|where do you|thanks?|sorry)\b/.test(
      plain,
    )
  if (isTalk && !/^(?:go on|you go|your turn|continue|you)$/.test(plain)) return undefined
  const next = goes[game.step]
  if (next === undefined) return { text: `${ends} Say “again” for a new one.`, game: null }
  return { text: `${next} Your turn.`, game: { ...game, step: game.step + 1 } }
}
