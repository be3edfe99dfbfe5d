export interface Connection {
  readonly status: 'connected' | 'connecting' | 'lost'
  /** When lost: the time of the next try; nothing while one is under way. */
  readonly retryAt?: number | undefined
}
