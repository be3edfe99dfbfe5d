import type { Knobs } from './knobs.ts'

/** An OpenAI-compatible server. */
export interface ModelServer {
  readonly baseUrl: URL
  readonly model: string
  readonly apiKey?: string
}

/** The minds that live on model servers. */
export interface LlmConfig {
  /** The first is asked; each other only when those before it cannot answer. */
  readonly servers: readonly [ModelServer, ...ModelServer[]]
  /** Whether the built-in mind steps in when none of them can. */
  readonly builtinFallback: boolean
  /** Tokens that the models can hold, the reply included; the least of them, where they differ. */
  readonly context: number
  readonly maxTokens: number
  readonly temperature?: number
  /** Calls at once to each server, from this process. */
  readonly parallel: number
  /** Replies that may wait for one of these, and for how long. */
  readonly queue: number
  readonly queueMs: number
  readonly timeouts: {
    readonly connect: number
    readonly firstWord: number
    readonly betweenWords: number
    readonly whole: number
  }
}

const fallbacksMost = 5

export function readModelServer(knobs: Knobs, prefix: string): ModelServer | undefined {
  const baseUrl = knobs.url(`${prefix}_BASE_URL`, ['http:', 'https:'])
  const model = knobs.text(`${prefix}_MODEL`)
  const apiKey = knobs.text(`${prefix}_API_KEY`)
  if (baseUrl && !model) knobs.refuse(`${prefix}_MODEL`, `the name of a model at ${prefix}_BASE_URL`)
  if (!baseUrl && model && knobs.given(`${prefix}_BASE_URL`) === undefined) {
    knobs.refuse(`${prefix}_BASE_URL`, `the address of the server that has ${prefix}_MODEL`)
  }
  return baseUrl && model ? { baseUrl, model, ...(apiKey === undefined ? {} : { apiKey }) } : undefined
}

export function readLlm(knobs: Knobs): LlmConfig | undefined {
  const first = readModelServer(knobs, 'LLM')
  const fallbacks = readFallbacks(knobs, first !== undefined)
  const context = knobs.number('LLM_CONTEXT', 8192, { min: 2048, max: 10_000_000, whole: true })
  const maxTokens = knobs.number('LLM_MAX_TOKENS', 600, { min: 16, max: 100_000, whole: true })
  if (maxTokens > context / 2) {
    knobs.refuse('LLM_MAX_TOKENS', `at most half of LLM_CONTEXT (${context})`, String(maxTokens))
  }
  const seconds = (name: string, fallback: number, max: number): number =>
    knobs.number(name, fallback, { min: 0.05, max }) * 1000
  const timeouts = {
    connect: seconds('LLM_TIMEOUT_CONNECT', 5, 60),
    firstWord: seconds('LLM_TIMEOUT_FIRST_WORD', 45, 85),
    betweenWords: seconds('LLM_TIMEOUT_BETWEEN_WORDS', 20, 85),
    whole: seconds('LLM_TIMEOUT_WHOLE', 300, 3600),
  }
  if (timeouts.whole < timeouts.firstWord) {
    knobs.refuse('LLM_TIMEOUT_WHOLE', 'at least LLM_TIMEOUT_FIRST_WORD', String(timeouts.whole / 1000))
  }
  const settings = {
    builtinFallback: knobs.isOn('LLM_FALLBACK_BUILTIN', false),
    context,
    maxTokens,
    ...readTemperature(knobs),
    parallel: knobs.number('LLM_PARALLEL', 64, { min: 1, max: 100_000, whole: true }),
    queue: knobs.number('LLM_QUEUE', 256, { min: 0, max: 100_000, whole: true }),
    queueMs: seconds('LLM_TIMEOUT_QUEUE', 30, 85),
    timeouts,
  }
  return first && { servers: [first, ...fallbacks], ...settings }
}

function readTemperature(knobs: Knobs): Pick<LlmConfig, 'temperature'> {
  if (knobs.given('LLM_TEMPERATURE') === undefined) return {}
  return { temperature: knobs.number('LLM_TEMPERATURE', 0.8, { min: 0, max: 2 }) }
}

/** `LLM_FALLBACK_1_BASE_URL` and so on, one after the other. */
function readFallbacks(knobs: Knobs, hasFirst: boolean): ModelServer[] {
  const found: ModelServer[] = []
  for (let n = 1; n <= fallbacksMost; n++) {
    const prefix = `LLM_FALLBACK_${n}`
    const server = readModelServer(knobs, prefix)
    if (server === undefined) continue
    if (!hasFirst && knobs.given('LLM_BASE_URL') === undefined) {
      knobs.refuse('LLM_BASE_URL', `the server that is asked before ${prefix}_BASE_URL`)
    }
    if (found.length < n - 1) {
      knobs.refuse(`LLM_FALLBACK_${n - 1}_BASE_URL`, `a server, since there is ${prefix}_BASE_URL`)
    }
    found.push(server)
  }
  return found
}
