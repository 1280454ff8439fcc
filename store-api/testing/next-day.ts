import { expireOverdue } from '../ordering/expire.ts'
import type { TestShop } from './shop.ts'

export const DAY = 24 * 3_600_000

/** Gives a test a day of slots of its own, with nothing left over from the day before. */
export async function nextDay(shop: TestShop): Promise<void> {
  shop.pass(DAY)
  await expireOverdue(shop.shop)
}
