import type * as z from 'zod/mini'
import type { ProblemCode } from './problems.ts'

/** Who may call: everyone, a person who is logged in, or an agent. */
export type Audience = 'all' | 'user' | 'agent'

/** One call of the API as a value: the server serves it, the page calls it, the OpenAPI document lists it. */
export interface Route {
  /** Noun and verb, such as `chats.sendMessage`; the operation's id in the OpenAPI document. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{name}` for each parameter, such as `/api/chats/{chatHash}`. */
  readonly path: `/${string}`
  readonly summary: string
  readonly who: Audience
  /** The status of success: 200 unless said otherwise; 204 where there is no `answer`. */
  readonly status?: 200 | 201 | 202 | 204
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly answer?: z.ZodMiniType
  /** The call takes a file: as the plain body, or as the part `file` of a form. */
  readonly upload?: { readonly maxBytes: number; readonly types: readonly string[] }
  /** The body reaches the handler as the bytes that came, since its sender has signed them; `body` is for the document alone. */
  readonly raw?: { readonly maxBytes: number }
  /** The call answers with a file to keep, of one of these types. */
  readonly download?: { readonly types: readonly string[] }
  /** What this call may refuse with, beside what any call may (malformed, limits, unexpected). */
  readonly problems?: readonly ProblemCode[]
  /**
   * A repeat with the same `Idempotency-Key` gets the first answer again. Calls that create a message or move tokens want one;
   * others take it where it is given.
   */
  readonly idempotent?: true | 'where-given'
}

type InputOf<S> = S extends z.ZodMiniType ? z.input<S> : undefined
type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined

/** What a caller gives: only the parts that the route names. */
export type CallInput<R extends Route> = (R extends { params: z.ZodMiniType }
  ? { params: InputOf<R['params']> }
  : { params?: undefined }) &
  (R extends { query: z.ZodMiniType } ? { query?: InputOf<R['query']> } : { query?: undefined }) &
  (R extends { body: z.ZodMiniType } ? { body: InputOf<R['body']> } : { body?: undefined }) &
  (R extends { idempotent: true }
    ? { idempotencyKey: string }
    : R extends { idempotent: 'where-given' }
      ? { idempotencyKey?: string }
      : { idempotencyKey?: undefined })

/** What a handler gets, parsed: unknown fields are dropped, defaults are filled in. */
export interface ServedInput<R extends Route> {
  params: R extends { params: z.ZodMiniType } ? OutputOf<R['params']> : undefined
  query: R extends { query: z.ZodMiniType } ? OutputOf<R['query']> : undefined
  body: R extends { body: z.ZodMiniType } ? OutputOf<R['body']> : undefined
  idempotencyKey: R extends { idempotent: true }
    ? string
    : R extends { idempotent: 'where-given' }
      ? string | undefined
      : undefined
}

/** What the call answers with; `undefined` for 204 and for 202 without a body. */
export type AnswerOf<R extends Route> = R extends { answer: z.ZodMiniType }
  ? OutputOf<R['answer']>
  : undefined

/** Keeps the literal types of a route, so that its input and answer can be read off it. */
export function route<const R extends Route>(value: R): R {
  return value
}

/** The path with its parameters filled in, each encoded. */
export function pathOf(value: Route, params: Readonly<Record<string, unknown>> = {}): string {
  return value.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}
