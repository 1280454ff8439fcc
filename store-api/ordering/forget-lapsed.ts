import { sql } from 'drizzle-orm'
import { rowsOf } from '../database/database.ts'
import { orders, slotBookings } from '../database/schema/ordering.ts'
import { paymentAttempts as attempts } from '../database/schema/payment.ts'
import type { Shop } from '../shop.ts'

const DAY_MS = 24 * 3_600_000
/** As long as a mailed link opens an order, and a browser's session lives. */
const LAPSED_MS = 30 * DAY_MS
/** A time of which nothing is given back any more. */
const PAST_MS = 7 * DAY_MS
/** Orders that one statement forgets. */
const BATCH_SIZE = 500

/** Of guests, cancelled, and neither paid nor wanted by their mailbox; as the index says it. */
const lapsed = sql`${orders.accountId} is null and ${orders.status} = 'CANCELLED'
  and (${orders.paymentStatus} in ('NOT_PAID', 'FAILED') or ${orders.awaitsConfirmation})`

/** Money came for it, was sent back, or has to be looked at: bookkeeping asks for that. */
const hasMoney = sql`${orders.storeCredit} > 0 or exists (select from ${attempts}
  where ${attempts.orderId} = ${orders.id} and ${attempts.state} not in ('open', 'failed'))`

/**
 * Forgets guests' orders that came to nothing, with name and address of whoever made them, and times of the order book that are over:
 * who never pays would fill the database otherwise. An account's orders stay in its list.
 * @returns how many orders
 */
export async function forgetLapsed({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<number> {
  const before = (ms: number) => new Date(now().getTime() - ms).toISOString()
  await db.delete(slotBookings).where(sql`${slotBookings.start} < ${before(PAST_MS)}::timestamptz`)
  for (let forgotten = 0; ; ) {
    const gone = await rowsOf<{ id: string }>(
      db,
      sql`delete from ${orders} where ${orders.id} in (select ${orders.id} from ${orders}
          where ${lapsed} and ${orders.placedAt} < ${before(LAPSED_MS)}::timestamptz and not (${hasMoney})
          order by ${orders.placedAt} limit ${BATCH_SIZE} for update skip locked)
        returning ${orders.id}`,
    )
    forgotten += gone.length
    if (gone.length < BATCH_SIZE) return forgotten
  }
}
