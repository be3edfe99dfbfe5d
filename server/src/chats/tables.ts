import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { authors, chatTypes, messageKinds, messageStatuses } from '@aureole/contract/chats'
import { users } from '../accounts/tables.ts'
import { avatars } from '../avatars/tables.ts'

export const chats = pgTable(
  'chats',
  {
    id: uuid('id').primaryKey(),
    hash: text('hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: chatTypes }).notNull(),
    title: text('title').notNull(),
    /** The highest `seq` given out; the row's lock makes the numbers gapless. */
    lastSeq: integer('last_seq').notNull().default(0),
    readSeq: integer('read_seq').notNull().default(0),
    lastLine: text('last_line'),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('chats_of_person').on(table.userId, table.lastAt.desc(), table.id.desc())],
)

export const chatAvatars = pgTable(
  'chat_avatars',
  {
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    avatarId: uuid('avatar_id')
      .notNull()
      .references(() => avatars.id),
    position: smallint('position').notNull(),
    /** What the mind wants to have back at the next turn. */
    mindState: jsonb('mind_state'),
  },
  (table) => [primaryKey({ columns: [table.chatId, table.avatarId] })],
)

/** Everything said, replies included: an unfinished reply is a message under a lease. */
export const messages = pgTable(
  'messages',
  {
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    id: uuid('id').notNull(),
    author: text('author', { enum: authors }).notNull(),
    kind: text('kind', { enum: messageKinds }).notNull(),
    avatarId: uuid('avatar_id').references(() => avatars.id),
    text: text('text').notNull().default(''),
    status: text('status', { enum: messageStatuses }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),

    /** A person's message: the key of the request that made it, and a digest of what was asked with it. */
    key: text('key'),
    keyDigest: text('key_digest'),
    balanceAfter: integer('balance_after'),

    /** A reply: what it answers, what was set aside for it, and who is writing it. */
    answersSeq: integer('answers_seq'),
    cost: integer('cost').notNull().default(0),
    nextDelta: integer('next_delta').notNull().default(0),
    leaseOwner: text('lease_owner'),
    leaseUntil: timestamp('lease_until', { withTimezone: true }),
    attempts: smallint('attempts').notNull().default(0),
    stopAsked: boolean('stop_asked').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.seq] }),
    uniqueIndex('messages_by_id').on(table.chatId, table.id),
    uniqueIndex('messages_once')
      .on(table.chatId, table.key)
      .where(sql`${table.key} is not null`),
    // Not on the lease's time: that changes with every checkpoint, and an index on it would be rewritten each time.
    index('messages_unfinished')
      .on(table.chatId, table.seq)
      .where(sql`${table.status} in ('PENDING', 'STREAMING')`),
  ],
)
