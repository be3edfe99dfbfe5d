import type { Tx } from '../platform/database/index.ts'
import { invalidField } from '../platform/errors.ts'
import { recoveryHash } from './recovery-codes.ts'
import { unseal } from './sealing.ts'
import { changeSecondFactor, lockSecondFactor, type SecondFactorRow } from './store-second-factors.ts'
import { stepOf } from './totp.ts'
import type { AccountsTools } from './tools.ts'

/** Takes a code of the app, once; the step of it is remembered. */
export async function takeAppCode(
  tools: AccountsTools,
  tx: Tx,
  factor: SecondFactorRow,
  code: string,
): Promise<boolean> {
  const secret = unseal(tools.keys.secondFactor, factor.secret, factor.userId)
  const step = stepOf(secret, code.replace(/\s/g, ''), tools.clock.now(), factor.lastStep)
  if (step === undefined) return false
  await changeSecondFactor(tx, factor.userId, { lastStep: step })
  return true
}

/** Takes a code of the app or a recovery code of a factor that is in force. Throws when it is neither. */
export async function takeCode(tools: AccountsTools, tx: Tx, userId: string, code: string): Promise<void> {
  const factor = await lockSecondFactor(tx, userId)
  if (factor === undefined || factor.confirmedAt === null) throw wrongCode()
  if (await takeAppCode(tools, tx, factor, code)) return
  const hash = recoveryHash(tools.keys.recoveryCode, userId, code)
  if (!factor.recoveryHashes.includes(hash)) throw wrongCode()
  const left = factor.recoveryHashes.filter((one) => one !== hash)
  await changeSecondFactor(tx, userId, { recoveryHashes: left })
  await tools.letters.recoveryCodeUsed(tx, { userId, left: left.length })
}

export function wrongCode() {
  return invalidField('code', 'This code does not fit. Codes work once and change every 30 seconds.')
}
