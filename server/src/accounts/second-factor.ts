import { randomBytes } from 'node:crypto'
import { renderSVG } from 'uqr'
import { notFound, problem } from '../platform/errors.ts'
import type { Principal } from '../platform/http/context.ts'
import { checkPassword, wrongPassword } from './check-password.ts'
import { takeAppCode, takeCode, wrongCode } from './check-code.ts'
import { forgiveAccount, limitAccount } from './limits.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { seal } from './sealing.ts'
import { announceEnd } from './sessions.ts'
import { endSessionsOf, lockUser, userById, type UserRow } from './store.ts'
import {
  changeSecondFactor,
  deleteSecondFactor,
  lockSecondFactor,
  putSecondFactor,
} from './store-second-factors.ts'
import { base32, otpauthUri } from './totp.ts'
import type { AccountsTools } from './tools.ts'

const secretBytes = 20

/** Gives a secret for the app. Nothing is asked for at log-in until a code of it was confirmed. */
export async function beginSecondFactor(tools: AccountsTools, principal: Principal, userId: string) {
  const user = await self(tools, principal, userId)
  if (!user.groups.includes('AGENT')) throw problem('not-allowed', 'A second factor is for agents.')
  const secret = randomBytes(secretBytes)
  const sealed = seal(tools.keys.secondFactor, secret, userId)
  const row = { userId, secret: sealed, createdAt: tools.clock.now() }
  if (!(await tools.database.transaction((tx) => putSecondFactor(tx, row)))) throw inForce()
  const uri = otpauthUri({ secret, issuer: tools.brands.byId(user.brandId).name, email: user.email })
  const svg = renderSVG(uri, { ecc: 'M', border: 4 })
  return {
    secret: base32(secret),
    uri,
    qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  }
}

/**
 * From here on log-in asks for a code. Devices that came in without one are logged out: rights that hang on the second
 * factor must not come to a session that never saw it.
 */
export async function confirmSecondFactor(
  tools: AccountsTools,
  principal: Principal,
  userId: string,
  code: string,
): Promise<string[]> {
  const user = await self(tools, principal, userId)
  await limitAccount(tools, 'secondFactor', user)
  const recoveryCodes = newRecoveryCodes()
  const now = tools.clock.now()
  const ended = await tools.database.transaction(async (tx) => {
    await lockUser(tx, userId)
    const factor = await lockSecondFactor(tx, userId)
    if (factor === undefined) throw problem('conflict', 'Please begin with the code to scan.')
    if (factor.confirmedAt !== null) throw inForce()
    if (!(await takeAppCode(tools, tx, factor, code))) throw wrongCode()
    const recoveryHashes = recoveryCodes.map((one) => recoveryHash(tools.keys.recoveryCode, userId, one))
    await changeSecondFactor(tx, userId, { confirmedAt: now, recoveryHashes })
    await tools.letters.secondFactorOn(tx, { userId })
    return endSessionsOf(tx, userId, 'second-factor', now, principal.sessionId)
  })
  await forgiveAccount(tools, 'secondFactor', user)
  tools.doorkeeper.forget(principal.sessionId)
  announceEnd(tools, ended)
  return recoveryCodes
}

export async function endSecondFactor(
  tools: AccountsTools,
  principal: Principal,
  userId: string,
  input: { currentPassword: string; code: string },
): Promise<void> {
  await self(tools, principal, userId)
  const known = await checkPassword(tools, userId, input.currentPassword)
  await limitAccount(tools, 'secondFactor', known)
  await tools.database.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (user?.passwordHash !== known.passwordHash) throw wrongPassword()
    await takeCode(tools, tx, userId, input.code)
    await deleteSecondFactor(tx, userId)
    await tools.letters.secondFactorOff(tx, { userId })
  })
  await forgiveAccount(tools, 'secondFactor', known)
  tools.doorkeeper.forget(principal.sessionId)
}

async function self(tools: AccountsTools, principal: Principal, userId: string): Promise<UserRow> {
  const user = principal.userId === userId ? await userById(tools.database.db, userId) : undefined
  if (user === undefined) throw notFound('This person')
  return user
}

function inForce() {
  return problem('conflict', 'There is a second factor already. Please end it first.')
}
