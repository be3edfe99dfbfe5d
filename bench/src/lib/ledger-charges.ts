import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { Row } from './report.ts'

const crowds = [1, 16, 64]
const milliseconds = 4000
const walletsEach = 50

async function connected(url: string): Promise<Client> {
  const client = new Client(url)
  await client.connect()
  return client
}

/** How many charges a second so many connections get through, each waiting for its answer before the next. */
async function rate(
  clients: readonly Client[],
  walletOf: (client: number, charge: number) => string,
): Promise<number> {
  const began = performance.now()
  let charges = 0
  await Promise.all(
    clients.map(async (client, index) => {
      for (let n = 0; performance.now() - began < milliseconds; n++) {
        const { rows } = await client.query<{ balance: string | null }>({
          name: 'charge',
          text: `select wallet_move($1, 'replies', -1, 'reply', $2, now()) as balance`,
          values: [walletOf(index, n), randomUUID()],
        })
        if (rows[0]?.balance == null) throw new Error('a charge was refused')
        charges += 1
      }
    }),
  )
  return charges / ((performance.now() - began) / 1000)
}

/** The one SQL function through which every charge goes: on wallets of their own, and all on one. */
export async function measureCharges(url: string): Promise<Row[]> {
  const most = Math.max(...crowds)
  const wallets = Array.from({ length: most * walletsEach }, () => randomUUID())
  const clients: Client[] = []
  const rows: Row[] = []
  try {
    for (let n = 0; n < most; n++) clients.push(await connected(url))
    await clients[0]?.query(
      `select wallet_move(one, 'gifts', 100000000, 'welcome-gift', 'bench', now()) from unnest($1::uuid[]) as one`,
      [wallets],
    )
    for (const crowd of crowds) {
      const some = clients.slice(0, crowd)
      const distinct = await rate(
        some,
        (client, n) => wallets[client * walletsEach + (n % walletsEach)] ?? '',
      )
      const hot = await rate(some, () => wallets[0] ?? '')
      rows.push({
        what: `charges, ${crowd} at once, wallets of their own`,
        value: distinct,
        unit: 'a second',
      })
      rows.push({ what: `charges, ${crowd} at once, one hot wallet`, value: hot, unit: 'a second' })
    }
  } finally {
    for (const client of clients) await client.end()
  }
  return rows
}
