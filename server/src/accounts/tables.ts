import type { Group } from '@aureole/contract/accounts'
import { date, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { brands } from '../brands/tables.ts'

function time(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

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
    createdAt: time('created_at').notNull(),
  },
  (table) => [unique('users_brand_email').on(table.brandId, table.email)],
)

/** A refresh token that has had its turn, as long as a lost answer may be asked for again. */
export interface RotatedToken {
  hash: string
  at: string
}

export type SessionEnd = 'logged-out' | 'revoked' | 'theft' | 'suspended' | 'password-changed'

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
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** What one attempt at registration said: confirming its link makes exactly this true, and not what another attempt said. */
export interface PendingRegistration {
  passwordHash: string
  birthDate: string
  tracking?: Tracking
  generatorState?: string
}

export type LinkPurpose = 'confirm-registration' | 'set-password'

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
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('mail_links_user').on(table.userId)],
)
