import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  check,
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
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { ethnicities, genders } from '@aureole/contract/avatars'
import { generatorKinds, type GeneratorAnswers } from '@aureole/contract/generator'
import type { LookChoice } from '@aureole/contract/looks'
import { visibilities } from '@aureole/contract/own-avatars'
import { users } from '../accounts/tables.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

const pictureSources = ['DRAWN', 'GENERATED', 'UPLOADED'] as const

/** Word for word as the catalogue's queries say it, so that its indexes serve them and hold nothing else. */
export function inCatalogue(table: { visibility: AnyPgColumn; deletedAt: AnyPgColumn }): SQL {
  return sql`${table.visibility} = 'PUBLIC' and ${table.deletedAt} is null`
}

export const avatars = pgTable(
  'avatars',
  {
    id: uuid('id').primaryKey(),
    /** Who made this angel; nobody for those of the house. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    visibility: text('visibility', { enum: visibilities }).notNull().default('PUBLIC'),
    /** Why an agent did not publish it, when that was the last word. */
    refusal: text('refusal'),
    name: text('name').notNull(),
    age: smallint('age').notNull(),
    gender: text('gender', { enum: genders }).notNull(),
    ethnicity: text('ethnicity', { enum: ethnicities }).notNull(),
    hook: text('hook').notNull(),
    occupation: text('occupation').notNull(),
    traits: text('traits').array().notNull(),
    hobbies: text('hobbies').array().notNull(),
    biography: text('biography').notNull(),
    greeting: text('greeting').notNull(),
    speakingStyle: text('speaking_style').notNull(),
    starters: text('starters').array().notNull(),
    relation: text('relation'),
    opinions: text('opinions').array().notNull().default([]),
    quirks: text('quirks').array().notNull().default([]),
    /** Things that would be out of character: for minds, not for people. */
    neverSays: text('never_says').array().notNull().default([]),
    /** What was chosen about the picture. */
    look: jsonb('look').$type<LookChoice>().notNull().default({ seed: 'aureole' }),
    pictureSource: text('picture_source', { enum: pictureSources }).notNull().default('DRAWN'),
    /** The character card it came from, whole: what we do not understand is given back on export. */
    card: jsonb('card'),
    /** The picture's name among the portraits. */
    portrait: text('portrait').notNull(),
    palette: jsonb('palette').$type<{ ground: string; line: string; halo: string }>().notNull(),
    /** Place in the catalogue: lower comes first. */
    rank: integer('rank').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
    /** Nobody finds it any more, but chats with it can still be read. */
    deletedAt: time('deleted_at'),
  },
  (table) => [
    // The catalogue in its order, and the same by who is looked for: docs/decisions/2026-11-15-catalogue-pages.md.
    index('avatars_in_order')
      .on(table.gender, table.rank, table.id, table.age, table.ethnicity)
      .where(inCatalogue(table)),
    index('avatars_by_kind')
      .on(table.gender, table.ethnicity, table.age, table.rank, table.id)
      .where(inCatalogue(table)),
    index('avatars_of_owner')
      .on(table.ownerId, table.id.desc())
      .where(sql`${table.ownerId} is not null`),
    check('avatars_adult', sql`${table.age} between 18 and 99`),
  ],
)

/** Answers on the way to an angel. A guest's has no person until somebody takes it over. */
export const generatorStates = pgTable(
  'generator_states',
  {
    uuid: uuid('uuid').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: generatorKinds }).notNull(),
    step: text('step').notNull(),
    answers: jsonb('answers').$type<GeneratorAnswers>().notNull(),
    finishAsked: boolean('finish_asked').notNull().default(false),
    avatarId: uuid('avatar_id').references(() => avatars.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    // The one that the person is at: finished ones stay, so that the same state never makes two angels.
    uniqueIndex('generator_states_open')
      .on(table.userId, table.kind)
      .where(sql`${table.userId} is not null and ${table.avatarId} is null`),
    index('generator_states_age').on(table.updatedAt),
    index('generator_states_of_person')
      .on(table.userId, table.kind, table.updatedAt.desc())
      .where(sql`${table.userId} is not null`),
  ],
)

/** Angels that somebody does not want to meet. */
export const avatarBlocks = pgTable(
  'avatar_blocks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    avatarId: uuid('avatar_id')
      .notNull()
      .references(() => avatars.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.avatarId] })],
)

/** What belongs to a person's own persona beside the name and picture that their account carries. */
export const personas = pgTable('personas', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  about: text('about').notNull().default(''),
  look: jsonb('look').$type<LookChoice>(),
})
