import { boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** How often somebody was in danger, for the yearly report. Nothing here leads to a person, a chat or a word. */
export const crisisEvents = pgTable(
  'crisis_events',
  {
    id: uuid('id').primaryKey(),
    brandId: text('brand_id').notNull(),
    /** No finer: the hour would lead to the message. */
    day: date('day').notNull(),
    region: text('region'),
    acute: boolean('acute').notNull(),
  },
  (table) => [index('crisis_events_days').on(table.day)],
)
