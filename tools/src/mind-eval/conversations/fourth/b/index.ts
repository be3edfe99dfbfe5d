import type { Conversation } from '../expect.ts'
import { plotSeventeen } from './01-plot-seventeen.ts'
import { balikbayanBox } from './02-balikbayan-box.ts'
import { vivaInUppsala } from './03-viva-in-uppsala.ts'
import { makingWeight } from './04-making-weight.ts'
import { nineYards } from './05-nine-yards.ts'
import { whisperBack } from './06-whisper-back.ts'
import { theOtherWeekend } from './07-the-other-weekend.ts'
import { guestCount } from './08-guest-count.ts'
import { fernOnTheForearm } from './09-fern-on-the-forearm.ts'
import { twoEnvelopes } from './10-two-envelopes.ts'
import { quinceAndWax } from './11-quince-and-wax.ts'
import { yellowCard } from './12-yellow-card.ts'
import { aRoomInCork } from './13-a-room-in-cork.ts'
import { saltHours } from './14-salt-hours.ts'
import { elevenMinutes } from './15-eleven-minutes.ts'
import { theLongTable } from './16-the-long-table.ts'

/** Not to be read by whoever works on the mind. */
export const partB: readonly Conversation[] = [
  plotSeventeen,
  balikbayanBox,
  vivaInUppsala,
  makingWeight,
  nineYards,
  whisperBack,
  theOtherWeekend,
  guestCount,
  fernOnTheForearm,
  twoEnvelopes,
  quinceAndWax,
  yellowCard,
  aRoomInCork,
  saltHours,
  elevenMinutes,
  theLongTable,
]
