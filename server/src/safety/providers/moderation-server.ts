import type { Config } from '../../platform/config.ts'

/** A server that reads a text as a model does. Answers with the names of what it found; fails when it cannot, or is late. */
export interface ModerationServer {
  readonly ask: (text: string) => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

const patienceMs = 1500
const longest = 8000
const answerBytesMax = 256 * 1024

/** OpenAI's `/v1/moderations`, which many servers speak. */
export function createModerationServer(
  { baseUrl, apiKey }: NonNullable<Config['moderation']>,
  timeoutMs = patienceMs,
): ModerationServer {
  const limits = { connect: { timeout: timeoutMs }, headersTimeout: timeoutMs, bodyTimeout: timeoutMs }
  // With the first text: whoever has no such server should not wait for it at the start.
  const load = () => import('undici').then(({ Agent, request }) => ({ agent: new Agent(limits), request }))
  let client: ReturnType<typeof load> | undefined
  const address = addressOf(baseUrl)
  const headers = {
    'content-type': 'application/json',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  }
  return {
    async ask(text) {
      const { agent, request } = await (client ??= load())
      const { statusCode, body } = await request(address, {
        method: 'POST',
        dispatcher: agent,
        headers,
        body: JSON.stringify({ input: text.slice(0, longest) }),
        // The whole of it: a server that drips keeps within the other two for ever.
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (statusCode !== 200) {
        await body.dump()
        throw new Error(`the moderation server answered ${statusCode}`)
      }
      return flaggedIn(await readAtMost(body))
    },
    async close() {
      await (await client)?.agent.destroy()
    },
  }
}

/** The base may be written with or without its `/v1`. */
function addressOf(baseUrl: URL): URL {
  const path = baseUrl.pathname.replace(/\/+$/, '')
  return new URL(`${/\/v\d+\w*$/.test(path) ? path : `${path}/v1`}/moderations`, baseUrl)
}

async function readAtMost(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let total = 0
  for await (const chunk of body) {
    total += chunk.length
    if (total > answerBytesMax) throw new Error('the answer of the moderation server does not end')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function flaggedIn(answer: string): string[] {
  const { results } = JSON.parse(answer) as { results?: { categories?: Record<string, unknown> }[] }
  const categories = results?.[0]?.categories
  if (categories === undefined || categories === null)
    throw new Error('the moderation server did not answer in the known form')
  return Object.keys(categories).filter((name) => categories[name] === true)
}
