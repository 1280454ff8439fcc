import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stock } from '../database/schema/catalog.ts'
import { coupons } from '../database/schema/coupons.ts'
import { accounts } from '../database/schema/visitors.ts'
import type { Mail } from '../mail/mailer.ts'
import { sendReceipts } from '../ordering/mail/send-receipts.ts'
import { sendMails } from '../send-mails.ts'
import {
  accept,
  giveCredit,
  ledgerOf,
  newCoupon,
  openWide,
  paid,
  settle,
  signedIn,
} from '../testing/offers.ts'
import { add, good } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'

const DAY = 24 * 3_600_000
let shop: TestShop
let mails: Mail[] = []

beforeAll(async () => {
  shop = await startShop()
  shop.shop.mail = async mail => void mails.push(mail)
  await openWide(shop)
})
afterAll(() => shop.close())
beforeEach(() => {
  mails = []
  shop.pass(DAY)
})

const available = async () => {
  const mooncakes = and(eq(stock.productId, 'mooncake'), eq(stock.optionPair, ''))
  return (await shop.shop.db.select().from(stock).where(mooncakes)).map(row => row.available)
}

// Four mooncakes are 26.00, a tenth off 23.40, with 13 % taxes 26.44; 10.00 of it is credit.
test.each([
  [
    'paid online',
    ['NEW', 'PAID_ONLINE'],
    ['$16.44 goes back to Alipay, within a few days.', '$10.00 is back in your store credit.'],
  ],
  ['to be paid in the store', ['NEW', 'PAY_AT_STORE'], ['$10.00 is back in your store credit.']],
  ['not paid yet', ['INTERIM', 'NOT_PAID'], []],
] as const)(
  'CHK-4 ACC-3 an order with a coupon and credit in part, %s, gives all of it back once it is cancelled',
  async (how, said, mailed) => {
    const { visitor, accountId, emailID } = await signedIn(shop)
    // Whose mailbox is proven need not confirm what is paid in the store.
    const proven = { provenAt: shop.shop.now() }
    await shop.shop.db.update(accounts).set(proven).where(eq(accounts.id, accountId))
    await giveCredit(shop.shop, accountId, 1000)
    const code = await newCoupon(shop, { shopperLimit: 1 })
    const before = await available()
    const order = async (inCart = 0) => {
      if (inCart === 0) good(await add(visitor, 'mooncake', 4))
      await settle(visitor, undefined, { email: emailID })
      good(
        await visitor.api('GET shoppingManagement4/couponVerification/{coupon}', {
          params: { coupon: code },
        }),
      )
      good(await visitor.api('POST shoppingManagement4/applyStoreCredit', { body: { amount: 5000 } }))
      const atStore = how === 'to be paid in the store'
      const query = { ...(atStore && { pickUpAandPayAtStore: 'true' }) }
      const bill = good(await visitor.api('GET shoppingManagement4/billing/', { query }))
      expect(bill).toMatchObject({ subtotal: 2600, total: 2644, storeCredit: 1000, due: 1644 })
      const { id, total, currency } = bill
      const body = {
        idempotencyKey: randomUUID(),
        total,
        currency,
        ...(atStore && { pickUpAandPayAtStore: true }),
      }
      return good(await visitor.api('POST shoppingManagement4/billing/{id}', { params: { id }, body }))
    }
    const { orderID } = await order()
    if (how === 'paid online') await paid(shop, visitor, orderID)
    const read = async () =>
      good(await visitor.api('GET admin/orderManagement/order/{id}', { params: { id: orderID } }))
    const placed = await read()
    expect([placed.status, placed.paymentStatus]).toEqual(said)
    expect(await ledgerOf(shop.shop, accountId)).toEqual({ balance: 0, entries: 0 })
    expect(await available()).not.toEqual(before)

    good(
      await visitor.api('PUT admin/orderManagement/cancelOrder/{id}', {
        params: { id: orderID },
        body: { reason: 'Other plans' },
      }),
    )
    expect(await ledgerOf(shop.shop, accountId)).toEqual({ balance: 1000, entries: 1000 })
    expect(await available()).toEqual(before)
    const [row] = await shop.shop.db.select().from(coupons).where(eq(coupons.code, code))
    expect(row?.redeemed).toBe(0)
    expect(await read()).toMatchObject({ status: 'CANCELLED', storeCredit: 1000, due: 1644 })
    while ((await sendMails(shop.shop)) > 0);
    const told = mails.find(({ subject }) => subject.includes(`${orderID} is cancelled`))?.text ?? ''
    expect(told.match(/^.*(?:goes back|is back).*$/gm) ?? []).toEqual(mailed)
    // And all of it can be used again.
    const inCart = good(await visitor.api('GET shoppingManagement4/myCart')).itemCount
    expect(inCart).toBe(how === 'not paid yet' ? 4 : 0)
    expect(await order(inCart)).toMatchObject({ total: 2644, due: 1644 })
  },
)

test.each([
  ['en', 5000, /HST {2}\$3\.38\nPaid with store credit {2}\$29\.38\n/, /Total/],
  ['zh', 5000, /HST {2}\$3\.38\n已用储值余额付款 {2}\$29\.38\n/, /合计|已付总额/],
  ['en', 1000, /Total {2}\$29\.38\nStore credit {2}-\$10\.00\nTotal paid {2}\$19\.38\n/, /Paid with/],
] as const)(
  'CHK-4 RET-9 a receipt (%s) says of %s cents of credit what they paid, and not that nothing was',
  async (locale, credit, sums, unsaid) => {
    const { visitor, accountId, emailID } = await signedIn(shop)
    good(await visitor.api('GET common3/changeLocale/{locale}', { params: { locale } }))
    await giveCredit(shop.shop, accountId, credit)
    good(await add(visitor, 'mooncake', 4))
    await settle(visitor, undefined, { email: emailID })
    good(await visitor.api('POST shoppingManagement4/applyStoreCredit', { body: { amount: credit } }))
    const bill = good(await visitor.api('GET shoppingManagement4/billing/'))
    const { orderID } = good(await accept(visitor, bill))
    if (bill.due !== 0) await paid(shop, visitor, orderID)
    while ((await sendReceipts(shop.shop)) > 0);
    const receipt = mails.find(({ subject }) => subject.includes(orderID))?.text
    expect(receipt).toMatch(sums)
    expect(receipt).not.toMatch(unsaid)
  },
)
