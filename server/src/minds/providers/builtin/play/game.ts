/** A game that goes on over several turns. What the person says in it is in here only as marks, as everywhere in the state. */
export interface Game {
  readonly id: GameId
  /** Which of the things, questions or beginnings it is about. */
  readonly item: number
  /** Questions, words or sentences so far. */
  readonly step: number
  readonly score: number
  /** Marks of what has been said or asked in it. */
  readonly used: string
  /** Her own last word, in a chain of them. */
  readonly word: string
  /** Somebody talked of something else: it rests until they come back to it. */
  readonly isOn: boolean
}

export type GameId = 'offer' | 'questions' | 'chain' | 'quiz' | 'story'

export function begun(id: GameId, item = 0): Game {
  return { id, item, step: 0, score: 0, used: '', word: '', isOn: true }
}

/** A game of another release is none. */
export function readGame(value: unknown): Game | null {
  if (typeof value !== 'object' || value === null) return null
  const game = value as Partial<Game>
  const isOurs =
    /^(?:offer|questions|chain|quiz|story)$/.test(String(game.id)) &&
    [game.item, game.step, game.score].every((one) => Number.isInteger(one) && Number(one) >= 0) &&
    typeof game.used === 'string' &&
    game.used.length <= 2000 &&
    typeof game.word === 'string' &&
    game.word.length <= 40 &&
    typeof game.isOn === 'boolean'
  return isOurs ? (value as Game) : null
}

/** What a move in a game comes to. Nothing where the words were no move in it. */
export interface Played {
  readonly text: string
  /** None when it is over. */
  readonly game: Game | null
}
