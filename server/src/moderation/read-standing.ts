import type { readStanding as contract } from '@aureole/contract/appeals'
import type { AnswerOf } from '@aureole/contract/route'
import { countingWarnings, later, rules } from './policy.ts'
import { presentPenalty } from './present.ts'
import { appealsOf, penaltiesOf } from './store-penalties.ts'
import type { ModerationTools } from './tools.ts'

/** A person's own warnings and suspensions, the latest first. Who gave them is the house's business. */
export async function readStanding(
  { clock, database: { db } }: Pick<ModerationTools, 'clock' | 'database'>,
  userId: string,
): Promise<AnswerOf<typeof contract>> {
  const now = clock.now()
  const penalties = await penaltiesOf(db, userId)
  const appeals = new Map((await appealsOf(db, userId)).map((one) => [one.penaltyId, one.state]))
  return {
    warningCounter: countingWarnings(penalties, now).length,
    penalties: penalties.toReversed().map((one) => ({
      ...presentPenalty(one, penalties, new Map(), now),
      by: null,
      appeal: appeals.get(one.id) ?? null,
      canAppeal: !appeals.has(one.id) && one.lift === null && later(one.at, rules.appealMs) >= now,
    })),
  }
}
