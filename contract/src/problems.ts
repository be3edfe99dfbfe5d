import * as z from 'zod/mini'

/** Every stable error code with its status and title. `detail` is written where the problem arises. */
export const problems = {
  'malformed-request': { status: 400, title: 'The request could not be read' },
  'not-authenticated': { status: 401, title: 'Not logged in' },
  'invalid-credentials': { status: 401, title: 'E-mail or password is wrong' },
  'refresh-token-invalid': { status: 401, title: 'The session has ended' },
  'not-enough-tokens': { status: 402, title: 'Not enough tokens' },
  'not-allowed': { status: 403, title: 'Not allowed' },
  'email-not-confirmed': { status: 403, title: 'The e-mail address is not confirmed yet' },
  'account-suspended': { status: 403, title: 'The account is suspended' },
  'reason-needed': { status: 403, title: 'An agent needs a reason to read this' },
  'premium-required': { status: 403, title: 'Premium is needed' },
  'avatar-limit-reached': { status: 403, title: 'No room for another angel' },
  'not-found': { status: 404, title: 'Nothing at this address' },
  'method-not-allowed': { status: 405, title: 'Not a method of this address' },
  'already-premium': { status: 409, title: 'You have premium already' },
  conflict: { status: 409, title: 'This has changed meanwhile' },
  'idempotency-key-reused': { status: 409, title: 'The key belongs to another request' },
  'link-expired': { status: 410, title: 'The link has expired' },
  'body-too-large': { status: 413, title: 'Too large' },
  'unsupported-media-type': { status: 415, title: 'Not a format that is read here' },
  'domain-not-configured': { status: 421, title: 'Domain missing configuration.' },
  'invalid-fields': { status: 422, title: 'Some fields need another look' },
  'link-invalid': { status: 422, title: 'The link is not valid' },
  'card-unreadable': { status: 422, title: 'This card cannot be read' },
  'card-refused': { status: 422, title: 'This character cannot live here' },
  'chat-file-unreadable': { status: 422, title: 'This chat file cannot be read' },
  'coupon-refused': { status: 422, title: 'This coupon does not work here' },
  'message-blocked': { status: 422, title: 'The message was not delivered' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'unexpected-error': { status: 500, title: 'Something broke on our side' },
  'payments-unavailable': { status: 503, title: 'Payments are not possible right now' },
  'not-ready': { status: 503, title: 'Not ready yet' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof problems

export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]]

export const fieldProblem = z.object({ path: z.string(), message: z.string() })
export type FieldProblem = z.output<typeof fieldProblem>

/** RFC 9457, `application/problem+json`. `code` is for programs, `detail` for people. */
export const problemBody = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(problemCodes),
  fields: z.optional(z.array(fieldProblem)),
  requestId: z.optional(z.string()),
  /** Seconds to wait, with `too-many-requests`; the `Retry-After` header says the same. */
  retryAfter: z.optional(z.int()),
  /** With `account-suspended`. */
  suspendedUntil: z.optional(z.iso.datetime()),
  reason: z.optional(z.string()),
  appealToken: z.optional(z.string()),
})
export type ProblemBody = z.output<typeof problemBody>
