import type { Conversation } from '../../types.ts'
import { aFilmAboutIt } from './a-film-about-it.ts'
import { askMeAgain } from './ask-me-again.ts'
import { awakeAgain } from './awake-again.ts'
import { breatheFirst } from './breathe-first.ts'
import { firstInterview } from './first-interview.ts'
import { nineMoves } from './nine-moves.ts'
import { results } from './results.ts'
import { secondSet } from './second-set.ts'
import { theLongWatch } from './the-long-watch.ts'
import { theNewDog } from './the-new-dog.ts'
import { twoCups } from './two-cups.ts'
import { twoSuitcases } from './two-suitcases.ts'
import { weirdNoise } from './weird-noise.ts'
import { whoseIsland } from './whose-island.ts'
import { yearsAgo } from './years-ago.ts'

export const heldOut: readonly Conversation[] = [
  aFilmAboutIt,
  askMeAgain,
  awakeAgain,
  breatheFirst,
  firstInterview,
  nineMoves,
  results,
  secondSet,
  theLongWatch,
  theNewDog,
  twoCups,
  twoSuitcases,
  weirdNoise,
  whoseIsland,
  yearsAgo,
]
