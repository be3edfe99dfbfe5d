import type { Group } from '@aureole/contract/accounts'
import type { Audience, Route } from '@aureole/contract/route'
import type { Log } from '../log.ts'

/** Who is calling, as the access token and its session say. */
export interface Principal {
  readonly userId: string
  readonly sessionId: string
  readonly groups: readonly Group[]
  readonly brandId: string
}

/** What a handler knows of the request beside its input. */
export interface Context {
  readonly brandId: string
  /** Scheme and host of the brand, for links: `https://aureole.example`. */
  readonly origin: string
  readonly principal?: Principal
  readonly requestId: string
  readonly address: string
  readonly userAgent: string
  /** Another header of the request, such as a signature. */
  readonly header: (name: string) => string | undefined
  /** The caller's first language, such as `nl-NL`. */
  readonly language: string
  readonly log: Log
  /** Aborted when the caller goes away before the answer is complete. */
  readonly signal: AbortSignal
}

export interface PersonContext extends Context {
  readonly principal: Principal
}

export type ContextWhen<W extends Audience> = W extends 'all' ? Context : PersonContext
export type ContextFor<R extends Route> = ContextWhen<R['who']>

/** The port through which requests get their principal; nothing for a token that is bad, ended or of another brand. */
export type Authenticate = (accessToken: string, brandId: string) => Promise<Principal | undefined>

/** The port that tells whose domain a host is. */
export type BrandOf = (host: string) => { brandId: string; origin: string } | undefined
