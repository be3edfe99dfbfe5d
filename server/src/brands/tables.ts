import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Brands are values of the code and of BRANDS_FILE; this table is what foreign keys point at. */
export const brands = pgTable('brands', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
})
