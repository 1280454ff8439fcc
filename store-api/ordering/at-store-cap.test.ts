import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { accounts } from '../database/schema/visitors.ts'
import { openWide, settle, signedIn } from '../testing/offers.ts'
import { add, good } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { testStore } from '../testing/store.ts'
import { limitInCurrency } from './limit-in-currency.ts'

let shop: TestShop
afterEach(() => shop.close())

/** Orders novels, 19.99 each in dollars, to be paid in the store. @param known by an account that proved its mailbox */
async function order(quantity: number, known: boolean): Promise<number> {
  const { visitor, accountId, emailID: email } = await signedIn(shop)
  const { db } = shop.shop
  if (known) await db.update(accounts).set({ provenAt: shop.shop.now() }).where(eq(accounts.id, accountId))
  good(await add(visitor, 'novel', quantity))
  await settle(visitor, undefined, { email })
  const query = { pickUpAandPayAtStore: 'true' }
  const { id, total, currency } = good(await visitor.api('GET shoppingManagement4/billing/', { query }))
  const body = { idempotencyKey: randomUUID(), total, currency, pickUpAandPayAtStore: true }
  return (await visitor.api('POST shoppingManagement4/billing/{id}', { params: { id }, body })).status
}

test.each([
  ['CAD', 1],
  ['CNY', 5],
  ['KRW', 10],
  ['VND', 185],
] as const)(
  'CHK-12 LNG-5 what may be ordered to be paid in the store is worth as much in %s as anywhere',
  async (currency, times) => {
    const products = testStore.products.map(({ compareAtPrice, ...p }) => ({
      ...p,
      price: Math.round(p.price * times),
    }))
    shop = await startShop({}, { ...testStore, currency, products })
    await openWide(shop)
    await shop.shop.db.execute("update stock set available = 1000 where product_id = 'novel'")
    expect([await order(14, false), await order(15, false)], 'by somebody unknown').toEqual([200, 400])
    expect([await order(70, true), await order(80, true)], 'by a proven account').toEqual([200, 400])
  },
)

test('CHK-12 LNG-5 limits are about as much in other currencies', async () => {
  shop = await startShop()
  expect(['CAD', 'EUR', 'KRW', 'KWD'].map(currency => limitInCurrency(300, currency))).toEqual([
    30_000, 30_000, 300_000, 66_000,
  ])
})
