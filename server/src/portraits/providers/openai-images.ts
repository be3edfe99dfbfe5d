import type { ModelServer } from '../../platform/config.ts'

/** A server that makes pictures out of words. */
export interface ImageModel {
  /** The server's answer as it came: JSON with the picture, or with where it is. */
  ask(prompt: string, signal: AbortSignal): Promise<Uint8Array>
  /** A picture that the answer points to. */
  fetch(url: string, signal: AbortSignal): Promise<Uint8Array>
}

/** Of twenty megabytes in base64. */
const answerBytesMax = 28 * 1024 * 1024
const pictureBytesMax = 20 * 1024 * 1024

export function createOpenAiImages(server: ModelServer): ImageModel {
  const endpoint = endpointOf(server.baseUrl)

  async function post(body: object, signal: AbortSignal): Promise<Response> {
    return fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(server.apiKey === undefined ? {} : { authorization: `Bearer ${server.apiKey}` }),
      },
      body: JSON.stringify({ model: server.model, n: 1, ...body }),
      signal,
    })
  }

  return {
    async ask(prompt, signal) {
      let answer = await post({ prompt, size: '1024x1536' }, signal)
      // Servers differ in the sizes they know, and agree that one may leave it to them.
      if (answer.status === 400 || answer.status === 422) {
        await answer.body?.cancel()
        answer = await post({ prompt }, signal)
      }
      if (!answer.ok) {
        await answer.body?.cancel()
        throw new Error(`the image model's server answered ${answer.status}`)
      }
      return readAtMost(answer, answerBytesMax)
    },
    async fetch(url, signal) {
      const address = new URL(url, endpoint)
      if (!['http:', 'https:'].includes(address.protocol))
        throw new Error(`no address of a picture: ${address.protocol}`)
      const answer = await fetch(address, { signal })
      if (!answer.ok) throw new Error(`the picture's server answered ${answer.status}`)
      return readAtMost(answer, pictureBytesMax)
    },
  }
}

/** The base may be written with or without its `/v1`. */
export function endpointOf(baseUrl: URL): URL {
  const path = baseUrl.pathname.replace(/\/+$/, '')
  const versioned = /\/v\d+\w*$/.test(path) ? path : `${path}/v1`
  const url = new URL(baseUrl)
  url.pathname = `${versioned}/images/generations`
  return url
}

async function readAtMost(answer: Response, bytesMax: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let total = 0
  for await (const chunk of answer.body ?? []) {
    total += chunk.length
    // Leaving the loop also ends the transfer.
    if (total > bytesMax) throw new Error(`the answer is larger than ${bytesMax} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
