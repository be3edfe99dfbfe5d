import type { OpenedAnswer } from './jobs.ts'

/** Here and not where requests are served: to parse some megabytes of base64 takes longer than others may wait. */
export function openAnswer(bytes: Uint8Array): OpenedAnswer {
  const answer: unknown = JSON.parse(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'),
  )
  const { b64_json: base64, url } = first(answer)
  if (typeof base64 === 'string') return { picture: new Uint8Array(Buffer.from(base64, 'base64')) }
  if (typeof url === 'string') return { url }
  throw new Error('the answer holds no picture')
}

function first(answer: unknown): { b64_json?: unknown; url?: unknown } {
  const data: unknown =
    typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined
  const one: unknown = Array.isArray(data) ? data[0] : undefined
  return typeof one === 'object' && one !== null ? one : {}
}
