import type { Conversation } from '../../fourth/expect.ts'
import { threeAfternoonsAWeek } from './01-three-afternoons-a-week.ts'
import { voucherFromMySister } from './02-voucher-from-my-sister.ts'
import { handsBecomeWater } from './03-hands-become-water.ts'
import { seventeenFrogs } from './04-seventeen-frogs.ts'
import { fatherOfTheBride } from './05-father-of-the-bride.ts'
import { droppedOnTwelve } from './06-dropped-on-twelve.ts'
import { oneShelf } from './07-one-shelf.ts'
import { mintGreen } from './08-mint-green.ts'
import { longBlackNoSugar } from './09-long-black-no-sugar.ts'
import { theBishopMoves } from './10-the-bishop-moves.ts'
import { besidesTheRadio } from './11-besides-the-radio.ts'
import { offAtSeven } from './12-off-at-seven.ts'
import { twoMinutesOfSpeech } from './13-two-minutes-of-speech.ts'
import { behindTheSauna } from './14-behind-the-sauna.ts'
import { overnightDesk } from './15-overnight-desk.ts'
import { theQueenBehindTheHouse } from './16-the-queen-behind-the-house.ts'
import { allOfItOff } from './17-all-of-it-off.ts'
import { oneVerySmallBoss } from './18-one-very-small-boss.ts'
import { castIron } from './19-cast-iron.ts'
import { seventeenForLamb } from './20-seventeen-for-lamb.ts'

/** By two authors who knew nothing of the mind. */
export const partA: readonly Conversation[] = [
  threeAfternoonsAWeek,
  voucherFromMySister,
  handsBecomeWater,
  seventeenFrogs,
  fatherOfTheBride,
  droppedOnTwelve,
  oneShelf,
  mintGreen,
  longBlackNoSugar,
  theBishopMoves,
  besidesTheRadio,
  offAtSeven,
  twoMinutesOfSpeech,
  behindTheSauna,
  overnightDesk,
  theQueenBehindTheHouse,
  allOfItOff,
  oneVerySmallBoss,
  castIron,
  seventeenForLamb,
]
