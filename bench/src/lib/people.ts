import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { call } from './stream-client.ts'

export interface Person {
  token: string
  chatHash: string
}

/** People with tokens, each logged in and with a chat: made in the database, since registering is not what is measured. */
export async function makePeople(databaseUrl: string, port: number, count: number): Promise<Person[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query(
    `insert into users (id, brand_id, email, password_hash, birth_date, confirmed_at, groups, created_at, avatar_name, avatar_image_url)
     select one, u.brand_id, one || '@bench.test', u.password_hash, u.birth_date, now(), u.groups, now(), 'Robin', '/'
     from unnest($1::uuid[]) as one, users u where u.email = 'user@aureole.test' and u.brand_id = 'aureole'`,
    [ids],
  )
  await client.query(
    `select wallet_move(one, 'gifts', 1000, 'gift', 'bench:' || one, now()) from unnest($1::uuid[]) as one`,
    [ids],
  )

  const { items } = await call<{ items: { id: string }[] }>(port, '/api/avatars')
  const angel = items[0]?.id ?? ''
  const people: Person[] = []
  // A few at a time: proving a password is dear on purpose.
  for (let at = 0; at < ids.length; at += 8) {
    const some = ids.slice(at, at + 8).map(async (id) => {
      const body = { email: `${id}@bench.test`, password: 'angels-demo' }
      const { accessToken: token } = await call<{ accessToken: string }>(port, '/api/auth/login', { body })
      const chat = { type: 'DIRECT', avatarIds: [angel] }
      const { chatHash } = await call<{ chatHash: string }>(port, '/api/chats', { token, body: chat })
      return { token, chatHash }
    })
    people.push(...(await Promise.all(some)))
  }
  // Minds read over afterwards what was said, for what to remember: that is work of its own, at another time.
  await client.query(`update chats set digest_after = now() + interval '1 day'`)
  await client.end()
  return people
}
