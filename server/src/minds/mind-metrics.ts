import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Breaker } from './breaker.ts'
import type { Spoken } from './server-mind.ts'
import type { Slots } from './slots.ts'

export interface MindMetrics {
  readonly watch: (server: string, breaker: Breaker, slots: Slots) => void
  readonly firstWord: (server: string, seconds: number) => void
  readonly spoken: (server: string, spoken: Spoken) => void
  readonly failed: (server: string, reason: string) => void
  readonly builtinAnswered: () => void
}

const breakerStates = { closed: 0, 'half-open': 0.5, open: 1 } as const

export function createMindMetrics(registry: Registry): MindMetrics {
  const registers = [registry]
  const watched: { server: string; breaker: Breaker; slots: Slots }[] = []
  const tokens = new Counter({
    name: 'mind_tokens_total',
    help: 'Tokens read (prompt) and written (completion) by model servers; guessed where a server does not count',
    labelNames: ['server', 'kind', 'counted'] as const,
    registers,
  })
  const firstWord = new Histogram({
    name: 'mind_first_word_seconds',
    help: 'From asking a model server to its first word, without the wait for a place',
    labelNames: ['server'] as const,
    buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60],
    registers,
  })
  const failures = new Counter({
    name: 'mind_failures_total',
    help: 'Calls to model servers that went wrong, by what went wrong; some were made good by a retry or by the next server',
    labelNames: ['server', 'reason'] as const,
    registers,
  })
  const fallbacks = new Counter({
    name: 'mind_builtin_fallbacks_total',
    help: 'Replies for which no model server could be asked and the built-in mind stepped in',
    registers,
  })
  const gauge = (
    name: string,
    help: string,
    read: (one: (typeof watched)[number]) => number,
  ): Gauge<'server'> => {
    const made: Gauge<'server'> = new Gauge({
      name,
      help,
      labelNames: ['server'] as const,
      registers,
      collect: () => watched.forEach((one) => made.set({ server: one.server }, read(one))),
    })
    return made
  }
  gauge(
    'mind_breaker_open',
    '1 while a model server is left alone after failures, 0.5 when one may try it',
    (one) => breakerStates[one.breaker.state()],
  )
  gauge('mind_queue_length', 'Replies and background work that wait for a place', (one) =>
    one.slots.waiting(),
  )
  gauge('mind_running', 'Calls under way', (one) => one.slots.running())

  return {
    watch: (server, breaker, slots) => void watched.push({ server, breaker, slots }),
    firstWord: (server, seconds) => firstWord.observe({ server }, seconds),
    spoken(server, { usage, isGuess }) {
      const counted = isGuess ? 'guessed' : 'server'
      tokens.inc({ server, kind: 'prompt', counted }, usage.promptTokens)
      tokens.inc({ server, kind: 'completion', counted }, usage.completionTokens)
    },
    failed: (server, reason) => failures.inc({ server, reason }),
    builtinAnswered: () => fallbacks.inc(),
  }
}
