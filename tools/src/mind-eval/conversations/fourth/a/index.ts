import type { Conversation } from '../expect.ts'
import { clickingOnTheLeft } from './01-clicking-on-the-left.ts'
import { theDeepEndAtSeventy } from './02-the-deep-end-at-seventy.ts'
import { onePhotoOfManila } from './03-one-photo-of-manila.ts'
import { floorPolish } from './04-floor-polish.ts'
import { twoBars } from './05-two-bars.ts'
import { threeAmAgain } from './06-three-a-m-again.ts'
import { theOldKelpie } from './07-the-old-kelpie.ts'
import { threeLunchBoxes } from './08-three-lunch-boxes.ts'
import { seventyPerCent } from './09-seventy-per-cent.ts'
import { postcardsFromRibe } from './10-postcards-from-ribe.ts'
import { theFourthFloorLift } from './11-the-fourth-floor-lift.ts'
import { theCheeseAffair } from './12-the-cheese-affair.ts'
import { lettersWithTails } from './13-letters-with-tails.ts'
import { secondAlto } from './14-second-alto.ts'
import { twoWeeksOn } from './15-two-weeks-on.ts'
import { actTwo } from './16-act-two.ts'
import { hutToHut } from './17-hut-to-hut.ts'
import { dictatedInDearborn } from './18-dictated-in-dearborn.ts'
import { fortyTwoExerciseBooks } from './19-forty-two-exercise-books.ts'
import { theKiskadee } from './20-the-kiskadee.ts'
import { drawerInToaPayoh } from './21-drawer-in-toa-payoh.ts'
import { beforeTheRain } from './22-before-the-rain.ts'
import { afterTheSecondSet } from './23-after-the-second-set.ts'
import { eightSeats } from './24-eight-seats.ts'
import { smallEnoughToDo } from './25-small-enough-to-do.ts'
import { forATuesday } from './26-for-a-tuesday.ts'
import { threeEvenings } from './27-three-evenings.ts'
import { verseTwo } from './28-verse-two.ts'
import { ohFourHundred } from './29-oh-four-hundred.ts'
import { theThingWithAHat } from './30-the-thing-with-a-hat.ts'

export const partA: readonly Conversation[] = [
  clickingOnTheLeft,
  theDeepEndAtSeventy,
  onePhotoOfManila,
  floorPolish,
  twoBars,
  threeAmAgain,
  theOldKelpie,
  threeLunchBoxes,
  seventyPerCent,
  postcardsFromRibe,
  theFourthFloorLift,
  theCheeseAffair,
  lettersWithTails,
  secondAlto,
  twoWeeksOn,
  actTwo,
  hutToHut,
  dictatedInDearborn,
  fortyTwoExerciseBooks,
  theKiskadee,
  drawerInToaPayoh,
  beforeTheRain,
  afterTheSecondSet,
  eightSeats,
  smallEnoughToDo,
  forATuesday,
  threeEvenings,
  verseTwo,
  ohFourHundred,
  theThingWithAHat,
]
