import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { repeats, seedOr } from 'shared-contracts/testing/repeats.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../database/database.ts'
import { cancelByHand } from '../ordering/cancel-by-hand.ts'
import { expireOverdue } from '../ordering/expire.ts'
import { handOver } from '../ordering/hand-over.ts'
import { giveCredit, ledgerOf, newCoupon, openWide, settle, signedIn } from '../testing/offers.ts'
import { add, check, good, pay, place, press } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { refundByHand } from './refund-by-hand.ts'
import { checkAttempts } from './regular-checks.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
  await openWide(shop)
})
afterAll(() => shop.close())

/** Counted from the newest: what one order meets is more telling than what many do. */
const which = fc.constantFrom(0, 0, 0, 1, 2)
const order = fc.record({
  does: fc.constant('order' as const),
  quantity: fc.integer({ min: 1, max: 3 }),
  coupon: fc.boolean(),
  credit: fc.constantFrom(0, 0, 1, 350, 9000),
  tip: fc.constantFrom(null, { percent: 15 }, { amount: 333 }),
})
const of = <const T extends string>(...does: T[]) => fc.record({ does: fc.constantFrom(...does), which })
const worth = <const T extends string>(does: T, max: number) =>
  fc.record({ does: fc.constant(does), which, amount: fc.integer({ min: 1, max }) })
/** What a shopper, the store and time may do to orders, in any way. */
const act = fc.oneof(
  { weight: 5, arbitrary: of('open', 'open and pay', 'open and pay') },
  { weight: 2, arbitrary: of('pay') },
  { weight: 2, arbitrary: worth('deposit', 900) },
  { weight: 2, arbitrary: worth('refund', 2600) },
  { weight: 4, arbitrary: of('cancel', 'cancelByHand', 'ready', 'completed') },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('lapse', 'send back') }) },
)
const round = fc.tuple(order, fc.array(act, { minLength: 2, maxLength: 6, size: 'max' }))

/** Orders that the books disagree about, with what each says of them: nothing is right. */
const FAULTS = `
  with at_provider as (select a.order_id as id, sum(case when s.outcome in ('paid', 'refunded') then s.amount - s.refunded else 0 end) as kept
      from payment_attempts a join sandbox_payments s on s.merchant_order_id = a.id group by 1),
    by_credit as (select order_id as id, -coalesce(sum(amount) filter (where kind in ('order', 'deposit', 'payment', 'returned')), 0) as spent,
      coalesce(sum(amount) filter (where kind = 'refund'), 0) as back from credit_entries group by 1),
    book as (select o.*, coalesce(p.kept, 0) as kept, coalesce(c.spent, 0) as spent, coalesce(c.back, 0) as back,
        (select coalesce(sum((d ->> 'amount')::bigint), 0) from jsonb_array_elements(discounts) d) as off,
        (select coalesce(sum((t ->> 'amount')::bigint), 0) from jsonb_array_elements(taxes) t) as taxed
      from orders o left join at_provider p using (id) left join by_credit c using (id))
  select id, status, payment_status, total, store_credit, due, refunded, kept, spent, back from book where not (
    subtotal - off + coalesce(delivery_fee, 0) + taxed + tip = total and store_credit + due = total and kept >= 0 and refunded <= total
    and case when payment_status = 'PAID_ONLINE' and status <> 'CANCELLED' then kept + spent - back = total - refunded and holds_stock
      else kept = 0 and back = 0 and spent = case when holds_stock then store_credit else 0 end end)`

test('CHK-4 RET-13 ACC-3 whatever happens to orders with coupon, credit and tip, what was paid and what went back add up', async () => {
  const rows = <T extends Record<string, unknown>>(statement: string) =>
    rowsOf<T>(shop.shop.db, sql.raw(statement))
  const available = async () =>
    Number(
      (
        await rows<{
          units: string
        }>(`select (available + coalesce((select sum(quantity) from order_lines l join orders o on o.id = l.order_id
          where o.holds_stock and l.product_id = 'mooncake'), 0))::text as units from stock where product_id = 'mooncake'`)
      )[0]?.units,
    )
  const units = await available()
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 3, maxLength: 5, size: 'max' }), async rounds => {
      shop.pass(24 * 3_600_000)
      await expireOverdue(shop.shop)
      await shop.shop.db.execute('delete from attempt_counters')
      const { visitor, accountId, emailID: email } = await signedIn(shop)
      await giveCredit(shop.shop, accountId, 2000)
      const coupon = await newCoupon(shop)
      const orders: string[] = []
      const pages: { orderID: string; redirectUrl: string }[] = []
      const nth = <T>(list: readonly T[], n: number) => list.at(-1 - (n % Math.max(1, list.length)))
      for (const one of rounds.flatMap(([first, acts]) => [first, ...acts])) {
        if ('quantity' in one) {
          good(await add(visitor, 'mooncake', one.quantity))
          await settle(visitor, undefined, { email, slot: 3 })
          if (one.coupon)
            await visitor.api('GET shoppingManagement4/couponVerification/{coupon}', { params: { coupon } })
          await visitor.api('POST shoppingManagement4/applyStoreCredit', { body: { amount: one.credit } })
          await visitor.api('POST shoppingManagement4/tips', { body: { tip: one.tip } })
          const placed = await place(visitor, good(await visitor.api('GET shoppingManagement4/billing/')))
          if (placed.status === 200) orders.push(placed.body.orderID)
        } else if (!('which' in one)) {
          shop.pass(31 * 60_000)
          if (one.does === 'lapse') await expireOverdue(shop.shop)
          else await checkAttempts(shop.shop)
        } else if (one.does === 'pay') {
          const page = nth(pages, one.which)
          if (!page) continue
          await press(visitor, page.redirectUrl, 'pay')
          await check(visitor, page.orderID)
        } else {
          const id = nth(orders, one.which)
          if (id === undefined) continue
          const params = { id }
          if (one.does === 'open' || one.does === 'open and pay') {
            const { status, body } = await pay(visitor, id)
            if (status !== 200) continue
            pages.push({ orderID: id, redirectUrl: body.redirectUrl })
            if (one.does === 'open') continue
            await press(visitor, body.redirectUrl, 'pay')
            await check(visitor, id)
          } else if (one.does === 'cancel')
            await visitor.api('PUT admin/orderManagement/cancelOrder/{id}', { params, body: {} })
          else if (one.does === 'cancelByHand') await cancelByHand(shop.shop, id, null).catch(refused)
          else if ('amount' in one && one.does === 'deposit')
            await visitor.api('POST shoppingManagement4/applyStoreCreditDeposit', {
              body: { orderID: id, idempotencyKey: randomUUID(), amount: one.amount },
            })
          else if ('amount' in one) await refundByHand(shop.shop, id, one.amount, null).catch(refused)
          else if (one.does === 'ready' || one.does === 'completed')
            await handOver(shop.shop, id, one.does).catch(refused)
        }
      }
      for (let i = 0; i < 4; i++) {
        shop.pass(31 * 60_000)
        await checkAttempts(shop.shop)
      }
      expect(await rows(FAULTS)).toEqual([])
      expect(await rows(`select id from payment_attempts where state in ('refund-due', 'mismatch')`)).toEqual(
        [],
      )
      const { balance, entries } = await ledgerOf(shop.shop, accountId)
      expect(balance).toBe(entries)
      expect(await available()).toBe(units)
      const counted = await rows<{
        redeemed: number
        standing: number
      }>(`select redeemed, (select count(*)::int from orders o
        where o.discounts @> jsonb_build_array(jsonb_build_object('code', code)) and o.holds_stock) as standing from coupons where code = '${coupon}'`)
      expect(counted[0]?.redeemed).toBe(counted[0]?.standing)
    }),
    { numRuns: repeats(5, 300), seed: seedOr(2024), endOnFailure: true },
  )
}, 600_000)

/** The store is told in words why not; anything else is a fault. */
function refused(error: unknown): void {
  if (!(error instanceof Error) || !/^(Order|There)/.test(error.message)) throw error
}
