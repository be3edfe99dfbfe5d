/** What a request may carry beside model and messages. A server that does not take one of them is asked without it from then on. */
export interface Fields {
  readonly max_tokens?: number
  readonly stop?: readonly string[]
  readonly temperature?: number
  readonly stream_options?: { readonly include_usage: true }
  readonly response_format?: unknown
}

const names = ['max_tokens', 'stop', 'temperature', 'stream_options', 'response_format'] as const
type Name = (typeof names)[number]

export interface Manners {
  /** The fields in the way in which this server takes them. */
  readonly fit: (fields: Fields) => Record<string, unknown>
  /** Whether the refusal taught something: then the same is worth asking again. */
  readonly learn: (sent: Fields, refusal: string) => boolean
}

/** Servers differ in what they take, and say so by refusing. What one of them has taught is kept as long as the process lives. */
export function createManners(): Manners {
  const refused = new Set<Name>()
  let isRenamed = false
  return {
    fit(fields) {
      const { max_tokens: maxTokens, ...rest } = fields
      const limit = maxTokens === undefined || refused.has('max_tokens') ? {} : { max_tokens: maxTokens }
      const kept = Object.entries(rest).filter(([name]) => !refused.has(name as Name))
      return {
        ...Object.fromEntries(kept),
        ...(isRenamed && maxTokens !== undefined ? { max_completion_tokens: maxTokens } : limit),
      }
    },
    learn(sent, refusal) {
      if (sent.max_tokens !== undefined && !isRenamed && refusal.includes('max_completion_tokens')) {
        isRenamed = true
        return true
      }
      const words = refusal.replaceAll('json_schema', 'response_format')
      const name = names.find(
        (one) => sent[one] !== undefined && !refused.has(one) && new RegExp(`\\b${one}\\b`).test(words),
      )
      if (name === undefined) return false
      refused.add(name)
      return true
    },
  }
}
