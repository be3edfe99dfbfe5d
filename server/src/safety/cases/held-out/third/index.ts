import type { Case } from '../../case.ts'
import { cases as harassment } from './harassment.ts'
import { cases as harmless } from './harmless.ts'
import { cases as selfHarm } from './self-harm.ts'
import { cases as threat } from './threat.ts'
import { cases as underagePerson } from './underage-person.ts'

export const thirdHeldOutCases: readonly Case[] = [
  ...selfHarm,
  ...threat,
  ...harassment,
  ...underagePerson,
  ...harmless,
]
