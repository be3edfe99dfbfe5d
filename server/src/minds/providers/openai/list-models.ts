import { apiRoot, headersFor } from './addresses.ts'

export interface ListedModel {
  readonly id: string
  /** How many tokens it can hold, where the server says so. */
  readonly context: number | undefined
}

export type Listed =
  | { readonly kind: 'models'; readonly models: readonly ListedModel[]; readonly isOllama: boolean }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'unreachable'; readonly why: string }

/** What `/v1/models` says. */
export async function listModels(
  { baseUrl, apiKey }: { baseUrl: URL; apiKey?: string },
  timeoutMs: number,
): Promise<Listed> {
  // Only whoever checks a server needs it, and no start should wait for that.
  const { request } = await import('undici')
  try {
    const answer = await request(`${apiRoot(baseUrl)}/models`, {
      headers: headersFor(apiKey),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await answer.body.text()
    if (answer.statusCode !== 200) return { kind: 'status', status: answer.statusCode }
    const body = JSON.parse(text) as { data?: unknown; models?: unknown } | null
    const list: unknown = body?.data ?? body?.models
    const models = Array.isArray(list) ? list.flatMap(modelOf) : []
    return {
      kind: 'models',
      models,
      isOllama: text.includes('"owned_by":"library"') || baseUrl.port === '11434',
    }
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: 'status', status: 200 }
    return { kind: 'unreachable', why: wordsOf(error) }
  }
}

interface RawModel {
  id?: unknown
  name?: unknown
  max_model_len?: unknown
  context_length?: unknown
  max_context_length?: unknown
  context_window?: unknown
  meta?: { n_ctx?: unknown; n_ctx_train?: unknown } | null
}

/** Each server has its own word for the same. */
function modelOf(value: unknown): ListedModel[] {
  if (typeof value !== 'object' || value === null) return []
  const raw = value as RawModel
  const id = raw.id ?? raw.name
  if (typeof id !== 'string') return []
  const said = [
    raw.max_model_len,
    raw.context_length,
    raw.max_context_length,
    raw.context_window,
    raw.meta?.n_ctx,
    raw.meta?.n_ctx_train,
  ]
  const context = said.find((one): one is number => typeof one === 'number' && one > 0)
  return [{ id, context }]
}

function wordsOf(error: unknown): string {
  const { code, name, message } = error as { code?: string; name?: string; message?: string }
  return name === 'TimeoutError' ? 'no answer in time' : (code ?? message ?? 'unknown')
}
