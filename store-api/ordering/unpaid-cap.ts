import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { type SQL, sql } from 'drizzle-orm'
import { networkOf, siteOf } from 'server-kit/network.ts'
import { isProven } from '../account/prove-mailbox.ts'
import { lockedProducts } from '../catalog/take-stock.ts'
import type { Database } from '../database/database.ts'
import type { StockLine } from '../database/schema/stored.ts'
import { statement } from '../database/statement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'

/** What may be held at the same time without being paid: nobody empties the store without spending (CHK-12). */
const MAX = {
  /** Orders and reservations of one network (of IPv6 all that one customer may have), where nobody proved a mailbox. */
  ofNetwork: 20,
  /** The same of one browser, whoever is signed in: its cart's, and those of group buys. */
  ofBrowser: 5,
  /** Pieces of one network, or one browser, where nobody proved a mailbox. */
  units: 200,
  /** Times as much for who proved one: that costs nothing either. */
  proven: 5,
} as const

const isHere = (ip: string) => /^127\.|^::ffff:127\./i.test(ip) || (isIPv6(ip) && ip === '::1')

/**
 * The network a request comes from, as it is kept with what is held for it: under a key, for an address says who someone is. Null for this machine's
 * own: that is a proxy which does not say for whom it asks, and a cap on it would close the store.
 */
export const placedFrom = (shop: Shop, ip: string): string | null =>
  isHere(ip)
    ? null
    : createHmac('sha256', shop.signingKey)
        .update(`network ${siteOf(networkOf(ip))}`)
        .digest('base64url')

export interface Holder {
  placedFrom: string | null
  sessionId: string
  accountId: string | null
  /** Its reservation is not counted: the order takes its place. */
  cartId: string
}

/**
 * Counts what a shopper holds without having paid, what they are about to hold among it; with the same statement it locks the
 * products that are then taken or given back.
 * @param more pieces that are not written down yet; none where the order is
 * @throws Refusal `unpaid-limit`
 */
export async function refuseUnpaidMany(
  tx: Database,
  who: Holder,
  more: number | null,
  goods: readonly StockLine[],
): Promise<void> {
  // One at a time of a network: many at once cannot slip through together.
  if (who.placedFrom !== null) await waitForNetwork(tx, { network: who.placedFrom })
  const own = { orders: more === null ? 0 : 1, units: more ?? 0 }
  const { sessionId, placedFrom, cartId } = who
  const [held] = await lockAndCount(tx, { sessionId, placedFrom, cartId, goods: JSON.stringify(goods) })
  if (!held) throw new Error('what is held was not counted')
  const browser = held.ofBrowser
  if (browser.orders + own.orders > MAX.ofBrowser) throw new Refusal('unpaid-limit')
  const network = who.placedFrom === null ? browser : held.ofNetwork
  const orders = network.orders + own.orders
  const units = Math.max(network.units, browser.units) + own.units
  if (orders <= MAX.ofNetwork && units <= MAX.units) return
  const proven = who.accountId !== null && (await isProven(tx, who.accountId))
  const times = proven ? MAX.proven : 1
  if (orders > MAX.ofNetwork * times) throw new Refusal('unpaid-limit')
  if (units <= MAX.units * times) return
  throw new Refusal('unpaid-limit', { message: proven ? 'unpaid-limit.most' : 'unpaid-limit.units' })
}

const waitForNetwork = statement<{ network: string }, object>(
  value => sql`select pg_advisory_xact_lock(hashtext('unpaid ' || ${value('network')}::text))`,
)

interface Held {
  orders: number
  units: number
}

/** What is held by the browser, and from its network, each read by the index of its own; the network's lock is waited for before. */
const lockAndCount = statement<
  { sessionId: string; placedFrom: string | null; cartId: string; goods: string },
  { ofBrowser: Held; ofNetwork: Held }
>(value => {
  const held = (
    from: SQL,
  ) => sql`select json_build_object('orders', count(*), 'units', coalesce(sum(units), 0)) from (
      select (select sum(quantity) from order_lines where order_id = orders.id) as units from orders
      where holds_stock and payment_status in ('NOT_PAID', 'FAILED') and ${from}
      union all
      select (select sum((line ->> 'quantity')::int) from jsonb_array_elements(lines) line) from reservations
      where cart_id is distinct from ${value('cartId')}::uuid and ${from}
    ) held`
  return sql`with locked as materialized (${lockedProducts(value('goods'))})
    select (${held(sql`session_id = ${value('sessionId')}::uuid`)}) as "ofBrowser",
      (${held(sql`placed_from = ${value('placedFrom')}::text`)}) as "ofNetwork", (select count(*) from locked)::int as locked`
})
