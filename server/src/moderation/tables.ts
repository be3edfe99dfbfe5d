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
import { appealStates } from '@aureole/contract/appeals'
import { caseKinds, caseStates, outcomes } from '@aureole/contract/cases'
import { penaltyKinds } from '@aureole/contract/desk-people'
import { reasonSources } from '@aureole/contract/desk'
import { violationStates } from '@aureole/contract/violations'

// People, chats and angels are named by their ids and by no foreign key: what was decided stays when they are gone (D40).

function time(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

/** Something that waits for an agent: a chat with open reasons, or an angel to be published. One stretch of it, from the first reason to the end. */
export const cases = pgTable(
  'cases',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: caseKinds }).notNull(),
    state: text('state', { enum: caseStates }).notNull(),
    /** Grows with every change, so that nobody acts on what they have not seen. */
    version: integer('version').notNull().default(1),
    brandId: text('brand_id').notNull(),
    userId: uuid('user_id').notNull(),
    chatId: uuid('chat_id'),
    chatHash: text('chat_hash'),
    avatarId: uuid('avatar_id'),
    /** Their names, as they were when the last reason came. */
    angels: text('angels').array().notNull(),
    /** Of the open reasons: the worst, how many, where they came from, and since when somebody waits. */
    severity: smallint('severity').notNull(),
    reasons: integer('reasons').notNull(),
    sources: text('sources').array().notNull(),
    topReasonId: uuid('top_reason_id').notNull(),
    waitingSince: time('waiting_since').notNull(),
    claimedBy: uuid('claimed_by'),
    claimedAt: time('claimed_at'),
    snoozedUntil: time('snoozed_until'),
    openedAt: time('opened_at').notNull(),
    firstActionAt: time('first_action_at'),
    resolvedAt: time('resolved_at'),
    outcome: text('outcome', { enum: outcomes }),
  },
  (table) => [
    uniqueIndex('cases_one_of_chat')
      .on(table.chatId)
      .where(sql`${table.state} <> 'RESOLVED' and ${table.chatId} is not null`),
    uniqueIndex('cases_one_of_avatar')
      .on(table.avatarId)
      .where(sql`${table.state} <> 'RESOLVED' and ${table.avatarId} is not null`),
    // The queue as it is read, and the part of it that nobody has.
    index('cases_queue')
      .on(table.severity.desc().nullsFirst(), table.waitingSince, table.id)
      .where(sql`${table.state} = 'OPEN'`),
    index('cases_free')
      .on(table.severity.desc().nullsFirst(), table.waitingSince, table.id)
      .where(sql`${table.state} = 'OPEN' and ${table.claimedBy} is null`),
    index('cases_claimed')
      .on(table.claimedBy)
      .where(sql`${table.claimedBy} is not null`),
    index('cases_snoozed')
      .on(table.snoozedUntil)
      .where(sql`${table.state} = 'SNOOZED'`),
    index('cases_waiting')
      .on(table.waitingSince)
      .where(sql`${table.state} = 'OPEN'`),
    index('cases_latest').on(table.openedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('cases_of_chat').on(table.chatHash),
    index('cases_of_avatar').on(table.avatarId),
    index('cases_of_person').on(table.userId),
    index('cases_acted').on(table.firstActionAt),
  ],
)

export type Span = readonly [number, number]

/** Why somebody should look. Its id is that of the fact that brought it, so that the same fact counts once. */
export const caseReasons = pgTable(
  'case_reasons',
  {
    id: uuid('id').primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    source: text('source', { enum: reasonSources }).notNull(),
    title: text('title').notNull(),
    rule: text('rule'),
    severity: smallint('severity').notNull(),
    messageId: uuid('message_id'),
    seq: integer('seq'),
    spans: jsonb('spans').$type<Span[]>().notNull(),
    excerpt: text('excerpt').notNull(),
    /** The whole message as it was then: a chat may be deleted before anybody looks, and a blocked message is nowhere else. */
    text: text('text').notNull(),
    blocked: boolean('blocked').notNull(),
    said: text('said'),
    at: time('at').notNull(),
    closedAt: time('closed_at'),
  },
  (table) => [index('case_reasons_of_case').on(table.caseId)],
)

/** A person broke a rule, or so it seems: what an agent made of it is in `decisions`, and the last word of it is here. */
export const violations = pgTable(
  'violations',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    brandId: text('brand_id').notNull(),
    category: text('category').notNull(),
    rule: text('rule'),
    severity: smallint('severity').notNull(),
    source: text('source', { enum: reasonSources }).notNull(),
    state: text('state', { enum: violationStates }).notNull(),
    caseId: uuid('case_id'),
    chatHash: text('chat_hash'),
    messageId: uuid('message_id'),
    excerpt: text('excerpt').notNull(),
    blocked: boolean('blocked').notNull(),
    at: time('at').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: time('decided_at'),
    decision: text('decision'),
  },
  (table) => [
    index('violations_latest').on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('violations_of_person').on(table.userId, table.at.desc().nullsFirst()),
    index('violations_open')
      .on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.state} = 'OPEN'`),
    index('violations_of_case').on(table.caseId),
    index('violations_decided').on(table.decidedAt),
  ],
)

export const decisionKinds = ['CASE', 'VIOLATION', 'APPEAL'] as const

/** Every word of an agent on a case, a violation or an appeal. Never changed. */
export const decisions = pgTable(
  'decisions',
  {
    id: uuid('id').primaryKey(),
    at: time('at').notNull(),
    agentId: uuid('agent_id').notNull(),
    kind: text('kind', { enum: decisionKinds }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    userId: uuid('user_id').notNull(),
    outcome: text('outcome').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [
    index('decisions_of_subject').on(table.subjectId),
    index('decisions_of_person').on(table.userId),
    index('decisions_latest').on(table.at),
  ],
)

/** Warnings and suspensions. Never changed: what takes one back or ends it is a row of its own. */
export const penalties = pgTable(
  'penalties',
  {
    /** Of a suspension, also the one that the token for an appeal names. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: penaltyKinds }).notNull(),
    /** What the person was told. */
    reason: text('reason').notNull(),
    agentId: uuid('agent_id').notNull(),
    at: time('at').notNull(),
    until: time('until').notNull(),
    /** Of a suspension that came by itself: the warning that brought it. */
    causeId: uuid('cause_id'),
    violationId: uuid('violation_id'),
    chatHash: text('chat_hash'),
    key: text('key'),
  },
  (table) => [
    index('penalties_of_person').on(table.userId, table.at),
    index('penalties_by_end').on(table.until),
    uniqueIndex('penalties_once')
      .on(table.userId, table.key)
      .where(sql`${table.key} is not null`),
    uniqueIndex('penalties_once_for_violation')
      .on(table.violationId)
      .where(sql`${table.violationId} is not null`),
  ],
)

export const liftCauses = ['APPEAL', 'AGENT'] as const

/** What was taken back. */
export const penaltyLifts = pgTable('penalty_lifts', {
  penaltyId: uuid('penalty_id')
    .primaryKey()
    .references(() => penalties.id),
  at: time('at').notNull(),
  agentId: uuid('agent_id').notNull(),
  cause: text('cause', { enum: liftCauses }).notNull(),
  reason: text('reason').notNull(),
})

/** What time alone has ended, and the person was told of. */
export const penaltyEndings = pgTable('penalty_endings', {
  penaltyId: uuid('penalty_id')
    .primaryKey()
    .references(() => penalties.id),
  at: time('at').notNull(),
})

export const appeals = pgTable(
  'appeals',
  {
    id: uuid('id').primaryKey(),
    penaltyId: uuid('penalty_id')
      .notNull()
      .unique()
      .references(() => penalties.id),
    userId: uuid('user_id').notNull(),
    text: text('text').notNull(),
    at: time('at').notNull(),
    state: text('state', { enum: appealStates }).notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: time('decided_at'),
    decision: text('decision'),
  },
  (table) => [
    index('appeals_by_state').on(table.state, table.at),
    index('appeals_of_person').on(table.userId),
  ],
)

export const caseNotes = pgTable(
  'case_notes',
  {
    id: uuid('id').primaryKey(),
    chatHash: text('chat_hash').notNull(),
    userId: uuid('user_id').notNull(),
    agentId: uuid('agent_id').notNull(),
    text: text('text').notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('case_notes_of_chat').on(table.chatHash), index('case_notes_of_person').on(table.userId)],
)

/** Every opening and action of agents. Never changed. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey(),
    at: time('at').notNull(),
    agentId: uuid('agent_id').notNull(),
    /** As it was then: agents leave. */
    agentName: text('agent_name').notNull(),
    action: text('action').notNull(),
    caseId: uuid('case_id'),
    chatHash: text('chat_hash'),
    userId: uuid('user_id'),
    avatarId: uuid('avatar_id'),
    messageId: uuid('message_id'),
    reason: text('reason'),
  },
  (table) => [
    index('audit_entries_latest').on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_entries_of_agent').on(table.agentId, table.at.desc().nullsFirst()),
    index('audit_entries_of_person').on(table.userId, table.at.desc().nullsFirst()),
    index('audit_entries_of_chat').on(table.chatHash, table.at.desc().nullsFirst()),
  ],
)

/** Who has which case on the screen, as of when. */
export const caseWatchers = pgTable(
  'case_watchers',
  {
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    agentId: uuid('agent_id').notNull(),
    seenAt: time('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.agentId] }),
    index('case_watchers_seen').on(table.seenAt),
  ],
)

/** When each agent last gave a sign of life at the desk. */
export const deskAgents = pgTable('desk_agents', {
  agentId: uuid('agent_id').primaryKey(),
  seenAt: time('seen_at').notNull(),
})
