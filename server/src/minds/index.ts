import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../platform/config.ts'
import { createEncoder, type Encoder } from '../platform/encoder/index.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import { breakerDefaults } from './breaker.ts'
import { guardServer, type GuardedServer } from './guarded-server.ts'
import type { Mind } from './mind.ts'
import { createMindMetrics } from './mind-metrics.ts'
import { orderMinds } from './ordered-minds.ts'
import { createBuiltinMind } from './providers/builtin/index.ts'
import { createModelServer } from './providers/openai/model-server.ts'
import { rehearse } from './rehearse.ts'

export type {
  Digest,
  LoreEntry,
  Mind,
  MindRequest,
  MindWindow,
  NewMemory,
  Persona,
  Remembered,
  Script,
  Turn,
} from './mind.ts'
export { breakerDefaults, createBreaker } from './breaker.ts'
export { listenTo } from './listen-to.ts'
export { MindError } from './mind-error.ts'
export { checkModelServer, type Finding } from './providers/openai/check-server.ts'

type LlmConfig = NonNullable<Config['llm']>

export interface MindsParts {
  readonly log: Log
  readonly metrics: Pick<Metrics, 'registry'>
  /** The one of the process; the built-in mind starts its own without it. */
  readonly encoder?: Encoder
  /** How many milliseconds the built-in mind waits for meanings. Who measures it waits longer, so that a busy machine does not count against it. */
  readonly patience?: number
}

/** One that lets go of its connections at the end. */
export interface ClosableMind extends Mind {
  /** What can be made ready before the first message, where there is something. */
  readonly warm?: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The model servers that are configured, in their order, or else the mind that needs nothing. */
export function createMinds(config: Pick<Config, 'mindPace' | 'llm'>, parts: MindsParts): ClosableMind {
  const { llm } = config
  if (llm === undefined) return builtinMind(config, parts)
  const metrics = createMindMetrics(parts.metrics.registry)
  const guard = {
    log: parts.log,
    metrics,
    breaker: breakerDefaults,
    slots: { parallel: llm.parallel, queue: llm.queue, patienceMs: llm.queueMs },
  }
  const guarded = (server: LlmConfig['servers'][number]): GuardedServer =>
    guardServer(createModelServer({ ...server, ...settingsOf(llm) }), guard)
  const [first, ...others] = llm.servers
  const servers = [guarded(first), ...others.map(guarded)] as const
  const builtin = llm.builtinFallback ? builtinMind(config, parts) : undefined
  return {
    ...orderMinds({ servers, ...(builtin === undefined ? {} : { builtin }), log: parts.log, metrics }),
    // Whoever steps in does so when somebody has waited long enough already.
    ...(builtin?.warm === undefined ? {} : { warm: builtin.warm }),
    close: async () =>
      void (await Promise.all(
        [...servers, ...(builtin === undefined ? [] : [builtin])].map((one) => one.close()),
      )),
  }
}

/** The one place where the mind is made that needs no server. */
function builtinMind(
  { mindPace }: Pick<Config, 'mindPace'>,
  { encoder, log, patience }: MindsParts,
): ClosableMind {
  const used = encoder ?? createEncoder({ log })
  const mind = createBuiltinMind({
    wordsPerSecond: mindPace,
    encoder: used,
    ...(patience === undefined ? {} : { patience }),
  })
  return {
    ...mind,
    async warm() {
      await mind.warm()
      // A breath between the two, for whoever asks for a page meanwhile.
      await pause(100, undefined, { ref: false })
      await rehearse(mind)
    },
    close: async () => {
      if (encoder === undefined) await used.close()
    },
  }
}

/** What all model servers are asked with. */
export function settingsOf({ context, maxTokens, temperature, timeouts }: LlmConfig) {
  return { context, maxTokens, ...(temperature === undefined ? {} : { temperature }), patience: timeouts }
}
