import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { memberships } from '../database/schema/membership.ts'
import { referralGroups, referralRewards } from '../database/schema/referral.ts'
import { attemptCounters } from '../database/schema/visitors.ts'
import { masked } from '../referral/calls.ts'
import { DAY } from '../testing/next-day.ts'
import { giveCredit, ledgerOf, newCoupon } from '../testing/offers.ts'
import { member, signOn } from '../testing/people.ts'
import { add, good, order } from '../testing/purchase.ts'
import { reset, resetToken } from '../testing/reset-by-mail.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

// Who registers an address again has a second account until its mailbox is proven.

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-join-'))
  shop = await startShop({ DATA_DIR: folder })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => shop.shop.db.delete(attemptCounters))

const SECOND = 'second horse'
const linkFor = (emailID: string) => resetToken(shop, folder, emailID)

/** Somebody who registered twice. */
async function twice() {
  const owner = await member(shop)
  return { owner, again: await member(shop, { emailID: owner.emailID, password: SECOND }) }
}
/** Proves a mailbox with the second account's password, which joins it. @returns a browser that is signed in to the first */
async function joinedBrowser(emailID: string): Promise<Visitor> {
  const browser = await shop.visitor()
  good(await reset(browser, await linkFor(emailID), SECOND))
  good(await signOn(browser, emailID, SECOND))
  return browser
}

test("ACC-11 L4 a stranger's second account of an address stays out of the owner's, and is over", async () => {
  const owner = await member(shop)
  const stranger = await member(shop, { emailID: owner.emailID, password: 'stranger horse' })
  await order(stranger.visitor, 'flour', 1, 2)
  const browser = await shop.visitor()
  good(await reset(browser, await linkFor(owner.emailID)))
  good(await signOn(browser, owner.emailID, 'another horse'))
  expect(good(await browser.api('GET admin/orderManagement/orders/list', { query: {} })).orders).toEqual([])
  expect((await signOn(await shop.visitor(), owner.emailID, 'stranger horse')).status).toBe(401)
  expect((await stranger.visitor.api('GET common3/appInfoInit')).body.body.userID).toBeNull()
})

test('ACC-11 L4 the owner joins their own second account by the password they chose for it', async () => {
  const { owner, again } = await twice()
  const { orderID } = await order(again.visitor, 'flour', 1, 3)
  const browser = await shop.visitor()
  good(await reset(browser, await linkFor(owner.emailID), SECOND))
  expect(good(await signOn(browser, owner.emailID, SECOND)).userID).toBe(owner.id)
  const { orders } = good(await browser.api('GET admin/orderManagement/orders/list', { query: {} }))
  expect(orders.map(o => o.orderID)).toContain(orderID)
})

test('ACC-11 L4 however often strangers register the address after that, the browser that is signed in to it joins it', async () => {
  const { owner, again } = await twice()
  const { orderID } = await order(again.visitor, 'flour', 1, 3)
  for (let i = 0; i < 5; i++) await member(shop, { emailID: owner.emailID, password: 'stranger horse' })
  good(await reset(again.visitor, await linkFor(owner.emailID)))
  const browser = await shop.visitor()
  expect(good(await signOn(browser, owner.emailID, 'another horse')).userID).toBe(owner.id)
  const { orders } = good(await browser.api('GET admin/orderManagement/orders/list', { query: {} }))
  expect(orders.map(o => o.orderID)).toEqual([orderID])
})

test('ACC-11 L4 nor do they keep its owner from joining it by its password, in the browser that registered it', async () => {
  const { owner, again } = await twice()
  const { orderID } = await order(again.visitor, 'flour', 1, 9)
  good(await again.visitor.api('GET common3/logout'))
  for (let i = 0; i < 5; i++) await member(shop, { emailID: owner.emailID, password: 'stranger horse' })
  good(await reset(again.visitor, await linkFor(owner.emailID), SECOND))
  good(await signOn(again.visitor, owner.emailID, SECOND))
  const { orders } = good(await again.visitor.api('GET admin/orderManagement/orders/list', { query: {} }))
  expect(orders.map(o => o.orderID)).toEqual([orderID])
})

test('ACC-4 ACC-11 L4 credit of the second account is the owner’s, and so is what an order of it gives back', async () => {
  const owner = await member(shop)
  await giveCredit(shop.shop, owner.id, 200)
  const again = await member(shop, { emailID: owner.emailID, password: SECOND })
  await giveCredit(shop.shop, again.id, 500)
  good(await again.visitor.api('POST shoppingManagement4/applyStoreCredit', { body: { amount: 300 } }))
  const { orderID } = await order(again.visitor, 'flour', 1, 4)
  await giveCredit(shop.shop, owner.id, 50)
  const browser = await joinedBrowser(owner.emailID)
  const left = async () => {
    const history = await browser.api('GET admin/storeCreditManagement/storeCreditHistory')
    return good(history).entries.map(({ amount, balanceAfter }) => [amount, balanceAfter])
  }
  const joined = [
    [50, 450],
    [-300, 400],
    [500, 700],
    [200, 200],
  ]
  expect(await left()).toEqual(joined)
  const id = { params: { id: orderID }, body: {} }
  good(await browser.api('PUT admin/orderManagement/cancelOrder/{id}', id))
  expect(await left()).toEqual([[300, 750], ...joined])
  expect(await ledgerOf(shop.shop, owner.id)).toEqual({ balance: 750, entries: 750 })
})

test('ACC-5 ACC-11 L4 memberships of both accounts are one after the other for the owner: no time of them is paid twice', async () => {
  const { owner, again } = await twice()
  const at = (days: number) => new Date(shop.shop.now().getTime() + days * DAY)
  const period = async ({ visitor, id }: typeof owner, since: Date, until: Date, slot: number) => {
    const { orderID } = await order(visitor, 'flour', 1, slot)
    await shop.shop.db
      .insert(memberships)
      .values({ orderId: orderID, accountId: id, productId: 'flour', since, until })
  }
  const [over, first, second] = [at(-400), at(300), at(200)]
  await period(owner, at(-60), first, 5)
  await period(again, at(-160), second, 6)
  await period(again, at(-500), over, 7)
  const browser = await joinedBrowser(owner.emailID)
  const { membership, periods } = good(await browser.api('GET admin/userManagement/membershipDetail'))
  const days = (until: string | undefined) =>
    Math.round((Date.parse(until ?? '') - shop.shop.now().getTime()) / DAY)
  expect(days(membership?.until)).toBe(500)
  expect(periods.map(({ until }) => days(until))).toEqual([500, 200, -400])
})

test('ACC-4 ACC-11 L4 a coupon of the second account alone is the owner’s', async () => {
  const { owner, again } = await twice()
  const code = await newCoupon(shop, { accountId: again.id })
  const browser = await joinedBrowser(owner.emailID)
  const { coupons } = good(await browser.api('GET common3/coupons/[{code}]'))
  expect(coupons.map(coupon => coupon.code)).toContain(code)
})

test('ACC-6 ACC-11 L4 the second account’s groups are the owner’s, and who introduced it still sees whose order that was', async () => {
  const { db } = shop.shop
  const referrer = await member(shop)
  const { owner, again } = await twice()
  const [group] = await db.select().from(referralGroups)
  const id = group?.id ?? ''
  const wish = { params: { id } }
  good(await again.visitor.api('GET admin/userManagement/joinAffiliatedReferralGoup/{id}', wish))
  const { orderID: orderId } = await order(again.visitor, 'flour', 1, 8)
  const reward = { orderId, referrerId: referrer.id, introducedId: again.id, total: 333, reward: 9 }
  await db.insert(referralRewards).values({ ...reward, at: shop.shop.now() })
  const browser = await joinedBrowser(owner.emailID)
  const { groups } = good(await browser.api('GET admin/userManagement/affiliatedReferralGoups'))
  expect(groups.filter(({ joined }) => joined).map(one => one.id)).toEqual([id])
  const seen = await referrer.visitor.api(
    'GET admin/trackingManagement/referrer/userTracking/orderIntroduced',
    { query: {} },
  )
  expect(good(seen).orders.map(({ name }) => name)).toEqual([masked('Lin', 'Wei')])
})

test('ACC-6 ACC-11 L4 who comes by a link of the second account is introduced by the owner', async () => {
  const { owner, again } = await twice()
  const browser = await shop.visitor()
  good(await reset(browser, await linkFor(owner.emailID), SECOND))
  for (const referrerID of [again.myID, owner.myID]) await member(shop, { referrerID })
  await member(shop, { emailID: owner.emailID, referrerID: again.myID })
  good(await signOn(browser, owner.emailID, SECOND))
  const path = 'GET admin/trackingManagement/referrer/userTracking/GeneralInfo/'
  expect(good(await browser.api(path))).toMatchObject({ users: 2, myID: owner.myID })
})

test('VIS-4 ACC-11 L4 what lies in the carts of both accounts is the owner’s to buy', async () => {
  const owner = await member(shop)
  good(await add(owner.visitor, 'mooncake', 2))
  const again = await member(shop, { emailID: owner.emailID, password: SECOND })
  good(await add(again.visitor, 'mooncake', 3))
  good(await add(again.visitor, 'flour', 1))
  const browser = await joinedBrowser(owner.emailID)
  const { lineItems } = good(await browser.api('GET shoppingManagement4/myCart'))
  const lines = Object.values(lineItems).map(({ productID, quantity }) => [productID, quantity])
  expect(Object.fromEntries(lines)).toEqual({ mooncake: 5, flour: 1 })
})
