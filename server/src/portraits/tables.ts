import { sql } from 'drizzle-orm'
import { check, customType, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Look } from '@aureole/portrait-drawing'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const pictureSources = ['DRAWN', 'GENERATED', 'UPLOADED'] as const

/** A row never changes: its name says what it shows. In the database and not on a disk, so that every node has it. */
export const portraits = pgTable(
  'portraits',
  {
    /** The hash of the look, or of the bytes that came in, after a letter for the source. */
    name: text('name').primaryKey(),
    source: text('source', { enum: pictureSources }).notNull(),
    /** All that is drawn: nothing is left to a rule that may change. */
    look: jsonb('look').$type<Look>(),
    /** A picture that cannot be drawn again, as we encoded it: WebP, 3:4. */
    master: bytes('master'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      'portraits_can_be_shown',
      sql`(${table.look} is not null) = (${table.source} = 'DRAWN') and (${table.master} is null) = (${table.source} = 'DRAWN')`,
    ),
  ],
)
