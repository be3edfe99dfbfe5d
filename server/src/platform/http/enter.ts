import type { Audience } from '@aureole/contract/route'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notAuthenticated, notFound, problem } from '../errors.ts'
import type { Limits } from '../limits.ts'
import type { Log } from '../log.ts'
import { addressKey } from './address.ts'
import type { Authenticate, BrandOf, Context, ContextWhen, Principal } from './context.ts'

export interface Rule {
  readonly limit: number
  readonly seconds: number
}

export interface RouteLimit {
  readonly perAddress?: Rule
  readonly perUser?: Rule
  /** A signed sender, who must not be turned away for having much to say: not counted among the calls of its address. */
  readonly uncounted?: true
}

export interface Gate {
  readonly log: Log
  readonly limits: Limits
  readonly authenticate: Authenticate
  readonly brandOf: BrandOf
  readonly addressLimitScale: number
  /** Told who a request turned out to be from. */
  readonly recognised: (request: FastifyRequest, principal: Principal) => void
}

/** Any address may make this many calls a minute, whatever they are. */
const anyCall: Rule = { limit: 600, seconds: 60 }

/** The way in: within the limits, on a known domain, as someone who may be here. */
export async function enter<W extends Audience>(
  gate: Gate,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: { who: W; name: string; limit?: RouteLimit },
): Promise<ContextWhen<W>> {
  await limitAddress(gate, request, asked.name, asked.limit)
  const brand = gate.brandOf(request.host)
  if (brand === undefined) throw problem('domain-not-configured', 'Domain missing configuration.')

  const principal = await principalOf(gate, request, brand.brandId)
  if (principal !== undefined) gate.recognised(request, principal)
  if (asked.who !== 'all' && principal === undefined) throw notAuthenticated()
  if (asked.who === 'agent' && !principal?.groups.includes('AGENT')) throw notFound()
  if (principal !== undefined && asked.limit?.perUser !== undefined) {
    await gate.limits.take(`user:${principal.userId}:${asked.name}`, asked.limit.perUser)
  }
  return contextFor(gate, request, reply, brand, principal) as ContextWhen<W>
}

async function limitAddress(
  gate: Gate,
  request: FastifyRequest,
  name: string,
  limit: RouteLimit = {},
): Promise<void> {
  const address = addressKey(request.ip)
  const { perAddress: rule } = limit
  if (!limit.uncounted) {
    await gate.limits.take(`address:${address}`, scaled(anyCall, gate.addressLimitScale))
  }
  if (rule !== undefined) {
    await gate.limits.take(`address:${address}:${name}`, scaled(rule, gate.addressLimitScale))
  }
}

function scaled(rule: Rule, scale: number): Rule {
  return { limit: Math.max(1, Math.round(rule.limit * scale)), seconds: rule.seconds }
}

async function principalOf(
  gate: Gate,
  request: FastifyRequest,
  brandId: string,
): Promise<Principal | undefined> {
  const token = bearerToken(request.headers.authorization)
  return token === undefined ? undefined : gate.authenticate(token, brandId)
}

/** `Bearer` and one token of the characters that RFC 6750 allows; anything else counts as no token. */
export function bearerToken(header: string | undefined): string | undefined {
  if (header === undefined || header.length > 4096) return undefined
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1]
}

function contextFor(
  gate: Gate,
  request: FastifyRequest,
  reply: FastifyReply,
  brand: { brandId: string; origin: string },
  principal: Principal | undefined,
): Context {
  let log: Log | undefined
  let signal: AbortSignal | undefined
  return {
    ...brand,
    ...(principal === undefined ? {} : { principal }),
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    header: (name) => request.headers[name]?.toString(),
    language: firstLanguage(request.headers['accept-language']),
    get log() {
      return (log ??= gate.log.child({ requestId: request.id }))
    },
    get signal() {
      return (signal ??= signalOf(reply))
    },
  }
}

export function firstLanguage(header: string | undefined): string {
  return /^\s*([a-z]{2,3}(?:-[a-z\d]{2,8})*)/i.exec(header ?? '')?.[1] ?? 'en'
}

function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  if (reply.raw.destroyed && !reply.raw.writableFinished) controller.abort()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
