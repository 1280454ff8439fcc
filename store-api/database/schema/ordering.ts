import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  ContactInfo,
  Method,
  OrderStatus,
  PaymentStatus,
  PickupLocation,
} from 'shared-contracts/api/entities/order.ts'
import type { LocalText } from '../../language/local-text.ts'
import { carts } from './cart.ts'
import type { StoredImage } from './stored.ts'
import { accounts, sessions } from './visitors.ts'

export interface StoredTax {
  tax: string
  /** Parts per million. */ rate: number
  amount: number
}

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    sessionId: uuid().references(() => sessions.id, { onDelete: 'set null' }),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    cartId: uuid().references(() => carts.id, { onDelete: 'set null' }),
    status: text().$type<OrderStatus>().notNull(),
    paymentStatus: text().$type<PaymentStatus>().notNull(),
    /** Stock and slot are taken for it: until it is cancelled, for good once paid. */
    holdsStock: boolean().notNull(),
    subtotal: bigint({ mode: 'number' }).notNull(),
    taxes: jsonb().$type<StoredTax[]>().notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    method: text().$type<Method>().notNull(),
    locationId: text().notNull(),
    /** The location as it was when the order was placed. */
    location: jsonb().$type<PickupLocation>().notNull(),
    slotStart: timestamp({ withTimezone: true }),
    slotEnd: timestamp({ withTimezone: true }),
    contact: jsonb().$type<ContactInfo>().notNull(),
    language: text().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    /** When an unpaid order gives back what it holds. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    receiptSentAt: timestamp({ withTimezone: true }),
    /** Not before then is a receipt tried again that could not be sent; null: at once. */
    receiptDueAt: timestamp({ withTimezone: true }),
  },
  t => [
    index('orders_without_receipt')
      .on(t.placedAt)
      .where(sql`payment_status = 'PAID_ONLINE' and receipt_sent_at is null`),
    index().on(t.accountId, t.placedAt.desc()),
    index().on(t.sessionId),
    index('orders_unpaid_of_cart').on(t.cartId).where(sql`holds_stock and payment_status <> 'PAID_ONLINE'`),
    index('orders_to_expire').on(t.expiresAt).where(sql`holds_stock and payment_status <> 'PAID_ONLINE'`),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: text().notNull(),
    optionPair: text().notNull(),
    name: jsonb().$type<LocalText>().notNull(),
    optionLabel: jsonb().$type<LocalText>().notNull(),
    image: jsonb().$type<StoredImage>(),
    quantity: integer().notNull(),
    unitPrice: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.orderId, t.position] })],
)

export const ORDER_EVENTS = ['placed', 'paid', 'payment-failed', 'cancelled'] as const

export const orderEvents = pgTable(
  'order_events',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    event: text({ enum: ORDER_EVENTS }).notNull(),
  },
  t => [index().on(t.orderId)],
)

/** Orders per slot; the guard against overbooking is the conditional update of `taken`. */
export const slotBookings = pgTable(
  'slot_bookings',
  {
    locationId: text().notNull(),
    start: timestamp({ withTimezone: true }).notNull(),
    taken: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.locationId, t.start] }), check('slot_taken', sql`${t.taken} >= 0`)],
)

/** One row per key that a client gave; `answer` is null while the work runs. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: uuid().notNull(),
    key: uuid().notNull(),
    fingerprint: text().notNull(),
    claim: uuid().notNull(),
    claimedUntil: timestamp({ withTimezone: true }).notNull(),
    answer: jsonb(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [primaryKey({ columns: [t.owner, t.key] }), index().on(t.createdAt)],
)
