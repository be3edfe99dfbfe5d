import { MindError, type MindErrorKind } from './mind-error.ts'

export interface FailureOptions {
  readonly cause?: unknown
  /** Whether asking the same server once more may help, as long as nothing has been said. */
  readonly again?: 'now' | { readonly afterMs: number }
  /** The server wants to be left alone for so long. */
  readonly restMs?: number
  /** It is the request that did not fit, and not the server that is broken. */
  readonly isHealthy?: boolean
  readonly status?: number
  /** For figures: what went wrong, in a word. */
  readonly reason?: FailureReason
}

export const failureReasons = [
  'connect',
  'reset',
  'slow-first-word',
  'stalled',
  'too-long',
  'status',
  'rate-limit',
  'bad-answer',
  'nothing-said',
  'busy',
] as const
export type FailureReason = (typeof failureReasons)[number]

/** A model server did not do what was asked of it. */
export class ServerFailure extends MindError {
  override readonly name = 'ServerFailure'
  readonly again: FailureOptions['again']
  readonly restMs: number | undefined
  readonly isHealthy: boolean
  readonly status: number | undefined
  readonly reason: FailureReason

  constructor(kind: MindErrorKind, message: string, options: FailureOptions = {}) {
    super(kind, message, options.cause === undefined ? undefined : { cause: options.cause })
    this.again = options.again
    this.restMs = options.restMs
    this.isHealthy = options.isHealthy ?? false
    this.status = options.status
    this.reason = options.reason ?? 'bad-answer'
  }
}
