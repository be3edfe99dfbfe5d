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
  warningThreshold: 3,
  /** A token that expires within this many seconds is refreshed first. */
  refreshMarginSeconds: 10,
} as const

export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(limits.emailMax), z.email())
export const password = z.string().check(z.minLength(limits.passwordMin), z.maxLength(limits.passwordMax))
export const birthDate = z.iso.date()

const linkToken = z.string().check(z.minLength(16), z.maxLength(200))
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
  summary: 'Log in on this device',
  who: 'all',
  body: z.object({ email, password: z.string().check(z.minLength(1), z.maxLength(limits.passwordMax)) }),
  answer: authTokens,
  problems: ['invalid-credentials', 'email-not-confirmed', 'account-suspended'],
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
  answer: user,
  problems: ['not-found'],
})
