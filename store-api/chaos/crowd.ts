import { randomUUID } from 'node:crypto'
import { seeded } from 'shared-contracts/testing/random.ts'
import { repeats, seedOr } from 'shared-contracts/testing/repeats.ts'
import { expect } from 'vitest'
import { grantCredit } from '../credit/ledger.ts'
import { type Database, transaction } from '../database/database.ts'
import { faultsIn, ordersIn, type Query, unitsOf } from './books.ts'
import { queryOn, readyBooks } from './ready-books.ts'
import { CREDIT, type Item, Shopper } from './shopper.ts'

const FIRST = seedOr(1)
export const SEEDS = Array.from({ length: repeats(1, 20) }, (_, i) => FIRST + i)
/** Time in ms for all seeds of one test. */
export const LIMIT = 120_000 + SEEDS.length * 60_000

/** Many people who shop at the same time, and the one moment in between when something happens to the servers. */
export interface Crowd {
  items: Item[]
  /** Units of every item before anybody bought. */
  units: Record<string, number>
  /** Each buys `orders` times in parallel with the others; `strike` runs when so many requests were sent. */
  shop(seed: number, how: { orders: number; leaving: boolean; strike(): Promise<void> }): Promise<void>
  /** Nothing lost, nothing doubled, nothing paid twice or for nothing, all ledgers right. */
  assertBooks(query: Query): Promise<void>
}

/** Opens `size` accounts, spread over the servers, and gives the store enough of everything for all of them. */
export async function gather(size: number, origins: string[]) {
  let asked = 0
  let strikeAt = Number.POSITIVE_INFINITY
  let struck = () => {}
  const asks = () => {
    asked++
    if (asked >= strikeAt) {
      strikeAt = Number.POSITIVE_INFINITY
      struck()
    }
  }
  const shoppers = Array.from(
    { length: size },
    (_, i) => new Shopper(origins[i % origins.length] ?? '', asks),
  )
  const accounts = await Promise.all(shoppers.map(s => s.enter(`${randomUUID()}@example.com`)))

  return async (db: Database): Promise<Crowd> => {
    const query = queryOn(db)
    const items = await readyBooks(query)
    for (const accountId of accounts) {
      const gift = { accountId, amount: CREDIT * 10_000, at: new Date() }
      await transaction(db, async tx => void (await grantCredit(tx, { kind: 'gift', ...gift })))
    }
    const units = await unitsOf(query)
    return {
      items,
      units,
      async shop(seed, { orders, leaving, strike }) {
        const draw = seeded(seed)
        const plans = shoppers.map(shopper => ({
          shopper,
          wishes: Array.from({ length: orders }, () => ({
            item: items[draw(0, items.length - 1)] as Item,
            quantity: draw(1, 3),
          })),
        }))
        const moment = new Promise<void>(resolve => {
          struck = resolve
        })
        strikeAt = asked + draw(size, size * orders * 8)
        await Promise.all([
          moment.then(strike),
          ...plans.map(async ({ shopper, wishes }, i) => {
            for (const [n, { item, quantity }] of wishes.entries())
              await shopper.buy(item, quantity, leaving && i % 3 === 0 && n === wishes.length - 1)
          }),
        ])
      },
      async assertBooks(query) {
        const written = await ordersIn(query)
        const told = shoppers.flatMap(s => s.acknowledged)
        expect(new Set(told.map(t => t.orderID)).size).toBe(told.length)
        expect(written).toEqual(new Map(told.map(t => [t.orderID, t.total])))
        expect(await unitsOf(query)).toEqual(units)
        expect(await faultsIn(query)).toEqual([])
      },
    }
  }
}
