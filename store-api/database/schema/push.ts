import { bigint, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { orders } from './ordering.ts'
import { sessions } from './visitors.ts'

/** Browsers that asked for news of an order. They end with the session: at sign-out, or when its owner ends it (PWA-6). */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Address at the browser's push service, a secret of this browser. */
    endpoint: text().notNull(),
    /** The browser's public key and shared secret, base64url (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text().notNull(),
    /** `order_events.seq` up to which the shopper knows. */
    toldSeq: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Not before then is a message tried (again). */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
  },
  t => [
    unique().on(t.orderId, t.endpoint),
    index().on(t.sessionId),
    index().on(t.endpoint),
    index().on(t.dueAt),
  ],
)
