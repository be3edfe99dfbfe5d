import type { Conversation } from '../../fourth/expect.ts'
import { theSpareRoom } from './01-the-spare-room.ts'
import { nightDesk } from './02-night-desk.ts'
import { sourdoughAndSplints } from './03-sourdough-and-splints.ts'
import { auntWinniesPiano } from './04-aunt-winnies-piano.ts'
import { aTableForTwo } from './05-a-table-for-two.ts'
import { fiveThirtyEveryDay } from './06-five-thirty-every-day.ts'
import { theShallowEnd } from './07-the-shallow-end.ts'
import { theQuietEndOfTheDesk } from './08-the-quiet-end-of-the-desk.ts'
import { oldDogLongWinter } from './09-old-dog-long-winter.ts'
import { netPractice } from './10-net-practice.ts'
import { twoHivesAndAGreenShed } from './11-two-hives-and-a-green-shed.ts'
import { auntieNeedle } from './12-auntie-needle.ts'
import { aTableForFriday } from './13-a-table-for-friday.ts'
import { whatTheNeighboursPlay } from './14-what-the-neighbours-play.ts'

/** By two more, later. */
export const partB: readonly Conversation[] = [
  theSpareRoom,
  nightDesk,
  sourdoughAndSplints,
  auntWinniesPiano,
  aTableForTwo,
  fiveThirtyEveryDay,
  theShallowEnd,
  theQuietEndOfTheDesk,
  oldDogLongWinter,
  netPractice,
  twoHivesAndAGreenShed,
  auntieNeedle,
  aTableForFriday,
  whatTheNeighboursPlay,
]
