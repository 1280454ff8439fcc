import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf } from '../credit/ledger.ts'
import { membershipPlans, memberships } from '../database/schema/membership.ts'
import { referralRewards } from '../database/schema/referral.ts'
import { settleCampaigns } from '../group-buys/close-campaigns.ts'
import { creditRewards } from '../ordering/credit-rewards.ts'
import { newCampaign, openWide, orderIn, paid } from '../testing/offers.ts'
import { member } from '../testing/people.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { rewardFor } from './reward.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
  await openWide(shop)
})
afterAll(() => shop.close())

/** A group buy that ends in ten minutes, with an order of four by somebody who was introduced. */
async function bought(goal: number) {
  const referrer = await member(shop)
  const friend = await member(shop, { referrerID: referrer.myID })
  const endsAt = new Date(shop.shop.now().getTime() + 10 * 60_000)
  const campaign = await newCampaign(shop, { goal, endsAt })
  const { orderID } = await orderIn(friend.visitor, campaign, 4)
  await paid(shop, friend.visitor, orderID)
  shop.pass(11 * 60_000)
  return { referrer, friend }
}
const rewards = () => shop.shop.db.select().from(referralRewards)

test('ACC-6 M4 a group buy that fails pays nobody for introducing, whichever task runs first', async () => {
  const { referrer } = await bought(100)
  expect(await creditRewards(shop.shop), 'over, but not settled').toBe(0)
  while ((await settleCampaigns(shop.shop)) > 0);
  expect(await rewards(), 'taken back with the refund').toEqual([])
  expect(await creditRewards(shop.shop)).toBe(0)
  expect(await balanceOf(shop.shop.db, referrer.id)).toBe(0)
})

test('ACC-6 M4 of one that became cheaper the reward is for what it cost in the end', async () => {
  const { referrer } = await bought(2)
  while ((await settleCampaigns(shop.shop)) > 0);
  expect(await creditRewards(shop.shop), 'not handed over').toBe(0)
  shop.pass(9 * 24 * 3_600_000)
  expect(await creditRewards(shop.shop)).toBe(1)
  expect(await balanceOf(shop.shop.db, referrer.id)).toBe(rewardFor(4 * 500, 30_000))
})

test.each([
  ['fails', 100, 0, 0],
  ['succeeds', 2, 1, 700 * 4],
] as const)(
  'ACC-5 GRP-2 a membership sold in a group buy that %s is given once that is settled',
  async (_how, goal, members, credit) => {
    const { db } = shop.shop
    const plan = { productId: 'mooncake', months: 1, credit: 700, benefits: [] }
    await db.insert(membershipPlans).values(plan).onConflictDoNothing()
    const before = (await db.select().from(memberships)).length
    const { friend } = await bought(goal)
    expect((await db.select().from(memberships)).length, 'paid, but not settled').toBe(before)
    while ((await settleCampaigns(shop.shop)) > 0);
    expect((await db.select().from(memberships)).length).toBe(before + members)
    expect(await balanceOf(db, friend.id)).toBe(credit)
    await db.delete(membershipPlans)
  },
)
