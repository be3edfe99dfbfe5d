import type { Tx } from '../platform/database/index.ts'
import { invalidField, notFound } from '../platform/errors.ts'
import type { Principal } from '../platform/http/context.ts'
import { changeEmail, limitEmailChange } from './change-email.ts'
import { changePassword, hashNewPassword } from './change-password.ts'
import { checkPassword, wrongPassword } from './check-password.ts'
import { announceUser } from './read-user.ts'
import { announceEnd } from './sessions.ts'
import { changeUser, lockUser, type NewUser, type UserRow } from './store.ts'
import type { AccountsTools } from './tools.ts'

export interface SelfChange {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly newPassword?: string | undefined
  readonly currentPassword?: string | undefined
  readonly mailNotices?: { readonly news: boolean } | undefined
}

/** What a person may change about themselves: all of it or nothing. What is not named here cannot be changed by asking. */
export async function changeSelf(
  tools: AccountsTools,
  principal: Principal,
  userId: string,
  change: SelfChange,
): Promise<void> {
  if (principal.userId !== userId) throw notFound('This person')
  const { name, email, newPassword } = change
  if (name !== undefined) await screenName(tools, name)
  const isGuarded = email !== undefined || newPassword !== undefined
  const known = isGuarded ? await checkPassword(tools, userId, change.currentPassword) : undefined
  if (known !== undefined && email !== undefined) {
    if (email === known.email) throw invalidField('email', 'This is your address already.')
    await limitEmailChange(tools, known, email)
  }
  const passwordHash =
    known === undefined || newPassword === undefined
      ? undefined
      : await hashNewPassword(tools, known, newPassword)

  const ended = await tools.database.transaction(async (tx) => {
    const user = await lockedUser(tx, userId, known)
    const plain = plainChange(change)
    if (Object.keys(plain).length > 0) await changeUser(tx, userId, plain)
    const logged = passwordHash === undefined ? [] : await changePassword(tools, tx, principal, passwordHash)
    if (email !== undefined) await changeEmail(tools, tx, user, email)
    return logged
  })
  announceEnd(tools, ended)
  await announceUser(tools, userId)
}

/** The password that was checked must still be theirs: a change that has just happened elsewhere counts. */
async function lockedUser(tx: Tx, userId: string, known: UserRow | undefined): Promise<UserRow> {
  const user = await lockUser(tx, userId)
  if (user === undefined) throw notFound('This person')
  if (known !== undefined && user.passwordHash !== known.passwordHash) throw wrongPassword()
  return user
}

/** Angels say it aloud. */
async function screenName({ safety }: AccountsTools, name: string): Promise<void> {
  const verdict = await safety.screen(name, { surface: 'persona' })
  if (verdict.kind === 'block') throw invalidField('name', verdict.reason)
}

function plainChange({ name, mailNotices }: SelfChange): Partial<NewUser> {
  return {
    ...(name === undefined ? {} : { avatarName: name }),
    ...(mailNotices === undefined ? {} : { mailNews: mailNotices.news }),
  }
}
