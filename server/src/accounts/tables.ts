import type { Group } from '@aureole/contract/accounts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { brands } from '../brands/tables.ts'

function time(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export interface Tracking {
  pid: string
  ptype: 'reddit'
}

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    /** Trimmed and in lower case. */
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    confirmedAt: time('confirmed_at'),
    groups: text('groups').array().$type<Group[]>().notNull(),
    avatarName: text('avatar_name'),
    avatarImageUrl: text('avatar_image_url'),
    premiumUntil: time('premium_until'),
    warningCounter: integer('warning_counter').notNull().default(0),
    suspendedUntil: time('suspended_until'),
    /** Which suspension this is: an appeal is made against one, once. */
    suspensionId: uuid('suspension_id'),
    suspensionReason: text('suspension_reason'),
    tracking: jsonb('tracking').$type<Tracking>(),
    /** The angel that was begun before the account was. */
    generatorState: uuid('generator_state'),
    /** Wishes for mails that are not about the account itself. */
    mailNews: boolean('mail_news').notNull().default(false),
    /** The person has closed the account: from then on it is erased, until then that can be undone. */
    deletionAt: time('deletion_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    unique('users_brand_email').on(table.brandId, table.email),
    index('users_deletion')
      .on(table.deletionAt)
      .where(sql`${table.deletionAt} is not null`),
  ],
)

/** A refresh token that has had its turn, as long as a lost answer may be asked for again. */
export interface RotatedToken {
  hash: string
  at: string
}

export type SessionEnd =
  'logged-out' | 'revoked' | 'theft' | 'suspended' | 'password-changed' | 'account-closed' | 'second-factor'

/** One device of one person: the family of its refresh tokens, of which exactly one is current. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    rotated: jsonb('rotated').$type<RotatedToken[]>().notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    endedAt: time('ended_at'),
    endReason: text('end_reason').$type<SessionEnd>(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_ended')
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
  ],
)

/** What one attempt at registration said: confirming its link makes exactly this true, and not what another attempt said. */
export interface PendingRegistration {
  passwordHash: string
  birthDate: string
  tracking?: Tracking
  generatorState?: string
}

export type LinkPurpose = 'confirm-registration' | 'set-password' | 'confirm-email'

export const mailLinks = pgTable(
  'mail_links',
  {
    id: uuid('id').primaryKey(),
    /** Of the token in the link. The token itself is derived when the mail is written and stored nowhere. */
    hash: text('hash').notNull().unique(),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pending: jsonb('pending').$type<PendingRegistration>(),
    /** Of a change of address: where to, and where from, so that the notices reach the mailbox that is left behind. */
    newEmail: text('new_email'),
    oldEmail: text('old_email'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('mail_links_user').on(table.userId)],
)

/** The newest ZIP of everything about a person: in the database, so that every node can hand it out and erasing takes it along. */
export const dataExports = pgTable(
  'data_exports',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of this attempt. The token of the link is derived from it and stored nowhere. */
    id: uuid('id').notNull(),
    hash: text('hash').notNull().unique(),
    state: text('state', { enum: ['MAKING', 'READY', 'FAILED'] }).notNull(),
    startedAt: time('started_at').notNull(),
    madeAt: time('made_at'),
    expiresAt: time('expires_at'),
    content: bytes('content'),
  },
  (table) => [index('data_exports_expiry').on(table.expiresAt)],
)

/** What the codes of a person's authenticator app are made from. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with a key of the server: whoever reads the table alone cannot make codes. */
  secret: text('secret').notNull(),
  /** Nothing until a code has proved that the app has the secret: only then log-in asks for one. */
  confirmedAt: time('confirmed_at'),
  /** The step of the newest code that was taken: that one and older ones are refused from then on. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** Keyed hashes of those that are left. */
  recoveryHashes: jsonb('recovery_hashes').$type<string[]>().notNull(),
  createdAt: time('created_at').notNull(),
})
