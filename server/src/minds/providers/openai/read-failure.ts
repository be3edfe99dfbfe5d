import { ServerFailure } from '../../server-failure.ts'

const patientlyMs = 10_000
const restMostMs = 120_000

/** What an answer with another status than 200 means. */
export function failureOfStatus(
  status: number,
  retryAfter: string | undefined,
  words: string,
): ServerFailure {
  const message = `the model server answered ${status}${words === '' ? '' : `: ${words}`}`
  if (status === 429 || (status === 503 && retryAfter !== undefined)) {
    const afterMs = waitOf(retryAfter)
    return new ServerFailure('busy', message, {
      status,
      reason: 'rate-limit',
      isHealthy: true,
      // Whoever waits for a reply waits some seconds; beyond that the next server, or a word, is better.
      ...(afterMs <= patientlyMs ? { again: { afterMs } } : { restMs: Math.min(afterMs, restMostMs) }),
    })
  }
  if (status >= 500 || status === 408) {
    return new ServerFailure('unreachable', message, { status, reason: 'status', again: 'now' })
  }
  // A wrong key or a model that is not there is not the person's fault; the operator reads it in the log and in `mind:check`.
  if (status === 401 || status === 403 || status === 404 || status === 405) {
    return new ServerFailure('unreachable', message, { status, reason: 'status' })
  }
  if (status < 400) return new ServerFailure('unreachable', message, { status, reason: 'status' })
  return new ServerFailure('refused', message, { status, reason: 'status', isHealthy: true })
}

/** Seconds or a date; a second where the server does not say. */
export function waitOf(retryAfter: string | undefined, now = Date.now()): number {
  if (retryAfter === undefined) return 1000
  const seconds = Number(retryAfter)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter) - now
  return Number.isNaN(ms) ? 1000 : Math.min(Math.max(ms, 0), 3_600_000)
}

/** The server's own words about what went wrong, in whichever of the usual shapes. */
export function errorWords(error: unknown): string {
  const said = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
  return (typeof said === 'string' ? said : (JSON.stringify(said) ?? ''))
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300)
}

/** An error inside of an answer that began as a good one. */
export function failureOfError(error: unknown): ServerFailure {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : Number.NaN
  if (code >= 400 && code < 600) return failureOfStatus(code, undefined, errorWords(error))
  return new ServerFailure('broke-off', `the model server says: ${errorWords(error)}`, { again: 'now' })
}

/** Of an answer that is no good one: its own words, out of JSON or a page. */
export function bodyWords(body: string): string {
  try {
    const parsed = JSON.parse(body) as { error?: unknown } | null
    return errorWords(parsed?.error ?? parsed)
  } catch {
    return errorWords(body.replaceAll(/<[^>]{0,200}>/g, ' ').trim())
  }
}

export function failureOfConnection(error: Error & { code?: string }, hasSpoken: boolean): ServerFailure {
  const code = error.code ?? ''
  const options = { cause: error, again: 'now' as const }
  if (
    !hasSpoken &&
    (/^UND_ERR_CONNECT|^ECONNREFUSED|^EHOST|^ENET|^ENOTFOUND|^EAI_|^ETIMEDOUT/.test(code) || isTls(code))
  ) {
    return new ServerFailure('unreachable', `no connection to the model server (${code})`, {
      ...options,
      reason: 'connect',
    })
  }
  const kind = hasSpoken ? 'broke-off' : 'unreachable'
  return new ServerFailure(kind, `the connection to the model server broke (${code || error.message})`, {
    ...options,
    reason: 'reset',
  })
}

function isTls(code: string): boolean {
  return /CERT|^ERR_TLS|^ERR_SSL|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)
}
