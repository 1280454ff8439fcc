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
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  type ContactInfo,
  type DeliveryAddress,
  type Method,
  ORDER_EVENTS,
  type OrderStatus,
  type PaymentStatus,
} from 'shared-contracts/api/entities/order.ts'
import type { LocalText } from '../../language/local-text.ts'
import { carts } from './cart.ts'
import type { StockLine, StoredImage, StoredLocation } from './stored.ts'
import { accounts, sessions } from './visitors.ts'

export interface StoredTax {
  tax: string
  /** Parts per million. */ rate: number
  amount: number
}

export interface StoredDiscount {
  code: string
  name: LocalText
  /** Minor units, positive. */ amount: number
}

/** Steps of handing an order over, in their order. */
const HANDED_OVER = ['ready', 'completed'] as const
export type HandedOver = (typeof HANDED_OVER)[number]

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    sessionId: uuid().references(() => sessions.id, { onDelete: 'set null' }),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    cartId: uuid().references(() => carts.id, { onDelete: 'set null' }),
    status: text().$type<OrderStatus>().notNull(),
    paymentStatus: text().$type<PaymentStatus>().notNull(),
    /** All it needs (the table of holds) is taken for it: until it is cancelled, for good once paid or accepted. */
    holdsStock: boolean().notNull(),
    /** The shopper cancelled it: final, whatever is paid later goes back. */
    withdrawn: boolean().notNull().default(false),
    /** How far handing it over is; null: it is not ready yet. */
    handedOver: text({ enum: HANDED_OVER }),
    subtotal: bigint({ mode: 'number' }).notNull(),
    discounts: jsonb().$type<StoredDiscount[]>().notNull().default([]),
    deliveryFee: bigint({ mode: 'number' }),
    tip: bigint({ mode: 'number' }).notNull().default(0),
    taxes: jsonb().$type<StoredTax[]>().notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    storeCredit: bigint({ mode: 'number' }).notNull().default(0),
    /** What is paid at a provider or in the store. */
    due: bigint({ mode: 'number' }).notNull().generatedAlwaysAs(sql`total - store_credit`),
    /** Minor units of the total that were sent back while the order stands. */
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    currency: text().notNull(),
    method: text().$type<Method>().notNull(),
    locationId: text().notNull(),
    /** The location as it was when the order was placed. */
    location: jsonb().$type<StoredLocation>().notNull(),
    slotStart: timestamp({ withTimezone: true }),
    slotEnd: timestamp({ withTimezone: true }),
    /** `YYYY-MM-DD` at the location. */
    pickupDate: text(),
    address: jsonb().$type<DeliveryAddress>(),
    tableNumber: text(),
    comment: text(),
    /** Said at the counter, of what is picked up. */
    pickupCode: text(),
    fissionCampaignId: text(),
    contact: jsonb().$type<ContactInfo>().notNull(),
    language: text().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    /** When an unpaid order gives back what it holds. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** To be paid in the store by somebody nobody knows: given back at `expiresAt` unless the mailed link is used. */
    awaitsConfirmation: boolean().notNull().default(false),
    /** Of the link in the mail. */
    confirmTokenHash: text(),
    /** Network it was placed from, under a key, while it is unpaid. */
    placedFrom: text(),
    receiptSentAt: timestamp({ withTimezone: true }),
    /** Not before then is a receipt tried again that could not be sent; null: at once. */
    receiptDueAt: timestamp({ withTimezone: true }),
  },
  t => [
    index('orders_without_receipt')
      .on(t.placedAt)
      .where(sql`payment_status in ('PAID_ONLINE', 'PAY_AT_STORE') and receipt_sent_at is null`),
    index().on(t.accountId, t.placedAt.desc().nullsFirst()),
    index().on(t.sessionId),
    // Both for carts and for time: of two indexes on the same few rows the planner takes the wrong one.
    index('orders_unpaid')
      .on(t.cartId, t.expiresAt)
      .where(sql`holds_stock and payment_status in ('NOT_PAID', 'FAILED')`),
    index('orders_placed_from')
      .on(t.placedFrom)
      .where(sql`holds_stock and payment_status in ('NOT_PAID', 'FAILED') and placed_from is not null`),
    // Guests' orders that came to nothing.
    index('orders_lapsed')
      .on(t.placedAt)
      .where(
        sql`account_id is null and status = 'CANCELLED' and (payment_status in ('NOT_PAID', 'FAILED') or awaits_confirmation)`,
      ),
    index('orders_awaiting').on(t.expiresAt).where(sql`holds_stock and awaits_confirmation`),
    index('orders_at_store')
      .on(t.placedAt)
      .where(
        sql`holds_stock and payment_status = 'PAY_AT_STORE' and handed_over is distinct from 'completed'`,
      ),
    index('orders_confirmed_by').on(t.confirmTokenHash).where(sql`confirm_token_hash is not null`),
    // What a cart that is deleted is taken out of.
    index('orders_of_cart').on(t.cartId).where(sql`cart_id is not null`),
    check('credit_within_total', sql`${t.storeCredit} between 0 and ${t.total}`),
    check('refund_within_total', sql`${t.refunded} between 0 and ${t.total}`),
  ],
)

/** A guest's order that a session may see because it was opened there by the link of its mail. */
export const orderOpenings = pgTable(
  'order_openings',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
  },
  t => [primaryKey({ columns: [t.orderId, t.sessionId] }), index().on(t.sessionId)],
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

export const orderEvents = pgTable(
  'order_events',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    event: text({ enum: ORDER_EVENTS }).notNull(),
    /** As a person wrote it, e.g. why an order was cancelled. */
    note: text(),
    /** Given by the client, so that a repeated call adds nothing. */
    intentId: uuid(),
  },
  t => [index().on(t.orderId), unique('order_event_once').on(t.orderId, t.intentId)],
)

/** What a place of the order book is for: a time to pick up, a time to deliver, or a day to pick up on. */
export const PLACE_KINDS = ['pickup', 'delivery', 'pickup-day'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** Orders per slot or day; the guard against overbooking is the conditional update of `taken`. */
export const slotBookings = pgTable(
  'slot_bookings',
  {
    locationId: text().notNull(),
    kind: text({ enum: PLACE_KINDS }).notNull().default('pickup'),
    start: timestamp({ withTimezone: true }).notNull(),
    taken: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.locationId, t.kind, t.start] }), check('slot_taken', sql`${t.taken} >= 0`)],
)

/** Stock and slot held for a cart while its shopper goes to pay, before there is an order. */
export const reservations = pgTable(
  'reservations',
  {
    id: uuid().primaryKey(),
    /** Null once its cart is gone: it then only waits to be given back. */
    cartId: uuid()
      .unique()
      .references(() => carts.id, { onDelete: 'set null' }),
    lines: jsonb().$type<StockLine[]>().notNull(),
    /** Whose it is: the browser, and its network under a key. */
    sessionId: uuid(),
    placedFrom: text(),
    place: jsonb().$type<{ locationId: string; kind: PlaceKind; start: string }>(),
    /** Repeating the call holds on no longer than counted from here. */
    since: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  t => [index().on(t.expiresAt)],
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
