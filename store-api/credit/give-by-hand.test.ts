import { afterAll, beforeAll, expect, test } from 'vitest'
import { doByHand } from '../by-hand.ts'
import { ledgerOf, signedIn } from '../testing/offers.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { giveByHand } from './give-by-hand.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

test('ACC-4 credit given by hand, asked for again after a lost answer or twice at once, is given once', async () => {
  const { accountId, emailID } = await signedIn(shop)
  const give = (...more: string[]) => doByHand(shop.shop.db, ['give-credit', emailID, ...more])
  const said = await Promise.all([give('500', 'Late cake'), give('500', 'Late cake')])
  expect(said.sort()).toEqual([
    `${emailID} has 500 cents more.`,
    `${emailID} was given 500 cents with the same note within the last day. Nothing was done; to give them once more, give another note.`,
  ])
  expect(await ledgerOf(shop.shop, accountId)).toEqual({ balance: 500, entries: 500 })
  for (const [cents = '', note = ''] of [['500', 'Cold tea'], ['500'], ['400', 'Late cake']])
    expect(await give(...[cents, note].filter(Boolean))).toBe(`${emailID} has ${cents} cents more.`)
  expect(await ledgerOf(shop.shop, accountId)).toEqual({ balance: 1900, entries: 1900 })
})

test('ACC-4 the same gift is given again a day later', async () => {
  const { accountId } = await signedIn(shop)
  const give = () => giveByHand(shop.shop.db, { accountId, amount: 100, note: null, at: shop.shop.now() })
  expect([await give(), await give()]).toEqual([true, false])
  shop.pass(24 * 3_600_000)
  expect(await give()).toBe(true)
})
