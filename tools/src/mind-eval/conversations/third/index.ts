import type { Conversation } from '../../types.ts'
import { boxesInTheHall } from './01-a-boxes-in-the-hall.ts'
import { theBranchLine } from './02-b-the-branch-line.ts'
import { cMinus } from './03-a-c-minus.ts'
import { thirtyEightMetres } from './04-b-thirty-eight-metres.ts'
import { theGreenBicycle } from './05-a-the-green-bicycle.ts'
import { offThePitch } from './06-b-off-the-pitch.ts'
import { greenInk } from './07-a-green-ink.ts'
import { oneChair } from './08-b-one-chair.ts'
import { wrongCalendar } from './09-a-wrong-calendar.ts'
import { scaffoldTea } from './10-b-scaffold-tea.ts'
import { theEarlyBoat } from './11-a-the-early-boat.ts'
import { theWrongValley } from './12-b-the-wrong-valley.ts'
import { fewWords } from './13-a-few-words.ts'
import { theLastWard } from './14-b-the-last-ward.ts'

/** Odd ones are part a, even ones part b. */
export const third: readonly Conversation[] = [
  boxesInTheHall,
  theBranchLine,
  cMinus,
  thirtyEightMetres,
  theGreenBicycle,
  offThePitch,
  greenInk,
  oneChair,
  wrongCalendar,
  scaffoldTea,
  theEarlyBoat,
  theWrongValley,
  fewWords,
  theLastWard,
]
