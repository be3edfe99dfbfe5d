import type { Tx } from '../platform/database/index.ts'
import { invalidFields } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { limitAccount } from './limits.ts'
import { makeLink } from './mail-links.ts'
import { passwordFault } from './passwords.ts'
import { isAdult, isPlausibleBirthDate, rules } from './policy.ts'
import { changeUser, insertUser, userByEmail } from './store.ts'
import type { PendingRegistration, Tracking } from './tables.ts'
import type { AccountsTools } from './tools.ts'

export interface Registration {
  readonly brandId: string
  readonly email: string
  readonly password: string
  readonly birthDate: string
  readonly tracking?: Tracking | undefined
  readonly generatorState?: string | undefined
}

/** Opens an account that waits for its confirmation. The caller learns nothing of whether the address was known. */
export async function register(tools: AccountsTools, input: Registration): Promise<void> {
  refuseUnfit(tools, input)
  await limitAccount(tools, 'mail', input)
  const pending: PendingRegistration = {
    passwordHash: await tools.hashing.hash(input.password),
    birthDate: input.birthDate,
    ...(input.tracking === undefined ? {} : { tracking: input.tracking }),
    ...(input.generatorState === undefined ? {} : { generatorState: input.generatorState }),
  }
  await tools.database.transaction(async (tx) => {
    const userId = await openAccount(tools, tx, input, pending)
    if (userId === undefined) return
    const linkId = await makeLink(tools, tx, {
      purpose: 'confirm-registration',
      userId,
      seconds: rules.confirmationSeconds,
      pending,
    })
    await tools.letters.confirmRegistration(tx, { userId, linkId })
  })
}

/**
 * The account to confirm, new or begun before; nothing when the address belongs to somebody, who is told by mail.
 * Each attempt keeps its own password with its own link: whoever begins an account with a stranger's address does not
 * thereby choose the password that the stranger will confirm.
 */
async function openAccount(
  tools: AccountsTools,
  tx: Tx,
  input: Registration,
  pending: PendingRegistration,
): Promise<string | undefined> {
  const id = newId()
  const { brandId, email } = input
  const isNew = await insertUser(tx, {
    id,
    brandId,
    email,
    ...pending,
    groups: ['USER'],
    createdAt: tools.clock.now(),
  })
  if (isNew) return id
  const known = await userByEmail(tx, brandId, email)
  if (known === undefined) throw new Error('an account vanished while its address was registered')
  if (known.confirmedAt === null) {
    await changeUser(tx, known.id, { passwordHash: pending.passwordHash })
    return known.id
  }
  await tools.letters.alreadyRegistered(tx, { userId: known.id })
  return undefined
}

function refuseUnfit(tools: AccountsTools, input: Registration): void {
  const now = tools.clock.now()
  const fields = []
  const about = { email: input.email, brandName: tools.brands.byId(input.brandId).name }
  const fault = passwordFault(input.password, about)
  if (fault !== undefined) fields.push({ path: 'password', message: fault })
  if (!isPlausibleBirthDate(input.birthDate, now)) {
    fields.push({ path: 'birthDate', message: 'Please look again at your date of birth.' })
  } else if (!isAdult(input.birthDate, now)) {
    fields.push({ path: 'birthDate', message: 'You must be 18 or older to open an account.' })
  }
  if (fields.length > 0) throw invalidFields(fields)
}
