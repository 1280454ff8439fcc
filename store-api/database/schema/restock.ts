import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { products } from './catalog.ts'

/** Who wants one mail when a sold-out choice is there again. The row goes with the mail. */
export const restockNotices = pgTable(
  'restock_notices',
  {
    /** In lower case. */
    email: text().notNull(),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    optionPair: text().notNull(),
    language: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [primaryKey({ columns: [t.productId, t.optionPair, t.email] })],
)
