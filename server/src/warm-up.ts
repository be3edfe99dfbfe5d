import type { ClosableMind } from './minds/index.ts'
import type { Log } from './platform/log.ts'
import type { Safety } from './safety/index.ts'

/** Pages come before messages: whoever waited for the start is served first, and so are those who ask whether we are ready. */
const afterMs = 1000

export interface WarmUpParts {
  readonly log: Log
  readonly mind: Pick<ClosableMind, 'warm'>
  readonly safety: Pick<Safety, 'screen'>
}

/** Readies what the first message would have to wait for while nobody has written one yet: what the mind reads, and what screening builds. */
export function warmUp({ log, mind, safety }: WarmUpParts): void {
  const failed = (error: unknown): void => log.warn({ err: error }, 'not everything could be made ready')
  mind.warm?.().catch(failed)
  setTimeout(() => {
    safety.screen('Good evening.', { surface: 'message' }).catch(failed)
  }, afterMs).unref()
}
