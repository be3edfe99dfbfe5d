import * as z from 'zod/mini'
import { id, time } from './common.ts'
import { route } from './route.ts'

export const groups = ['USER', 'AGENT'] as const
export type Group = (typeof groups)[number]

export const limits = {
  passwordMin: 8,
  passwordMax: 128,
  emailMax: 254,
  adultAge: 18,
  nameMax: 40,
  warningThreshold: 3,
  /** A token that expires within this many seconds is refreshed first. */
  refreshMarginSeconds: 10,
} as const

export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(limits.emailMax), z.email())
export const password = z.string().check(z.minLength(limits.passwordMin), z.maxLength(limits.passwordMax))
export const birthDate = z.iso.date()

const linkToken = z.string().check(z.minLength(16), z.maxLength(200))
const currentPassword = z.string().check(z.minLength(1), z.maxLength(limits.passwordMax))
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.nameMax))
/** Six digits, or a recovery code. */
const secondFactorCode = z.string().check(z.trim(), z.minLength(6), z.maxLength(40))
const refreshToken = z.string().check(z.minLength(16), z.maxLength(400))

/** The user as the access token's `user` claim carries it, and, fresher, as `GET /api/users/{id}` answers. */
export const user = z.object({
  id,
  email: z.string(),
  avatar: z.nullable(z.object({ name: z.string(), imageUrl: z.string() })),
  tokens: z.int(),
  isPremium: z.boolean(),
  warningCounter: z.int(),
  suspendedUntil: z.nullable(time),
  isAgent: z.boolean(),
})
export type User = z.output<typeof user>

/** What only the person reads and changes about themselves, beside what the token carries. */
export const userDetails = z.extend(user, {
  birthDate,
  createdAt: time,
  /** The new address that waits for its confirmation. */
  pendingEmail: z.nullable(z.string()),
  /** Mails about the account's safety cannot be switched off. */
  mailNotices: z.object({ news: z.boolean(), security: z.literal(true) }),
  /** When the account will be erased, while that can still be undone. */
  deletionAt: z.nullable(time),
  /** Whether log-in asks for a code of an authenticator app too. */
  secondFactor: z.boolean(),
})
export type UserDetails = z.output<typeof userDetails>

export const authTokens = z.object({ accessToken: z.string(), refreshToken: z.string() })
export type AuthTokens = z.output<typeof authTokens>

export const tracking = z.object({
  pid: z.string().check(z.minLength(1), z.maxLength(200)),
  ptype: z.literal('reddit'),
})

export const register = route({
  name: 'accounts.register',
  method: 'POST',
  path: '/api/auth/registration',
  summary: 'Open an account; the answer never tells whether the address is known',
  who: 'all',
  status: 202,
  body: z.object({
    email,
    password,
    birthDate,
    acceptTerms: z.literal(true),
    tracking: z.optional(tracking),
    generatorState: z.optional(id),
  }),
  problems: ['invalid-fields'],
})

export const confirmRegistration = route({
  name: 'accounts.confirmRegistration',
  method: 'POST',
  path: '/api/auth/registration/confirmation',
  summary: 'Confirm the address with the token of the mailed link',
  who: 'all',
  status: 204,
  body: z.object({ token: linkToken }),
  problems: ['link-expired', 'link-invalid'],
})

export const resendConfirmation = route({
  name: 'accounts.resendConfirmation',
  method: 'POST',
  path: '/api/auth/registration/resend',
  summary: 'Send the confirmation mail again',
  who: 'all',
  status: 202,
  body: z.object({ email }),
})

export const logIn = route({
  name: 'accounts.logIn',
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Log in on this device; with a second factor, the answer is a challenge for the next call',
  who: 'all',
  body: z.object({ email, password: currentPassword }),
  answer: z.union([authTokens, z.object({ challenge: z.string() })]),
  problems: ['invalid-credentials', 'email-not-confirmed', 'account-suspended'],
})

export const logInSecondFactor = route({
  name: 'accounts.logInSecondFactor',
  method: 'POST',
  path: '/api/auth/login/second-factor',
  summary: 'Finish a log-in with a code of the authenticator app, or with a recovery code',
  who: 'all',
  body: z.object({ challenge: z.string().check(z.minLength(16), z.maxLength(1000)), code: secondFactorCode }),
  answer: authTokens,
  problems: ['invalid-credentials', 'invalid-fields', 'account-suspended'],
})

export const logOut = route({
  name: 'accounts.logOut',
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this device’s session',
  who: 'all',
  status: 204,
  body: z.object({ refreshToken }),
})

export const refresh = route({
  name: 'accounts.refresh',
  method: 'POST',
  path: '/api/auth/token/refresh',
  summary: 'Trade the refresh token for a fresh pair',
  who: 'all',
  body: z.object({ refreshToken }),
  answer: authTokens,
  problems: ['refresh-token-invalid', 'account-suspended'],
})

export const forgetPassword = route({
  name: 'accounts.forgetPassword',
  method: 'POST',
  path: '/api/auth/password/forgotten',
  summary: 'Ask for a mail with a link to set a new password',
  who: 'all',
  status: 202,
  body: z.object({ email }),
})

export const setPassword = route({
  name: 'accounts.setPassword',
  method: 'POST',
  path: '/api/auth/password',
  summary: 'Set a new password with the token of the mailed link',
  who: 'all',
  status: 204,
  body: z.object({ token: linkToken, password }),
  problems: ['link-expired', 'link-invalid', 'invalid-fields'],
})

export const readUser = route({
  name: 'accounts.readUser',
  method: 'GET',
  path: '/api/users/{id}',
  summary: 'The person as they are now',
  who: 'user',
  params: z.object({ id }),
  answer: userDetails,
  problems: ['not-found'],
})

export const changeUser = route({
  name: 'accounts.changeUser',
  method: 'PATCH',
  path: '/api/users/{id}',
  summary:
    'Change oneself: a new address or password asks for the current password; a new address waits for its confirmation',
  who: 'user',
  params: z.object({ id }),
  body: z.object({
    name: z.optional(name),
    email: z.optional(email),
    newPassword: z.optional(password),
    currentPassword: z.optional(currentPassword),
    mailNotices: z.optional(z.object({ news: z.boolean() })),
  }),
  answer: userDetails,
  problems: ['not-found', 'invalid-fields'],
})

export const confirmEmail = route({
  name: 'accounts.confirmEmail',
  method: 'POST',
  path: '/api/auth/email/confirmation',
  summary: 'Make a new address true with the token of the mailed link',
  who: 'all',
  status: 204,
  body: z.object({ token: linkToken }),
  problems: ['link-expired', 'link-invalid'],
})

export const cancelEmailChange = route({
  name: 'accounts.cancelEmailChange',
  method: 'DELETE',
  path: '/api/users/{id}/pending-email',
  summary: 'Keep the address as it is',
  who: 'user',
  status: 204,
  params: z.object({ id }),
  problems: ['not-found'],
})

export const startExport = route({
  name: 'accounts.startExport',
  method: 'POST',
  path: '/api/users/{id}/export',
  summary: 'Gather everything about the person into a ZIP; a mail says when it is ready',
  who: 'user',
  status: 202,
  params: z.object({ id }),
  problems: ['not-found'],
})

export const exportStates = ['NONE', 'MAKING', 'READY', 'FAILED'] as const

export const dataExport = z.object({
  state: z.enum(exportStates),
  /** Where the ZIP lies until `expiresAt`; whoever has the address can read it. */
  url: z.nullable(z.string()),
  expiresAt: z.nullable(time),
  madeAt: z.nullable(time),
})
export type DataExport = z.output<typeof dataExport>

export const readExport = route({
  name: 'accounts.readExport',
  method: 'GET',
  path: '/api/users/{id}/export',
  summary: 'How far the ZIP is, and where it lies',
  who: 'user',
  params: z.object({ id }),
  answer: dataExport,
  problems: ['not-found'],
})

export const closeAccount = route({
  name: 'accounts.closeAccount',
  method: 'DELETE',
  path: '/api/users/{id}',
  summary: 'Close the account: erased after seven days, in which it can be undone',
  who: 'user',
  status: 202,
  params: z.object({ id }),
  body: z.object({ currentPassword }),
  answer: z.object({ deletionAt: time }),
  problems: ['not-found', 'invalid-fields'],
})

export const keepAccount = route({
  name: 'accounts.keepAccount',
  method: 'POST',
  path: '/api/users/{id}/restoration',
  summary: 'Undo the closing of the account',
  who: 'user',
  params: z.object({ id }),
  answer: userDetails,
  problems: ['not-found'],
})

export const beginSecondFactor = route({
  name: 'accounts.beginSecondFactor',
  method: 'POST',
  path: '/api/users/{id}/second-factor',
  summary: 'For agents: a secret for an authenticator app, in force once a code of it is confirmed',
  who: 'user',
  params: z.object({ id }),
  answer: z.object({
    /** To type in, in base 32. */
    secret: z.string(),
    /** `otpauth://`. */
    uri: z.string(),
    /** The same as a picture: a data URI. */
    qr: z.string(),
  }),
  problems: ['not-found', 'not-allowed', 'conflict'],
})

export const confirmSecondFactor = route({
  name: 'accounts.confirmSecondFactor',
  method: 'PUT',
  path: '/api/users/{id}/second-factor',
  summary: 'Put the second factor in force; logs other devices out',
  who: 'user',
  params: z.object({ id }),
  body: z.object({ code: secondFactorCode }),
  answer: z.object({
    /** Each replaces one code; shown this once. */
    recoveryCodes: z.array(z.string()),
  }),
  problems: ['not-found', 'invalid-fields', 'conflict'],
})

export const endSecondFactor = route({
  name: 'accounts.endSecondFactor',
  method: 'DELETE',
  path: '/api/users/{id}/second-factor',
  summary: 'Log in without a second factor again',
  who: 'user',
  status: 204,
  params: z.object({ id }),
  body: z.object({ currentPassword, code: secondFactorCode }),
  problems: ['not-found', 'invalid-fields'],
})

/** A place where the person is logged in. */
export const device = z.object({
  id,
  userAgent: z.string(),
  createdAt: time,
  lastUsedAt: time,
  /** The one that asks. */
  isThis: z.boolean(),
})
export type Device = z.output<typeof device>

export const listDevices = route({
  name: 'accounts.listDevices',
  method: 'GET',
  path: '/api/users/{id}/sessions',
  summary: 'Where the person is logged in, the device used last first',
  who: 'user',
  params: z.object({ id }),
  answer: z.object({ items: z.array(device) }),
  problems: ['not-found'],
})

export const endDevice = route({
  name: 'accounts.endDevice',
  method: 'DELETE',
  path: '/api/users/{id}/sessions/{sessionId}',
  summary: 'Log one device out',
  who: 'user',
  status: 204,
  params: z.object({ id, sessionId: id }),
  problems: ['not-found'],
})

export const endDevices = route({
  name: 'accounts.endDevices',
  method: 'DELETE',
  path: '/api/users/{id}/sessions',
  summary: 'Log out everywhere, here too',
  who: 'user',
  status: 204,
  params: z.object({ id }),
  problems: ['not-found'],
})
