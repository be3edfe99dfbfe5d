import type { Tx } from '../platform/database/index.ts'
import { countingWarnings } from './policy.ts'
import type { PenaltyRow } from './store-penalties.ts'
import type { ModerationTools } from './tools.ts'

export type AfterCommit = () => void

/** How many warnings count is derived from the penalties, and kept by accounts for everybody who asks. */
export function writeStanding(
  { accounts, clock }: Pick<ModerationTools, 'accounts' | 'clock'>,
  tx: Tx,
  userId: string,
  penalties: readonly PenaltyRow[],
): Promise<AfterCommit> {
  const warningCounter = countingWarnings(penalties, clock.now()).length
  return accounts.changePerson(tx, userId, { warningCounter })
}
