import { Agent, get } from 'node:http'
import { createPostgresqlDatabase } from '@aureole/tools/lab/postgresql'
import { startServer } from '@aureole/tools/lab/start-server'
import { Client } from 'pg'
import { quantile, type Row } from './report.ts'

/**
 * The catalogue in several sizes at once, each in a database and behind a server of its own. Requests go round the sizes in
 * turn, so that whatever else the machine is at slows all of them down alike.
 */

const sizes = [1_000, 100_000, 1_000_000]
const rounds = 120
const warmUp = 15

interface Question {
  readonly what: string
  readonly query: string
  /** Read before by the same reader, who then goes on: as somebody does who scrolls. */
  readonly before?: string
  /** From the smallest to the largest catalogue. */
  readonly growsAtMost?: number
}

const questions: readonly Question[] = [
  { what: 'first page', query: '', growsAtMost: 2 },
  { what: 'page 50, scrolled to', query: 'page=50', before: 'page=49' },
  { what: 'page 50, out of nowhere', query: 'page=50' },
  { what: 'three ethnicities', query: 'ethnicity=AFRICAN,EUROPEAN,EAST_ASIAN', growsAtMost: 2 },
  { what: 'a rare ethnicity', query: 'ethnicity=PACIFIC', growsAtMost: 2 },
  { what: 'a rare ethnicity, four years', query: 'ethnicity=PACIFIC&minAge=30&maxAge=33', growsAtMost: 2 },
  {
    what: 'two rare ethnicities, most ages',
    query: 'ethnicity=PACIFIC,SOUTH_ASIAN&minAge=19',
    growsAtMost: 2,
  },
  { what: 'rare ages', query: 'minAge=78&maxAge=96', growsAtMost: 2 },
  { what: 'nobody at all', query: 'minAge=97', growsAtMost: 2 },
  { what: 'one year, page 50 out of nowhere', query: 'minAge=30&maxAge=30&page=50' },
]

/** Mostly the young of five origins; two origins and the old are rare, and nobody is over 96. */
async function fill(url: string, count: number): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(
    `insert into avatars (id, name, age, gender, ethnicity, hook, occupation, traits, hobbies, biography, greeting,
       speaking_style, starters, portrait, palette, rank)
     select gen_random_uuid(), 'Angel ' || n,
       case when n % 500 = 7 then 78 + (n / 500) % 19 else 18 + (n * 7919::bigint) % 60 end,
       case when n % 5 < 3 then 'FEMALE' else 'MALE' end,
       case when n % 5003 = 11 then 'PACIFIC' when n % 2003 = 5 then 'SOUTH_ASIAN'
         else (array['AFRICAN','EAST_ASIAN','EUROPEAN','LATIN_AMERICAN','MIDDLE_EASTERN'])[1 + (n / 5) % 5] end,
       'Mends books and weeks', 'Bookbinder', '{Gentle,Exact,Loyal}', '{Chess,Walking,Tea}',
       repeat('Some forty characters of a biography. ', 20), 'Come in, mind the glue.', 'Soft and careful',
       '{"Which book do you keep lending out?","How are you?","What is new?"}',
       'd' || lpad(to_hex(n), 24, '0'), '{"ground":"#eeb79b","line":"#47203a","halo":"#f8e0bd"}', 2000000000 - n
     from generate_series(1, $1::int) n`,
    [count],
  )
  await client.query('vacuum analyze avatars')
  await client.end()
}

const agent = new Agent({ keepAlive: true })

/** Milliseconds to the last byte, as a reader of that name. */
function ask(url: string, query: string, reader: string): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    get(`${url}/api/avatars?${query}`, { agent, headers: { 'user-agent': reader } }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve(performance.now() - began)
          : reject(new Error(`${query}: ${answer.statusCode}`)),
      )
    }).once('error', reject)
  })
}

async function open(size: number) {
  const database = await createPostgresqlDatabase()
  const closing: (() => Promise<void>)[] = [database.drop]
  const close = async () => {
    for (const step of closing.toReversed()) await step()
  }
  try {
    const env = { DATABASE_URL: database.url, ADDRESS_LIMIT_SCALE: '1000000' }
    const server = await startServer({ env })
    closing.push(() => server.stop())
    await fill(database.url, size)
    return { size, url: server.url, close }
  } catch (error) {
    await close()
    throw error
  }
}

export async function measureCatalogue(): Promise<{ rows: Row[]; details: Record<string, unknown> }> {
  const opened: Awaited<ReturnType<typeof open>>[] = []
  const times = new Map<string, number[]>()
  const timesOf = (question: Question, size: number): number[] => {
    const key = `${question.what}, ${size}`
    return times.get(key) ?? times.set(key, []).get(key)!
  }
  try {
    for (const size of sizes) opened.push(await open(size))
    for (let round = -warmUp; round < rounds; round++) {
      for (const question of questions) {
        for (const { size, url } of opened) {
          const reader = `${question.what} ${round}`
          if (question.before !== undefined) await ask(url, question.before, reader)
          const time = await ask(url, question.query, reader)
          if (round >= 0) timesOf(question, size).push(time)
        }
      }
    }
  } finally {
    for (const one of opened) await one.close()
  }

  const rows = questions.flatMap((question) => rowsOf(question, (size) => timesOf(question, size)))
  return { rows, details: { sizes, rounds, times: Object.fromEntries(times) } }
}

function rowsOf({ what, growsAtMost }: Question, timesOf: (size: number) => number[]): Row[] {
  const [smallest = 0] = sizes
  const largest = sizes.at(-1) ?? 0
  const growth = quantile(timesOf(largest), 0.5) / quantile(timesOf(smallest), 0.5)
  return [
    ...sizes.flatMap((size) => [
      { what: `${what}, of ${size}: p50`, value: quantile(timesOf(size), 0.5), unit: 'ms' },
      { what: `${what}, of ${size}: p95`, value: quantile(timesOf(size), 0.95), unit: 'ms' },
    ]),
    {
      what: `${what}: growth from ${smallest} to ${largest}`,
      value: growth,
      unit: 'x',
      ...(growsAtMost === undefined ? {} : { atMost: growsAtMost }),
    },
  ]
}
