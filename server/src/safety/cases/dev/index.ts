import type { Case } from '../case.ts'
import { cases as explicit } from './explicit.ts'
import { cases as harassment } from './harassment.ts'
import { cases as harmlessLives } from './harmless-lives.ts'
import { cases as harmlessStories } from './harmless-stories.ts'
import { cases as harmlessWords } from './harmless-words.ts'
import { cases as hate } from './hate.ts'
import { cases as illegalGoods } from './illegal-goods.ts'
import { cases as minors } from './minors.ts'
import { cases as personalData } from './personal-data.ts'
import { cases as secondHarassmentAndHate } from './second/harassment-and-hate.ts'
import { cases as secondHarmlessNearCrisis } from './second/harmless-near-crisis.ts'
import { cases as secondIllegalGoods } from './second/illegal-goods.ts'
import { cases as secondMinors } from './second/minors.ts'
import { cases as secondPersonalData } from './second/personal-data.ts'
import { cases as secondSelfHarm } from './second/self-harm.ts'
import { cases as secondSpamAndExplicit } from './second/spam-and-explicit.ts'
import { cases as secondThreat } from './second/threat.ts'
import { cases as secondUnderagePerson } from './second/underage-person.ts'
import { cases as selfHarm } from './self-harm.ts'
import { cases as spam } from './spam.ts'
import { cases as threat } from './threat.ts'
import { cases as underagePerson } from './underage-person.ts'

/** What the rules' author may read. */
export const devCases: readonly Case[] = [
  ...explicit,
  ...harassment,
  ...harmlessLives,
  ...harmlessStories,
  ...harmlessWords,
  ...hate,
  ...illegalGoods,
  ...minors,
  ...personalData,
  ...secondHarassmentAndHate,
  ...secondHarmlessNearCrisis,
  ...secondIllegalGoods,
  ...secondMinors,
  ...secondPersonalData,
  ...secondSelfHarm,
  ...secondSpamAndExplicit,
  ...secondThreat,
  ...secondUnderagePerson,
  ...selfHarm,
  ...spam,
  ...threat,
  ...underagePerson,
]
