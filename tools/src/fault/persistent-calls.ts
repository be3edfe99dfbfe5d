import { setTimeout as pause } from 'node:timers/promises'

const patienceMs = 90_000

/** The server has said no, and would say so again. */
export class Refused extends Error {}

export type Call = <T>(method: string, path: string, body?: object, key?: string) => Promise<T>

/** Asks until somebody answers, as a page does; what was refused for good is a fault of whoever asks. */
export function persistentCalls(port: number, accessToken: string) {
  let repeats = 0

  async function insist<T>(ask: () => Promise<Response>, read: (answer: Response) => Promise<T>): Promise<T> {
    for (const deadline = performance.now() + patienceMs; ;) {
      try {
        const answer = await ask()
        if (answer.status < 400) return await read(answer)
        const isOver = performance.now() > deadline
        if (isOver || (answer.status < 500 && answer.status !== 429))
          throw new Refused(`${answer.url}: ${answer.status} ${await answer.text()}`)
      } catch (error) {
        if (error instanceof Refused || performance.now() > deadline) throw error
      }
      repeats += 1
      await pause(100)
    }
  }

  const call: Call = (method, path, body, key) =>
    insist(
      () =>
        fetch(`http://127.0.0.1:${port}${path}`, {
          method,
          headers: {
            authorization: `Bearer ${accessToken}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(key === undefined ? {} : { 'idempotency-key': key }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(10_000),
        }),
      async (answer) => (await answer.json()) as never,
    )

  /** A button of the sandbox's payment page. */
  const press = (redirectUrl: string, action: string): Promise<void> =>
    insist(
      () =>
        fetch(`http://127.0.0.1:${port}${new URL(redirectUrl).pathname}`, {
          method: 'POST',
          body: new URLSearchParams({ action }),
          redirect: 'manual',
          signal: AbortSignal.timeout(10_000),
        }),
      async () => undefined,
    )

  return { call, press, repeats: () => repeats }
}

export interface Message {
  id: string
  seq: number
  author: string
  kind: string
  text: string
  status: string
}

async function history(call: Call, hash: string): Promise<Message[]> {
  const said: Message[] = []
  for (;;) {
    const before = said[0]?.seq
    const page = await call<{ items: Message[]; hasMore: boolean }>(
      'GET',
      `/api/chats/${hash}/messages?limit=200${before === undefined ? '' : `&before=${before}`}`,
    )
    said.unshift(...page.items)
    if (!page.hasMore) return said
  }
}

/** What was said in a chat once nothing is being written any more; nothing when that never comes. */
export async function settledChat(call: Call, hash: string): Promise<Message[] | undefined> {
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await pause(100)) {
    const said = await history(call, hash)
    if (said.every((one) => one.status !== 'PENDING' && one.status !== 'STREAMING')) return said
  }
  return undefined
}

export interface Entry {
  amount: number
  reason: string
}

export async function statement(call: Call): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let page = 1; ; page++) {
    const { items, lastPage } = await call<{ items: Entry[]; lastPage: boolean }>(
      'GET',
      `/api/wallet?page=${page}&pageSize=100`,
    )
    entries.push(...items)
    if (lastPage) return entries
  }
}

export async function balanceOf(call: Call): Promise<number> {
  return (await call<{ balance: number }>('GET', '/api/wallet')).balance
}

/** Begins, pays and waits: so many tokens more, before anything is broken. */
export async function buyTokens(
  { call, press }: Pick<ReturnType<typeof persistentCalls>, 'call' | 'press'>,
  productId: string,
): Promise<void> {
  const order = { productType: 'tokens', productId }
  const { id, redirectUrl } = await call<{ id: string; redirectUrl: string }>('POST', '/api/payments', order)
  await press(redirectUrl, 'pay')
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await pause(50)) {
    if ((await call<{ state: string }>('GET', `/api/payments/${id}`)).state === 'paid') return
  }
  throw new Error('The tokens never came.')
}
