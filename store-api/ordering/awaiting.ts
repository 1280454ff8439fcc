import { type SQL, sql } from 'drizzle-orm'
import { networkOf, siteOf } from 'server-kit/network.ts'
import { isProven } from '../account/prove-mailbox.ts'
import type { Database } from '../database/database.ts'
import { orderLines, orders } from '../database/schema/ordering.ts'
import { Refusal } from '../http/refusal.ts'
import { NO_PAY_AT_STORE } from '../order-parts/no-pay-at-store.ts'
import { isWithin } from '../session/attempt-limit.ts'
import { ownMailbox } from '../session/own-mailbox.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { limitInCurrency } from './limit-in-currency.ts'

/** What may be ordered without paying by somebody whom nobody knows: the rest has to be paid online (CHK-12). */
const MAX = {
  /** Orders within a quarter of an hour. */
  ofNetwork: 10,
  /** The same where a mailbox is proven: proving one costs nothing. */
  ofKnownNetwork: 30,
  /** Orders that wait at the same time, of a mailbox and of a browser. */
  waiting: 2,
  /** Canadian dollars of one order, or about as much. */
  total: 300,
  /** Of one order. */
  units: 40,
} as const

/** Orders to be paid in the store whose mailbox has not answered yet: they hold what they need for as long as one that is paid online. */
export const awaiting: SQL = sql`${orders.holdsStock} and ${orders.awaitsConfirmation}`

/**
 * Counts an order to be paid in the store, whose mailbox may have to confirm it.
 * @throws Refusal `invalid` for a network that has ordered too much this way
 */
export async function countAtStore(shop: Shop, visitor: Visitor, ip: string): Promise<void> {
  const account = visitor.session?.accountId
  const isKnown = Boolean(account && (await isProven(shop.db, account)))
  const [who, most] = isKnown ? (['known, ', MAX.ofKnownNetwork] as const) : (['', MAX.ofNetwork] as const)
  const key = `${who}pay at store ${siteOf(networkOf(ip))}`
  if (!(await isWithin(shop, { key, most }))) throw new Refusal('invalid', NO_PAY_AT_STORE)
}

/**
 * Whether an order to be paid in the store waits for the link of its mail. An account that proved its mailbox answers for that one:
 * what it orders in another's name counts as that one's as soon as it says so.
 */
export const mustConfirm = async (
  tx: Database,
  who: { accountId: string | null; email: string },
): Promise<boolean> => (await ownMailbox(tx, who)) === null

/** @throws Refusal `invalid` for an order that is too large, or one too many, to be held for somebody unknown */
export async function refuseTooMuch(
  tx: Database,
  order: {
    id: string
    total: number
    currency: string
    contact: { email: string }
    sessionId: string | null
  },
): Promise<void> {
  const mailbox = order.contact.email.trim().toLowerCase()
  // One at a time of a mailbox: many at once cannot slip through together.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`awaiting ${mailbox}`}))`)
  const [waiting] = await tx
    .select({
      ofMailbox: sql<number>`count(*) filter (where lower(${orders.contact} ->> 'email') = ${mailbox})::int`,
      ofBrowser: sql<number>`count(*) filter (where ${orders.sessionId} = ${order.sessionId})::int`,
    })
    .from(orders)
    .where(awaiting)
  const [size] = await tx
    .select({ units: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int` })
    .from(orderLines)
    .where(sql`${orderLines.orderId} = ${order.id}`)
  // This order is among them.
  const many = Math.max(waiting?.ofMailbox ?? 0, waiting?.ofBrowser ?? 0) > MAX.waiting
  if (many || order.total > limitInCurrency(MAX.total, order.currency) || (size?.units ?? 0) > MAX.units)
    throw new Refusal('invalid', NO_PAY_AT_STORE)
}
