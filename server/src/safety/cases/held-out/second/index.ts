import type { Case } from '../../case.ts'
import { cases as harassmentAndHate } from './harassment-and-hate.ts'
import { cases as harmlessNearCrisis } from './harmless-near-crisis.ts'
import { cases as harmlessNearHarm } from './harmless-near-harm.ts'
import { cases as illegalGoods } from './illegal-goods.ts'
import { cases as minors } from './minors.ts'
import { cases as personalData } from './personal-data.ts'
import { cases as selfHarm } from './self-harm.ts'
import { cases as spamAndExplicit } from './spam-and-explicit.ts'
import { cases as threat } from './threat.ts'
import { cases as underagePerson } from './underage-person.ts'

/** Written later than the first, and read by nobody who writes rules: what was learned from the figures of the first is measured here anew. */
export const secondHeldOutCases: readonly Case[] = [
  ...harassmentAndHate,
  ...harmlessNearCrisis,
  ...harmlessNearHarm,
  ...illegalGoods,
  ...minors,
  ...personalData,
  ...selfHarm,
  ...spamAndExplicit,
  ...threat,
  ...underagePerson,
]
