import { Client } from 'pg'

export interface LongChat {
  /** How many messages the chat has afterwards. */
  length: number
  /** How many of the last have not been seen. */
  unread?: number
}

/** Fills a chat as years would: two voices in turn, one message a minute, of a usual length. */
export async function fillChat(
  databaseUrl: string,
  chatHash: string,
  { length, unread = 0 }: LongChat,
): Promise<void> {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; last_seq: number; avatar_id: string }>(
      `select c.id, c.last_seq, a.avatar_id from chats c join chat_avatars a on a.chat_id = c.id where c.hash = $1`,
      [chatHash],
    )
    const [chat] = rows
    if (chat === undefined) throw new Error('the chat is not there')
    await client.query(
      `insert into messages (chat_id, seq, id, author, kind, avatar_id, text, status, created_at, finished_at)
       select $1, n, gen_random_uuid(),
         case when n % 2 = 1 then 'PERSON' else 'AVATAR' end, 'TEXT',
         case when n % 2 = 1 then null else $3::uuid end,
         'Number ' || n || ' of many.' || repeat(' Some words that were said then.', (n % 7)::int),
         'DONE', now() - ($4::int - n) * interval '1 minute', now()
       from generate_series($2::int + 1, $4::int) as n`,
      [chat.id, chat.last_seq, chat.avatar_id, length],
    )
    await client.query(
      `update chats set last_seq = $2, read_seq = $2::int - $3::int, words_seq = $2, last_at = now() where id = $1`,
      [chat.id, length, unread],
    )
  } finally {
    await client.end()
  }
}
