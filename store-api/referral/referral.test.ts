import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doByHand } from '../by-hand.ts'
import { balanceOf } from '../credit/ledger.ts'
import { transaction } from '../database/database.ts'
import { products } from '../database/schema/catalog.ts'
import { membershipPlans, memberships } from '../database/schema/membership.ts'
import { orders } from '../database/schema/ordering.ts'
import { monthsLater } from '../membership/grant.ts'
import { creditRewards } from '../ordering/credit-rewards.ts'
import { handOver } from '../ordering/hand-over.ts'
import { markPaid } from '../ordering/mark-paid.ts'
import { refundByHand } from '../payment/refund-by-hand.ts'
import { accept, newCoupon, paid as payAtProvider, settle } from '../testing/offers.ts'
import { member, newEmail } from '../testing/people.ts'
import { add, good, order } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { masked } from './calls.ts'
import { rewardFor } from './reward.ts'

let shop: TestShop
let slot = 0
const ZONE = 'America/Toronto'
beforeAll(async () => {
  shop = await startShop()
  await shop.shop.db
    .insert(membershipPlans)
    .values({ productId: 'flour', months: 12, credit: 500, benefits: [{ en: 'A gift', zh: '礼物' }] })
  await shop.shop.db.update(products).set({ productType: 'MEMBERSHIP' }).where(eq(products.id, 'flour'))
})
afterAll(() => shop.close())

async function buy(visitor: Visitor, productID: string, quantity = 1): Promise<string> {
  const { orderID } = await order(visitor, productID, quantity, slot++ % 20)
  await paid(orderID)
  return orderID
}
/** What a provider's word does, without the provider. */
const paid = (id: string) =>
  transaction(shop.shop.db, async tx => {
    const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (row) await markPaid(tx, row, shop.shop.now())
  })
const TRACKING = 'admin/trackingManagement/referrer'
const info = async (visitor: Visitor) => good(await visitor.api(`GET ${TRACKING}/userTracking/GeneralInfo/`))

describe('membership', () => {
  const detail = async (visitor: Visitor) =>
    good(await visitor.api('GET admin/userManagement/membershipDetail'))

  test('ACC-5 the plans say what they cost and give', async () => {
    const { plans } = good(await shop.stranger().api('GET admin/userManagement/membershipProducts'))
    expect(plans).toMatchObject([
      { product: { id: 'flour', price: 333 }, months: 12, credit: 500, benefits: ['A gift'] },
    ])
  })

  test('ACC-5 paying for one makes a member, tells the app info, gives its credit once; a renewal follows on', async () => {
    const { visitor, id } = await member(shop)
    expect(await detail(visitor)).toEqual({ membership: null, periods: [], timeZone: 'America/Toronto' })
    const orderID = await buy(visitor, 'flour')
    const { membership } = await detail(visitor)
    expect(membership).toMatchObject({ productID: 'flour', name: 'Plain Flour' })
    const app = (await visitor.api('GET common3/appInfoInit')).body.body
    expect(app.membership).toEqual(membership)
    expect(await balanceOf(shop.shop.db, id)).toBe(500)
    await paid(orderID)
    expect(await balanceOf(shop.shop.db, id)).toBe(500)
    await buy(visitor, 'flour')
    const { membership: longer, periods } = await detail(visitor)
    expect(periods[0]?.since).toBe(membership?.until)
    expect(longer?.until).toBe(monthsLater(new Date(membership?.until ?? 0), 12, ZONE).toISOString())
  })

  test('ACC-5 a renewal ends on the day of the month that the membership began on, whatever short month lies between', async () => {
    const { visitor } = await member(shop)
    const begun = await buy(visitor, 'flour')
    const followed = await buy(visitor, 'flour')
    const is = (orderId: string, since: string, until: string) =>
      shop.shop.db
        .update(memberships)
        .set({ since: new Date(since), until: new Date(until) })
        .where(eq(memberships.orderId, orderId))
    await is(begun, '2095-01-31T15:00:00Z', '2095-02-28T15:00:00Z')
    await is(followed, '2095-02-28T15:00:00Z', '2095-03-31T14:00:00Z')
    const last = async () => (await detail(visitor)).membership?.until
    await buy(visitor, 'flour')
    expect(await last()).toBe('2096-03-31T14:00:00.000Z')
    // Leap years have the day.
    await is(followed, '2094-01-28T15:00:00Z', '2094-02-28T15:00:00Z')
    await shop.shop.db.delete(memberships).where(eq(memberships.since, new Date('2095-03-31T14:00:00Z')))
    await buy(visitor, 'flour')
    expect(await last()).toBe('2096-02-29T15:00:00.000Z')
  })

  test('ACC-5 an unpaid order makes nobody a member, and it ends', async () => {
    const { visitor } = await member(shop)
    const { orderID } = await order(visitor, 'flour', 1, slot++)
    expect((await detail(visitor)).membership).toBeNull()
    await paid(orderID)
    const later = shop.shop.now
    shop.shop.now = () => monthsLater(new Date(), 24, ZONE)
    expect((await detail(visitor)).membership).toBeNull()
    shop.shop.now = later
  })

  test('ACC-5 what a guest paid for counts once the order joins an account', async () => {
    const guest = await shop.visitor()
    await buy(guest, 'flour')
    const body = { emailID: 'later@example.com', password: 'correct horse', firstName: 'A', lastName: 'B' }
    good(await guest.api('POST common3/clientRegistration', { body }))
    expect((await detail(guest)).membership).not.toBeNull()
  })

  test('ACC-10 a guest has none', async () => {
    expect((await (await shop.visitor()).api('GET admin/userManagement/membershipDetail')).status).toBe(401)
  })

  test.each([
    ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
    ['2026-06-02T10:00:00.000Z', 12, '2027-06-02T10:00:00.000Z'],
    // In the evening it is the next day elsewhere already; the last one is over a change of the clocks.
    ['2026-03-31T02:00:00.000Z', 1, '2026-05-01T02:00:00.000Z'],
    ['2027-01-31T03:00:00.000Z', 1, '2027-03-01T03:00:00.000Z'],
    ['2027-02-15T15:00:00.000Z', 1, '2027-03-15T14:00:00.000Z'],
  ])('ACC-5 %s and %i months later, as the store counts days', (from, months, until) => {
    expect(monthsLater(new Date(from), months, ZONE).toISOString()).toBe(until)
  })
})

describe('referral', () => {
  test('ACC-6 who registered by the link is counted, masked, and their paid orders earn store credit once', async () => {
    const referrer = await member(shop)
    const friend = await member(shop, { firstName: '丽', lastName: 'Tremblay', referrerID: referrer.myID })
    expect(await info(referrer.visitor)).toMatchObject({
      myID: referrer.myID,
      link: `http://shop.test/?ref=${referrer.myID}`,
      users: 1,
      orders: 0,
      reward: 0,
      rewardRate: 30_000,
    })
    const orderID = await buy(friend.visitor, 'mooncake', 3)
    await paid(orderID)
    const reward = rewardFor(1950, 30_000)
    expect(await info(referrer.visitor)).toMatchObject({ users: 1, orders: 1, reward })
    expect(await creditRewards(shop.shop)).toBe(0)
    expect([await balanceOf(shop.shop.db, referrer.id), (await info(referrer.visitor)).pending]).toEqual([
      0,
      reward,
    ])
    shop.pass(9 * 24 * 3_600_000)
    await Promise.all([creditRewards(shop.shop), creditRewards(shop.shop)])
    await creditRewards(shop.shop)
    expect([await balanceOf(shop.shop.db, referrer.id), (await info(referrer.visitor)).pending]).toEqual([
      reward,
      0,
    ])
    const users = good(
      await referrer.visitor.api(`GET ${TRACKING}/userTracking/usersIntroduced`, { query: {} }),
    )
    expect(users.users).toMatchObject([{ name: '丽•• T••', orders: 1 }])
    const { orders: list } = good(
      await referrer.visitor.api(`GET ${TRACKING}/userTracking/orderIntroduced`, { query: {} }),
    )
    expect(list).toMatchObject([{ name: '丽•• T••', reward, currency: 'CAD' }])
    const bySum = good(await referrer.visitor.api(`GET ${TRACKING}/summary/order`))
    expect(bySum).toMatchObject({ orders: 1, reward, months: [{ orders: 1, reward, total: list[0]?.total }] })
    expect(good(await referrer.visitor.api(`GET ${TRACKING}/summary/user`))).toMatchObject({
      users: 1,
      months: [{ month: '2026-06', users: 1 }],
    })
  })

  test('ACC-6 while the clocks disagree nothing becomes credit: an order that can still be taken back may look over', async () => {
    const referrer = await member(shop)
    const friend = await member(shop, { referrerID: referrer.myID })
    await buy(friend.visitor, 'mooncake')
    const { clock } = shop.shop
    shop.pass(9 * 24 * 3_600_000)
    shop.shop.clock = { ...clock, differs: () => true }
    expect(await creditRewards(shop.shop)).toBe(0)
    shop.shop.clock = clock
    expect(await creditRewards(shop.shop)).toBe(1)
  })

  test('ACC-6 an order that is taken back earns nothing; one that made a member cannot be taken back', async () => {
    const referrer = await member(shop)
    const { visitor } = await member(shop, { referrerID: referrer.myID })
    const cancel = (id: string) =>
      visitor.api('PUT admin/orderManagement/cancelOrder/{id}', { params: { id }, body: {} })
    const orderID = await buy(visitor, 'mooncake')
    expect((await info(referrer.visitor)).orders).toBe(1)
    good(await cancel(orderID))
    await creditRewards(shop.shop)
    expect(await info(referrer.visitor)).toMatchObject({ orders: 0, reward: 0, pending: 0 })
    expect((await cancel(await buy(visitor, 'flour'))).code).toBe('cancel-late')
  })

  test('ACC-6 M4 what the store cancels before it is handed over earns nothing, though its shopper could not cancel it any more', async () => {
    const referrer = await member(shop)
    const friend = await member(shop, { referrerID: referrer.myID })
    const [lost, fetched] = [await buy(friend.visitor, 'mooncake'), await buy(friend.visitor, 'mooncake')]
    await handOver(shop.shop, lost, 'ready')
    await handOver(shop.shop, fetched, 'ready')
    await creditRewards(shop.shop)
    expect(await balanceOf(shop.shop.db, referrer.id)).toBe(0)
    await doByHand(shop.shop.db, ['order-cancel', lost])
    await handOver(shop.shop, fetched, 'completed')
    await creditRewards(shop.shop)
    const reward = rewardFor(650, 30_000)
    expect(await balanceOf(shop.shop.db, referrer.id)).toBe(reward)
    expect(await info(referrer.visitor)).toMatchObject({ orders: 1, reward, pending: 0 })
  })

  test('ACC-6 M4 a reward is measured on what the goods cost: what a coupon takes off earns nothing', async () => {
    const referrer = await member(shop)
    for (const [value, reward] of [
      [500_000, rewardFor(650, 30_000)],
      [1_000_000, 0],
    ] as const) {
      const { visitor } = await member(shop, { referrerID: referrer.myID })
      const coupon = await newCoupon(shop, { value })
      good(await add(visitor, 'mooncake', 2))
      await settle(visitor, undefined, { slot: slot++ % 20 })
      good(await visitor.api('GET shoppingManagement4/couponVerification/{coupon}', { params: { coupon } }))
      const bill = good(await visitor.api('GET shoppingManagement4/billing/'))
      const before = (await info(referrer.visitor)).reward
      await paid(good(await accept(visitor, bill)).orderID)
      expect((await info(referrer.visitor)).reward - before).toBe(reward)
    }
  })

  test('ACC-6 the id a browser kept counts; one that nobody has does not, nor does the own address', async () => {
    const referrer = await member(shop)
    const visitor = await shop.visitor()
    visitor.cookies.set('arcade-ref', referrer.myID)
    const body = { emailID: 'kept@example.com', password: 'correct horse', firstName: 'A', lastName: 'B' }
    good(await visitor.api('POST common3/clientRegistration', { body }))
    await member(shop, { referrerID: '00000000' })
    await member(shop, { emailID: referrer.emailID, referrerID: referrer.myID })
    expect((await info(referrer.visitor)).users).toBe(1)
  })

  test('ACC-6 joining a group raises the reward; again, or from another site, changes nothing', async () => {
    const { visitor } = await member(shop)
    const join = (id: string, headers = {}) =>
      visitor.api('GET admin/userManagement/joinAffiliatedReferralGoup/{id}', { params: { id }, headers })
    expect((await join('friends', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await join('nobody')).status).toBe(404)
    const { groups } = good(await visitor.api('GET admin/userManagement/affiliatedReferralGoups'))
    expect(groups).toMatchObject([{ id: 'friends', name: 'Friends', rewardRate: 50_000, joined: false }])
    const once = good(await join('friends'))
    expect(once.groups).toMatchObject([{ joined: true }])
    expect(good(await join('friends'))).toEqual(once)
    expect((await info(visitor)).rewardRate).toBe(50_000)
    expect((await visitor.api('GET common3/appInfoInit')).body.body.referrerUserGroup).toEqual({
      id: 'friends',
      name: 'Friends',
    })
  })

  test.each([
    `GET ${TRACKING}/userTracking/GeneralInfo/`,
    `GET ${TRACKING}/userTracking/usersIntroduced`,
    `GET ${TRACKING}/userTracking/orderIntroduced`,
    `GET ${TRACKING}/summary/user`,
    `GET ${TRACKING}/summary/order`,
    'GET admin/userManagement/affiliatedReferralGoups',
  ] as const)('ACC-10 a guest gets nothing of %s', async call => {
    expect((await (await shop.visitor()).api(call, { query: {} } as never)).status).toBe(401)
  })

  test('ACC-5 ACC-6 what went back of a guest’s order before it joins an account gives nothing', async () => {
    const referrer = await member(shop)
    const guest = await shop.visitor()
    guest.cookies.set('arcade-ref', referrer.myID)
    const flour = await order(guest, 'flour', 1, slot++ % 20)
    await payAtProvider(shop, guest, flour.orderID)
    await refundByHand(shop.shop, flour.orderID, flour.total ?? 0, null)
    const tea = await order(guest, 'mooncake', 4, slot++ % 20)
    await payAtProvider(shop, guest, tea.orderID)
    await refundByHand(shop.shop, tea.orderID, (tea.total ?? 0) / 2, null)
    const body = { emailID: newEmail(), password: 'correct horse', firstName: 'A', lastName: 'B' }
    good(await guest.api('POST common3/clientRegistration', { body }))
    const { membership } = good(await guest.api('GET admin/userManagement/membershipDetail'))
    expect(membership).toBeNull()
    expect(await info(referrer.visitor)).toMatchObject({ orders: 1, reward: rewardFor(2600, 30_000) / 2 })
  })

  test('ACC-5 ACC-6 who sends back all of an order by hand is told what it gave and what stays of it', async () => {
    const referrer = await member(shop)
    const friend = await member(shop, { referrerID: referrer.myID })
    const refund = (id: string) => doByHand(shop.shop.db, ['refund', id, '100'])
    const tea = await buy(friend.visitor, 'mooncake')
    expect(await refund(tea)).toBe(
      `Order ${tea}: 0 cents go back to where they were paid, 100 as store credit.`,
    )
    const flour = await buy(friend.visitor, 'flour')
    shop.pass(9 * 24 * 3_600_000)
    await creditRewards(shop.shop)
    const stays =
      'The membership that it gave stays, and so does the store credit that came with it. The 9 cents that whoever introduced its shopper got for it stay.'
    expect(await refund(flour)).toContain(` 100 as store credit. ${stays}`)
    expect(await refund(flour), 'after a lost answer').toContain(` Nothing was done. ${stays}`)
  })

  test('ACC-3 ACC-6 so is who cancels one by hand whose reward is in use already', async () => {
    const referrer = await member(shop)
    const friend = await member(shop, { referrerID: referrer.myID })
    const tea = await buy(friend.visitor, 'mooncake', 2)
    shop.pass(9 * 24 * 3_600_000)
    await creditRewards(shop.shop)
    expect(await doByHand(shop.shop.db, ['order-cancel', tea])).toBe(
      `Order ${tea} is cancelled; the running server sends back what was paid. The 39 cents that whoever introduced its shopper got for it stay.`,
    )
  })

  test('ACC-6 rewards are rounded down, names shown by their first letter', () => {
    expect([rewardFor(999, 30_000), rewardFor(0, 30_000), rewardFor(33, 30_000)]).toEqual([29, 0, 0])
    expect([masked('Lin', 'Wei'), masked('', ''), masked('👩‍🌾x', null)]).toEqual(['L•• W••', '••', '👩••'])
  })
})
