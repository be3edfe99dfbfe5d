import { Registry } from 'prom-client'
import { createMinds, type ClosableMind, type Mind, type MindRequest } from '../minds/index.ts'
import type { Config } from '../platform/config.ts'
import { silentLog } from './log.ts'
import { mindRequest } from './mind-request.ts'

type Llm = NonNullable<Config['llm']>

export interface TestMind extends ClosableMind {
  /** The value of one figure, by its name and, where there are several, a part of its labels. */
  readonly figure: (name: string, labels?: string) => Promise<number>
}

/** The app's own composition on these servers, with little patience. */
export function mindOn(urls: readonly URL[], change: Partial<Llm> = {}): TestMind {
  const [first, ...others] = urls.map((baseUrl, place) => ({
    baseUrl,
    model: `muse${place || ''}`,
    apiKey: 'k',
  }))
  if (first === undefined) throw new Error('a mind needs a server')
  const registry = new Registry()
  const llm: Llm = {
    servers: [first, ...others],
    builtinFallback: false,
    context: 8192,
    maxTokens: 300,
    parallel: 8,
    queue: 20,
    queueMs: 2000,
    timeouts: { connect: 1000, firstWord: 5000, betweenWords: 5000, whole: 20_000 },
    ...change,
  }
  const mind = createMinds({ mindPace: 0, llm }, { log: silentLog, metrics: { registry } })
  return {
    ...mind,
    async figure(name, labels = '') {
      const lines = (await registry.metrics()).split('\n')
      const line = lines.find((one) => one.startsWith(name) && !one.startsWith('#') && one.includes(labels))
      return Number(line?.split(' ').at(-1) ?? 0)
    },
  }
}

export interface HeardReply {
  readonly text: string
  readonly events: number
  /** What came last. */
  readonly end: unknown
  readonly error: (Error & { kind?: string; detail?: string }) | undefined
}

/** Listens to the end, whichever it is. */
export async function hear(
  mind: Mind,
  request: Partial<MindRequest> = {},
  signal: AbortSignal = new AbortController().signal,
): Promise<HeardReply> {
  let text = ''
  let events = 0
  let end: unknown
  try {
    for await (const event of mind.answer(mindRequest(request), signal)) {
      events++
      if (event.type === 'text') text += event.text
      else end = event
    }
    return { text, events, end, error: undefined }
  } catch (error) {
    return { text, events, end, error: error as Error }
  }
}
