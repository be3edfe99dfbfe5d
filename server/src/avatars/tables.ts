import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ethnicities, genders } from '@aureole/contract/avatars'

export const avatars = pgTable(
  'avatars',
  {
    id: uuid('id').primaryKey(),
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
    /** The picture's name in the portraits' index. */
    portrait: text('portrait').notNull(),
    palette: jsonb('palette').$type<{ ground: string; line: string; halo: string }>().notNull(),
    /** Place in the catalogue: lower comes first. */
    rank: integer('rank').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('avatars_catalogue').on(table.gender, table.rank, table.id),
    check('avatars_adult', sql`${table.age} between 18 and 99`),
  ],
)
