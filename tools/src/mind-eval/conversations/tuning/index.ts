import type { Conversation } from '../../types.ts'
import { examWeek } from './exam-week.ts'
import { grandad } from './grandad.ts'
import { heavyNight } from './heavy-night.ts'
import { heckler } from './heckler.ts'
import { howHeavy } from './how-heavy.ts'
import { killingMe } from './killing-me.ts'
import { lateShift } from './late-shift.ts'
import { manyTongues } from './many-tongues.ts'
import { receiptsPlease } from './receipts-please.ts'
import { sideQuests } from './side-quests.ts'
import { smallHours } from './small-hours.ts'
import { supperForSix } from './supper-for-six.ts'
import { theHedge } from './the-hedge.ts'
import { theMorningAfter } from './the-morning-after.ts'
import { whatIsInTheFridge } from './what-is-in-the-fridge.ts'

export const tuning: readonly Conversation[] = [
  lateShift,
  theMorningAfter,
  whatIsInTheFridge,
  receiptsPlease,
  sideQuests,
  examWeek,
  grandad,
  heckler,
  manyTongues,
  heavyNight,
  howHeavy,
  killingMe,
  smallHours,
  supperForSix,
  theHedge,
]
