import type { MindRequest } from '../../mind.ts'
import { ServerFailure } from '../../server-failure.ts'
import type { ServerMind } from '../../server-mind.ts'
import { apiRoot } from './addresses.ts'
import { listModels, type Listed } from './list-models.ts'
import { createModelServer, type ModelServerOptions } from './model-server.ts'

/** `good`: as it should be. `hint`: works, and could be better. `wrong`: people would notice. */
export interface Finding {
  readonly kind: 'good' | 'hint' | 'wrong'
  readonly text: string
}

const good = (text: string): Finding => ({ kind: 'good', text })
const hint = (text: string): Finding => ({ kind: 'hint', text })
const wrong = (text: string): Finding => ({ kind: 'wrong', text })

/** Readers take in some five words a second. */
const readable = 8
const listed = 8

/** Asks a model server for everything that the app asks of it, and says in words how it did. `prefix` names the knobs. */
export async function checkModelServer(
  options: ModelServerOptions,
  prefix: string,
  tell: (finding: Finding) => void,
): Promise<void> {
  const models = await listModels(options, options.patience.connect + 10_000)
  for (const finding of judgeModels(models, options, prefix)) tell(finding)
  if (models.kind === 'unreachable') return
  const server = createModelServer(options)
  try {
    const works = await checkStream(server, options, prefix, tell)
    if (works) await checkMemory(server, tell)
  } finally {
    await server.close()
  }
}

function judgeModels(answer: Listed, options: ModelServerOptions, prefix: string): Finding[] {
  const root = apiRoot(options.baseUrl)
  if (answer.kind === 'unreachable') {
    return [
      wrong(
        `Nothing answers at ${root} (${answer.why}). Is the server running, may this machine reach it, and is ${prefix}_BASE_URL right?`,
      ),
    ]
  }
  if (answer.kind === 'status') {
    const { status } = answer
    if (status === 401 || status === 403) {
      return [wrong(`The server answers ${status}: it does not take the key. Look at ${prefix}_API_KEY.`)]
    }
    return [
      hint(`The server does not list its models (${root}/models: ${status}). It may work all the same.`),
    ]
  }
  const { models, isOllama } = answer
  const found = models.find(({ id }) => id === options.model || id === `${options.model}:latest`)
  const names = models.slice(0, listed).map(({ id }) => id)
  const more = models.length > listed ? ` and ${models.length - listed} more` : ''
  return [
    good(`The server answers, with ${models.length} ${models.length === 1 ? 'model' : 'models'}.`),
    found === undefined
      ? hint(
          `It does not list ${options.model}. It lists: ${names.join(', ') || 'none'}${more}. Look at ${prefix}_MODEL.`,
        )
      : good(`It has ${options.model}.`),
    ...judgeContext(found?.context, options),
    ...(isOllama
      ? [
          hint(
            `This looks like Ollama, which cuts long prompts without a word. Start it with OLLAMA_CONTEXT_LENGTH=${options.context}, and OLLAMA_NUM_PARALLEL as LLM_PARALLEL.`,
          ),
        ]
      : []),
  ]
}

function judgeContext(holds: number | undefined, { context }: ModelServerOptions): Finding[] {
  if (holds === undefined) return []
  if (holds < context) {
    return [
      wrong(`The model holds ${holds} tokens, and LLM_CONTEXT says ${context}. Set LLM_CONTEXT=${holds}.`),
    ]
  }
  if (holds >= context * 2) {
    return [
      hint(
        `The model could hold ${holds} tokens; LLM_CONTEXT=${context} uses less, which is quicker and cheaper.`,
      ),
    ]
  }
  return [good(`The model holds ${holds} tokens, enough for LLM_CONTEXT=${context}.`)]
}

async function checkStream(
  server: ServerMind,
  options: ModelServerOptions,
  prefix: string,
  tell: (finding: Finding) => void,
): Promise<boolean> {
  const began = performance.now()
  let first = 0
  let last = 0
  let pieces = 0
  const say = (): boolean => {
    last = performance.now() - began
    first ||= last
    pieces++
    return false
  }
  try {
    const { usage, isGuess } = await server.answer(question(), say, new AbortController().signal)
    tell(
      good(
        `It streams: first word after ${seconds(first)}, all of ${usage.completionTokens} tokens after ${seconds(last)}.`,
      ),
    )
    if (first > 5000)
      tell(hint('People wait long for the first word. A smaller model, or a smaller LLM_CONTEXT, helps.'))
    if (pieces === 1 && usage.completionTokens > 20) {
      tell(
        hint(
          'The whole answer came in one piece: something between here and the model gathers the stream (a proxy?).',
        ),
      )
    } else if (last > first) {
      tell(judgeSpeed((usage.completionTokens - 1) / ((last - first) / 1000)))
    }
    if (isGuess)
      tell(hint('The server does not say how many tokens it used; the figures in /metrics are guesses.'))
    return true
  } catch (error) {
    tell(wrong(wordsFor(error, options, prefix)))
    return false
  }
}

function judgeSpeed(perSecond: number): Finding {
  const speed = `${Math.round(perSecond)} tokens a second`
  return perSecond < readable
    ? hint(`${speed}, for one at a time: slower than people read.`)
    : good(`${speed}, for one at a time.`)
}

/** What went wrong, and what to do about it. */
function wordsFor(error: unknown, { maxTokens, patience }: ModelServerOptions, prefix: string): string {
  if (!(error instanceof ServerFailure)) return `Asking for a reply failed: ${(error as Error).message}`
  const said = `Asking for a reply failed: ${error.message}.`
  switch (error.reason) {
    case 'slow-first-word':
      return `${said} The model may still be loading: try again. If it is always so slow, raise LLM_TIMEOUT_FIRST_WORD (now ${patience.firstWord / 1000}).`
    case 'stalled':
      return `${said} It began and then stood still; raise LLM_TIMEOUT_BETWEEN_WORDS (now ${patience.betweenWords / 1000}) if that is its way.`
    case 'too-long':
      return `${said} Lower LLM_MAX_TOKENS (now ${maxTokens}) or raise LLM_TIMEOUT_WHOLE (now ${patience.whole / 1000}).`
    case 'rate-limit':
      return `${said} The server takes no more for now: look at its limits, and at LLM_PARALLEL.`
    case 'nothing-said':
      return `${said} If it is a model that thinks, raise LLM_MAX_TOKENS (now ${maxTokens}) or switch thinking off at the server.`
    case 'status':
      return `${said} ${adviceFor(error.status, prefix)}`
    default:
      return `${said} Look at the server’s own log.`
  }
}

function adviceFor(status: number | undefined, prefix: string): string {
  if (status === 401 || status === 403) return `Look at ${prefix}_API_KEY.`
  if (status === 404)
    return `Look at ${prefix}_MODEL, and whether ${prefix}_BASE_URL ends where /chat/completions begins.`
  return 'Look at the server’s own log.'
}

async function checkMemory(server: ServerMind, tell: (finding: Finding) => void): Promise<void> {
  const said = 'My cat is called Miso, and I have an exam in chemistry next Friday.'
  const digest = {
    persona: { name: 'Noor' },
    person: { name: 'Robin' },
    known: [],
    turns: [{ from: 'person' as const, text: said, at: Date.now() }],
  }
  try {
    const found = await server.remember(digest, new AbortController().signal)
    tell(
      found.some(({ text }) => /miso|chemi|exam/i.test(text))
        ? good(`It takes notes: “${found.map(({ text }) => text).join('”, “')}”.`)
        : hint(
            'It found nothing to remember where there was something: angels will remember little. A larger model does better.',
          ),
    )
  } catch (error) {
    tell(hint(`It could not take notes (${(error as Error).message}): angels will remember nothing new.`))
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function question(): MindRequest {
  return {
    persona: {
      name: 'Noor',
      age: 29,
      gender: 'FEMALE',
      occupation: 'Night-shift astronomer',
      biography: 'Noor works while the town sleeps, and knows where to find tea at four in the morning.',
      greeting: 'Still awake?',
      speakingStyle: 'Short, dry sentences.',
      traits: ['Dry', 'Patient'],
      hobbies: ['Crosswords'],
      opinions: [],
      quirks: [],
      neverSays: [],
    },
    person: { name: 'Robin', about: null },
    present: [],
    memories: [],
    summary: null,
    turns: [
      {
        from: 'person',
        text: 'Tell me in four or five sentences what a night at work is like for you.',
        at: Date.now(),
      },
    ],
    goOn: false,
    version: 1,
    care: false,
    state: null,
    askedBy: 'check',
    now: Date.now(),
  }
}
