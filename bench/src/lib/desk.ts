import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { call } from './stream-client.ts'

/** Cases as they lie in a queue that nobody has looked at for a week: many people, all severities and reasons. */
export async function fillQueue(databaseUrl: string, count: number): Promise<void> {
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query(
    `insert into users (id, brand_id, email, password_hash, birth_date, confirmed_at, groups, created_at, avatar_name, avatar_image_url)
     select gen_random_uuid(), u.brand_id, 'queue-' || n || '@bench.test', u.password_hash, u.birth_date, now(), u.groups, now(), 'Robin', '/'
     from generate_series(1, 5000) as n, users u where u.email = 'user@aureole.test' and u.brand_id = 'aureole'`,
  )
  await client.query(
    `with people as materialized (
       select id, row_number() over () as n from users where email like 'queue-%@bench.test'
     ), made as materialized (
       select gen_random_uuid() as id, gen_random_uuid() as reason, gen_random_uuid() as chat, n,
         (array[1, 1, 1, 1, 2, 2, 2, 3, 3, 4])[1 + n % 10] as severity,
         (array['RULE', 'RULE', 'RULE', 'REPORT', 'REPORT', 'CALL', 'MODEL'])[1 + n % 7] as source,
         now() - n * interval '11 seconds' as at
       from generate_series(1, $1) as n
     ), cased as (
       insert into cases (id, kind, state, brand_id, user_id, chat_id, chat_hash, angels, severity, reasons, sources, top_reason_id,
         waiting_since, opened_at)
       select m.id, 'CHAT', 'OPEN', (array['aureole', 'aureole', 'celeste'])[1 + m.n % 3], p.id, m.chat, left(replace(m.chat::text, '-', ''), 22),
         array['Noor'], m.severity, 1, array[m.source], m.reason, m.at, m.at
       from made m join people p on p.n = 1 + m.n % 5000
     )
     insert into case_reasons (id, case_id, source, title, rule, severity, spans, excerpt, text, blocked, at)
     select m.reason, m.id, m.source, 'Harassment', 'a-rule', m.severity, '[[0, 5]]', repeat('some words ', 12), repeat('some words ', 40), false, m.at
     from made m`,
    [count],
  )
  await client.query('vacuum analyze cases, case_reasons, users')
  await client.end()
}

/** Agents who are logged in. */
export async function makeAgents(databaseUrl: string, port: number, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query(
    `insert into users (id, brand_id, email, password_hash, birth_date, confirmed_at, groups, created_at, avatar_name, avatar_image_url)
     select one, u.brand_id, one || '@desk.test', u.password_hash, u.birth_date, now(), u.groups, now(), 'Maya', '/'
     from unnest($1::uuid[]) as one, users u where u.email = 'agent@aureole.test' and u.brand_id = 'aureole'`,
    [ids],
  )
  await client.end()
  const tokens: string[] = []
  for (const id of ids) {
    const body = { email: `${id}@desk.test`, password: 'angels-demo' }
    const { accessToken } = await call<{ accessToken: string }>(port, '/api/auth/login', { body })
    tokens.push(accessToken)
  }
  return tokens
}
