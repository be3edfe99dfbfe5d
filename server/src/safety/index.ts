import type { Config } from '../platform/config.ts'
import type { Encoder } from '../platform/encoder/index.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import { createAskModel } from './ask-model.ts'
import { decide } from './decide.ts'
import { judgeMeaning } from './meaning/judge-meaning.ts'
import { createModerationServer } from './providers/moderation-server.ts'
import { createSafetyMetrics } from './safety-metrics.ts'
import { screenText } from './screen-text.ts'
import type { Screening, Verdict } from './verdict.ts'
import { createWatch, type Watch } from './watch.ts'

export { countCrisis } from './count-crisis.ts'
export { regionOf } from './read-crisis-lines.ts'
export { safetyRoutes } from './routes.ts'
export { categories } from './verdict.ts'
export type { Category, Finding, Screening, Severity, Surface, Verdict } from './verdict.ts'
export type { Watch } from './watch.ts'
export { yearlyReport } from './yearly-report.ts'

export interface Safety {
  readonly screen: (text: string, screening: Screening) => Promise<Verdict>
  /** Follows a reply as it is written; `already` is what stands before it. */
  readonly watch: (screening: Screening, already?: string) => Watch
}

/** One that lets go of its connections at the end. */
export interface ClosableSafety extends Safety {
  readonly close: () => Promise<void>
}

export interface SafetyParts {
  /** For what the rules have no words for; without it, words decide alone. */
  readonly encoder?: Encoder
  /** How long a text may wait for it. */
  readonly encoderMs?: number
  /** A model that reads along; without it, or when it is away, the rules decide alone. */
  readonly moderation?: Config['moderation']
  readonly log?: Pick<Log, 'warn'>
  readonly metrics?: Pick<Metrics, 'registry'>
}

export function createSafety({
  encoder,
  encoderMs = 150,
  moderation,
  log,
  metrics,
}: SafetyParts = {}): ClosableSafety {
  const counts = metrics && createSafetyMetrics(metrics.registry)
  const server = moderation && createModerationServer(moderation)
  const askModel = server && createAskModel(server, { log, onAnswer: counts?.modelAsked })

  async function judge(text: string, screening: Screening): Promise<Verdict> {
    const { findings, heard, isWorried } = screenText(text, screening)
    // A reply is shown while it is written: whoever waits for a model here waits for nothing.
    if (screening.surface === 'reply') return decide(findings, screening)
    const [meant, modelled] = await Promise.all([
      judgeMeaning({ encoder, encoderMs, onAsked: counts?.encoderAsked }, screening, heard, findings),
      askModel?.(text, { explicit: screening.explicit !== 'allowed' }) ?? [],
    ])
    return decide([...meant.findings, ...modelled], screening, isWorried || meant.isWorried)
  }

  return {
    async screen(text, screening) {
      const began = performance.now()
      const verdict = await judge(text, screening)
      counts?.screened(screening.surface, verdict, (performance.now() - began) / 1000)
      return verdict
    },
    watch: createWatch,
    close: async () => server?.close(),
  }
}
