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
