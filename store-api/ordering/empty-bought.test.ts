import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWide, paid } from '../testing/offers.ts'
import { add, good, order } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
  await openWide(shop)
})
afterAll(() => shop.close())

test('RET-9 CHK-2 the next order begins with the person and the place of the last one, and without its time', async () => {
  const visitor = await shop.visitor()
  const draft = async () => good(await visitor.api('GET shoppingManagement4/checkoutConfig')).draft
  const { orderID } = await order(visitor)
  const before = await draft()
  expect(before.slot).not.toBeNull()
  await paid(shop, visitor, orderID)
  good(await add(visitor, 'mooncake'))
  expect(await draft()).toEqual({ ...before, slot: null })
})
