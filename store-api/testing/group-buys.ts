import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openWide } from './offers.ts'
import { startShop, type TestShop } from './shop.ts'

export const HOUR_MS = 3_600_000

/**
 * A shop for one test file of group buys: places and goods enough for everybody, and each test is a day later than the one before, so that
 * none meets another's orders. @param given hears of the shop once it is open
 */
export function useGroupBuyShop(given: (shop: TestShop) => void): void {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startShop()
    await openWide(shop)
    given(shop)
  })
  afterAll(() => shop.close())
  beforeEach(() => shop.pass(24 * HOUR_MS))
}
