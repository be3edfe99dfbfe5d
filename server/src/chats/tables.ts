import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  date,
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
import { chatTypes } from '@aureole/contract/chats'
import { authors, feedbacks, messageKinds, messageStatuses, reportReasons } from '@aureole/contract/messages'
import { users } from '../accounts/tables.ts'
import { avatars } from '../avatars/tables.ts'
import type { Finding } from '../safety/index.ts'

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
    /** The highest `seq` given out; whoever gives out more holds the row's lock. */
    lastSeq: integer('last_seq').notNull().default(0),
    readSeq: integer('read_seq').notNull().default(0),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    pinned: boolean('pinned').notNull().default(false),
    archived: boolean('archived').notNull().default(false),
    muted: boolean('muted').notNull().default(false),
    /** Deleted by the person: gone from every list, and erased when it can no longer be undone. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Since when customer care writes here: until they hand back, no angel answers. */
    careSince: timestamp('care_since', { withTimezone: true }),
    /** Search knows everything said up to this number. */
    wordsSeq: integer('words_seq').notNull().default(0),
    /** Minds have read over everything said up to this number; and when somebody may look at the chat again for that. */
    digestedSeq: integer('digested_seq').notNull().default(0),
    digestAfter: timestamp('digest_after', { withTimezone: true }),
  },
  (table) => [
    index('chats_of_person')
      .on(
        table.userId,
        table.archived,
        table.pinned.desc().nullsFirst(),
        table.lastAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.deletedAt} is null`),
    index('chats_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('chats_to_digest')
      .on(table.lastAt)
      .where(sql`${table.digestedSeq} < ${table.lastSeq} and ${table.deletedAt} is null`),
  ],
)

/** Which request made which chat. Apart from `chats`, so that no message pays for an index on it. */
export const chatCreations = pgTable(
  'chat_creations',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Of what was asked with the key. */
    digest: text('digest').notNull(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('chat_creations_of_chat').on(table.chatId),
  ],
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
    /** Was not there for what was said up to this number, nor for what came after `leftSeq`. */
    joinedSeq: integer('joined_seq').notNull().default(0),
    leftSeq: integer('left_seq'),
    /** The times before, of an angel who came back: each from and to what number. */
    earlierStays: jsonb('earlier_stays').$type<[number, number][]>().notNull().default([]),
    /** What the mind wants to have back at the next turn. */
    mindState: jsonb('mind_state'),
    /** What was said up to this number has been read for something to remember. */
    rememberedSeq: integer('remembered_seq').notNull().default(0),
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

    /** Several versions of one message share the id of the first. */
    versionOf: uuid('version_of'),
    version: smallint('version').notNull().default(1),
    /** Not on the way that the conversation took: the id of the version whose followers left it. Null = on the way. */
    leftWith: uuid('left_with'),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    feedback: text('feedback', { enum: feedbacks }),

    /** A person's message: the key of the request that made it, and a digest of what was asked with it. */
    key: text('key'),
    keyDigest: text('key_digest'),
    balanceAfter: integer('balance_after'),
    /** How many of premium's replies of the day were gone then. */
    freeAfter: integer('free_after'),

    /** A reply: what it answers, what was set aside for it, and who is writing it. */
    answersSeq: integer('answers_seq'),
    cost: integer('cost').notNull().default(0),
    /** Paid for by premium: the day whose fair use it counts in. */
    freeDay: date('free_day'),
    nextDelta: integer('next_delta').notNull().default(0),
    leaseOwner: text('lease_owner'),
    leaseUntil: timestamp('lease_until', { withTimezone: true }),
    attempts: smallint('attempts').notNull().default(0),
    /** How often it was asked to go on; while it does, how many characters it had before, and how it had ended. */
    continued: smallint('continued').notNull().default(0),
    baseLength: integer('base_length').notNull().default(0),
    /** The latter also of a message that customer care has hidden. */
    baseStatus: text('base_status', { enum: messageStatuses }),
    /** Of a reply: somebody may be in danger, so it answers with care. Of a person's message: it was said to customer care, not to an angel. */
    care: boolean('care').notNull().default(false),
    stopAsked: boolean('stop_asked').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.seq] }),
    uniqueIndex('messages_by_id').on(table.chatId, table.id),
    uniqueIndex('messages_once')
      .on(table.chatId, table.key)
      .where(sql`${table.key} is not null`),
    // The way that the conversation took, so that reading it never steps over what was left aside.
    index('messages_path')
      .on(table.chatId, table.seq)
      .where(sql`${table.leftWith} is null and ${table.deletedAt} is null`),
    index('messages_versions')
      .on(table.chatId, table.versionOf)
      .where(sql`${table.versionOf} is not null`),
    index('messages_left')
      .on(table.chatId, table.leftWith)
      .where(sql`${table.leftWith} is not null`),
    // Not on the lease's time: that changes with every checkpoint, and an index on it would be rewritten each time.
    index('messages_unfinished')
      .on(table.chatId, table.seq)
      .where(sql`${table.status} in ('PENDING', 'STREAMING')`),
  ],
)

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What search finds messages by. Written apart from them, so that a reply under way never touches an index of words. */
export const messageWords = pgTable(
  'message_words',
  {
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.seq] }),
    // Written in lots by way of a list of pending entries; a short one, since every search walks through it.
    index('message_words_words').using('gin', table.words).with({ gin_pending_list_limit: 1024 }),
  ],
)

/** Which request had which reply go on, and what it was answered. */
export const messageContinuations = pgTable(
  'message_continuations',
  {
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    messageId: uuid('message_id').notNull(),
    /** How many characters there were before. */
    baseLength: integer('base_length').notNull(),
    balanceAfter: integer('balance_after').notNull(),
    freeAfter: integer('free_after'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chatId, table.key] })],
)

/** What people have told customer care about a message. */
export const messageReports = pgTable(
  'message_reports',
  {
    id: uuid('id').primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: reportReasons }).notNull(),
    text: text('text').notNull().default(''),
    /** The words as they were then: their author may change or delete them before anyone looks. */
    messageText: text('message_text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('message_reports_once').on(table.chatId, table.messageId, table.userId)],
)

export const factKinds = ['REPORT', 'CALL', 'FLAG', 'REPLY', 'TO_CARE'] as const

/** What somebody should look at, and where it is in the text; `verdict` is how it was treated. */
export interface FactFindings {
  readonly verdict: 'flag' | 'block' | 'crisis'
  readonly acute?: boolean
  readonly findings: readonly Finding[]
}

/**
 * What customer care has to know, until the desk has taken it: a fact in the queue names only the id, since operators read those. It outlives its
 * chat on purpose, which can be deleted before anybody has looked.
 */
export const chatFacts = pgTable(
  'chat_facts',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: factKinds }).notNull(),
    chatId: uuid('chat_id').notNull(),
    chatHash: text('chat_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id'),
    seq: integer('seq'),
    /** The words it is about, as they were then. */
    text: text('text').notNull().default(''),
    /** What the person wrote to customer care about it, and the reason that they chose. */
    said: text('said'),
    reportReason: text('report_reason', { enum: reportReasons }),
    screened: jsonb('screened').$type<FactFindings>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('chat_facts_waiting').on(table.createdAt),
    index('chat_facts_of_person').on(table.userId),
  ],
)

/** Since when a person has been talking without a longer pause, for the reminder to take a break. */
export const chatSittings = pgTable('chat_sittings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  since: timestamp('since', { withTimezone: true }).notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
})

/**
 * What an angel keeps of what was said before its window, up to some number. The last few are kept: when something that they cover is
 * taken back, those that do not reach so far still hold.
 */
export const chatSummaries = pgTable(
  'chat_summaries',
  {
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    avatarId: uuid('avatar_id')
      .notNull()
      .references(() => avatars.id),
    untilSeq: integer('until_seq').notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chatId, table.avatarId, table.untilSeq] })],
)
