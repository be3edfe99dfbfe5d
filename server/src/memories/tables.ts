import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { memoryKinds } from '@aureole/contract/memories'
import { users } from '../accounts/tables.ts'
import { avatars } from '../avatars/tables.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

const pair = () => ({
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  avatarId: uuid('avatar_id')
    .notNull()
    .references(() => avatars.id),
})

/** What an angel remembers of a person. */
export const memories = pgTable(
  'memories',
  {
    ...pair(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: memoryKinds }).notNull(),
    text: text('text').notNull(),
    /** What the fact is about, as the mind that noticed it calls it. */
    key: text('key'),
    /** What that mind wants back with it. */
    data: jsonb('data'),
    pinned: boolean('pinned').notNull().default(false),
    /** The person wrote it, or changed its words. */
    edited: boolean('edited').notNull().default(false),
    /** The meaning of the text, as a sketch of the encoder's vector; it comes a little later than the text. */
    vector: bytes('vector'),
    /** Where it was said. Chats come and go without asking here. */
    chatId: uuid('chat_id'),
    messageId: uuid('message_id'),
    toldAt: time('told_at').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** Deleted by the person: nobody is told of it any more, and it is erased when that can no longer be undone. */
    deletedAt: time('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.avatarId, table.id] }),
    index('memories_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('memories_unread')
      .on(table.updatedAt)
      .where(sql`${table.vector} is null and ${table.deletedAt} is null`),
  ],
)

/** How a person wants an angel to remember. Whoever changes what is remembered holds the row's lock. */
export const memorySettings = pgTable(
  'memory_settings',
  {
    ...pair(),
    enabled: boolean('enabled').notNull().default(true),
    /** Nothing told up to then comes back. */
    forgottenBefore: time('forgotten_before'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.avatarId] })],
)

/** What must not come back: by its message, by its key, by its words. It says nothing of what they were. */
export const memoryTombstones = pgTable(
  'memory_tombstones',
  {
    ...pair(),
    mark: text('mark').notNull(),
    /** Told after that it is news again. */
    before: time('before').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.avatarId, table.mark] })],
)
