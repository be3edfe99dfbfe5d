import { Agent, get } from 'node:http'
import { Client } from 'pg'
import { makePeople } from './people.ts'
import { quantile, type Row } from './report.ts'

const sizes = { short: 10_000, long: 10_000_000 }
const rounds = 300
const warmUp = 40
const pageSize = 12
const lot = 500_000

const agent = new Agent({ keepAlive: true })

/**
 * Entries as `wallet_move` would have written them: nineteen of twenty are a token spent, one is twenty that came. Written in lots,
 * with the counter-entries of the house in one sum for each, without triggers, and with the indexes made afterwards: to measure
 * reading, not writing.
 */
async function fill(client: Client, userId: string, entries: number): Promise<void> {
  const { rows } = await client.query<{ balance: string }>(
    'select balance from wallet_accounts where id = $1',
    [userId],
  )
  const start = Number(rows[0]?.balance)
  const change = `case when n % 20 = 0 then 20 else -1 end`
  for (let from = 2; from <= entries; from += lot) {
    const to = Math.min(entries, from + lot - 1)
    await client.query(
      `insert into wallet_entries (account_id, id, transaction_id, seq, amount, balance_after, reason, key, created_at)
       select $1, gen_random_uuid(), $4, n, ${change}, $5::bigint - (n - 1) + (n / 20) * 21,
         case when n % 20 = 0 then 'reply-refund' else 'reply' end, 'bench:' || n, now() - (20000000 - n) * interval '1 second'
       from generate_series($2::int, $3::int) n`,
      [userId, from, to, crypto.randomUUID(), start],
    )
  }
  await client.query(
    `update wallet_accounts set entries = $2, balance = (select sum(amount) from wallet_entries where account_id = $1) where id = $1`,
    [userId, entries],
  )
}

const indexes = ['wallet_entries_statement', 'wallet_entries_once', 'wallet_entries_added']

async function fillBoth(url: string, short: string, long: string): Promise<number> {
  const began = performance.now()
  const client = new Client(url)
  await client.connect()
  // Neither triggers nor references are looked at, which would take longer than all the rest.
  await client.query('set session_replication_role = replica')
  await client.query('set synchronous_commit = off')
  await client.query('alter table wallet_entries drop constraint wallet_entries_account_id_id_pk')
  const { rows } = await client.query<{ indexdef: string }>(
    'select indexdef from pg_indexes where indexname = any($1)',
    [indexes],
  )
  for (const name of indexes) await client.query(`drop index ${name}`)
  await client.query(`set maintenance_work_mem = '512MB'`)
  await fill(client, short, sizes.short)
  await fill(client, long, sizes.long)
  for (const { indexdef } of rows) await client.query(indexdef)
  await client.query('alter table wallet_entries add primary key (account_id, id)')
  await client.query('vacuum analyze wallet_entries')
  await client.end()
  return performance.now() - began
}

function ask(port: number, token: string, query: string): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    get({ port, host: '127.0.0.1', path: `/api/wallet?${query}`, agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve(performance.now() - began)
          : reject(new Error(`${query}: ${answer.statusCode}`)),
      )
    }).once('error', reject)
  })
}

const questions: { what: string; query: (entries: number) => string }[] = [
  { what: 'first page', query: () => '' },
  {
    what: 'any page',
    query: (entries) => `page=${1 + Math.floor((Math.random() * Math.min(entries, 1_000_000)) / pageSize)}`,
  },
  { what: 'behind any entry', query: (entries) => `before=${2 + Math.floor(Math.random() * (entries - 2))}` },
  { what: 'what came in, first page', query: () => 'kind=in' },
  { what: 'what went out, first page', query: () => 'kind=out' },
]

/** A page of a statement of ten million entries against one of ten thousand, in turn, over HTTP. */
export async function measureStatement(url: string, port: number): Promise<{ rows: Row[]; filled: number }> {
  const people = await makePeople(url, port, 2)
  const [short, long] = people
  if (short === undefined || long === undefined) throw new Error('nobody to read a statement')
  const filled = await fillBoth(url, userOf(short.token), userOf(long.token))
  const readers = [
    { size: sizes.short, token: short.token },
    { size: sizes.long, token: long.token },
  ]
  const rows: Row[] = []
  for (const { what, query } of questions) {
    const times = new Map<number, number[]>(readers.map(({ size }) => [size, []]))
    for (let round = -warmUp; round < rounds; round++) {
      for (const { size, token } of readers) {
        const time = await ask(port, token, query(size))
        if (round >= 0) times.get(size)?.push(time)
      }
    }
    const p95 = (size: number) => quantile(times.get(size) ?? [], 0.95)
    for (const { size } of readers)
      rows.push({ what: `${what}, of ${size}: p95`, value: p95(size), unit: 'ms' })
    rows.push({
      what: `${what}: growth of p95 from ${sizes.short} to ${sizes.long}`,
      value: p95(sizes.long) / p95(sizes.short),
      unit: 'x',
      atMost: 1.5,
    })
  }
  return { rows, filled }
}

/** Whose access token this is. */
function userOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    user: { id: string }
  }
  return claims.user.id
}
