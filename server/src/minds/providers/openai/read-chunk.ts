import type { Usage } from '../../mind.ts'
import { ServerFailure } from '../../server-failure.ts'
import { failureOfError } from './read-failure.ts'

/** What one event of a stream, or a whole answer, says. */
export interface Chunk {
  readonly text: string
  /** It is thinking: a sign of life, and nothing to show. */
  readonly isReasoning: boolean
  readonly finish: string | undefined
  readonly usage: Usage | undefined
}

interface Delta {
  content?: unknown
  reasoning_content?: unknown
  reasoning?: unknown
  refusal?: unknown
}

interface Body {
  choices?:
    | readonly { delta?: Delta | null; message?: Delta | null; text?: unknown; finish_reason?: unknown }[]
    | null
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null
  error?: unknown
}

/** Some servers write something else beside each word: then there is nothing to learn. */
const learnedMost = 4
const worthIt = 8
const trial = 'trial'

/**
 * Reads the events of one stream. Most of them are written alike but for their words: what stands around the words is learned from one of them,
 * tried with another word, and then looked for, which costs a tenth of taking each event apart.
 */
export function createChunkReader(): (json: string) => Chunk {
  let before: string | undefined
  let after = ''
  let served = 0
  let learned = 0

  function learn(json: string, { text }: Chunk): void {
    if (learned >= learnedMost && served < worthIt) return
    const at = json.lastIndexOf(`"${text}"`)
    if (at < 0 || !isPlain(text)) return
    const [start, end] = [json.slice(0, at + 1), json.slice(at + 1 + text.length)]
    if (!isOnlyWords(readChunk(`${start}${trial}${end}`), trial)) return
    before = start
    after = end
    served = 0
    learned++
  }

  function known(json: string): string | undefined {
    if (before === undefined || json.length <= before.length + after.length) return undefined
    if (!json.startsWith(before) || !json.endsWith(after)) return undefined
    const text = json.slice(before.length, json.length - after.length)
    return isPlain(text) ? text : undefined
  }

  return (json) => {
    const text = known(json)
    if (text !== undefined) {
      served++
      return { text, isReasoning: false, finish: undefined, usage: undefined }
    }
    const chunk = readChunk(json)
    if (isOnlyWords(chunk, chunk.text)) learn(json, chunk)
    return chunk
  }
}

function isOnlyWords({ text, isReasoning, finish, usage }: Chunk, words: string): boolean {
  return text === words && text !== '' && !isReasoning && finish === undefined && usage === undefined
}

/** Written in JSON as it is: no quotation mark, no backslash and no control character. */
function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x20 || code === 0x22 || code === 0x5c) return false
  }
  return text !== ''
}

/** Throws what the server says instead of an answer, also where it says so with status 200. */
export function readChunk(json: string): Chunk {
  let body: Body | null
  try {
    body = JSON.parse(json) as Body | null
  } catch (error) {
    throw new ServerFailure('broke-off', 'the model server sent something that is no JSON', {
      cause: error,
      again: 'now',
    })
  }
  if (typeof body !== 'object' || body === null)
    throw new ServerFailure('broke-off', 'the model server sent no object')
  if (body.error !== undefined && body.error !== null) {
    throw failureOfError(body.error)
  }
  const choice = body.choices?.[0]
  const delta = choice?.delta ?? choice?.message
  const finish = choice?.finish_reason
  return {
    text:
      typeof delta?.content === 'string'
        ? delta.content
        : delta == null
          ? textOf(choice?.text)
          : partsOf(delta.content),
    isReasoning: isWords(delta?.reasoning_content) || isWords(delta?.reasoning),
    finish: typeof finish === 'string' ? finish : undefined,
    usage: usageOf(body.usage),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Some servers write the content as a list of parts. */
function partsOf(content: unknown): string {
  if (!Array.isArray(content)) return ''
  return content
    .map((part: unknown) =>
      typeof part === 'object' && part !== null && 'text' in part ? textOf(part.text) : '',
    )
    .join('')
}

function isWords(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

function usageOf(usage: Body['usage']): Usage | undefined {
  const { prompt_tokens: prompt, completion_tokens: completion } = usage ?? {}
  if (typeof prompt !== 'number' || typeof completion !== 'number') return undefined
  return { promptTokens: Math.max(0, prompt), completionTokens: Math.max(0, completion) }
}
