import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { coupons } from '../database/schema/coupons.ts'
import { accounts } from '../database/schema/visitors.ts'
import { expireOverdue } from '../ordering/expire.ts'
import { accept, newCoupon, openWide, paid, settle, signedIn } from '../testing/offers.ts'
import { add, CONTACT, good } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

const DAY = 24 * 3_600_000
let shop: TestShop

beforeAll(async () => {
  shop = await startShop()
  await openWide(shop)
})
afterAll(() => shop.close())
beforeEach(() => shop.pass(DAY))

const verify = (visitor: Visitor, coupon: string) =>
  visitor.api('GET shoppingManagement4/couponVerification/{coupon}', { params: { coupon } })
const billing = async (visitor: Visitor) => good(await visitor.api('GET shoppingManagement4/billing/'))
const redeemed = async (code: string) => {
  const [row] = await shop.shop.db.select().from(coupons).where(eq(coupons.code, code))
  return row?.redeemed
}
/** A visitor with goods in the cart: mooncakes at 6.50, taxed 13 %. */
async function shopper(mooncakes = 4) {
  const visitor = await shop.visitor()
  good(await add(visitor, 'mooncake', mooncakes))
  return visitor
}
async function orderWith(visitor: Visitor, code: string, email?: string) {
  const bill = await settle(visitor, undefined, email ? { email } : {})
  const verified = await verify(visitor, code)
  if (verified.status !== 200) return verified
  return accept(visitor, email ? await billing(visitor) : ((await billing(visitor)) ?? bill))
}

describe('what it takes off', () => {
  test('CHK-4 a percentage of the goods, half a cent up, before taxes', async () => {
    const code = await newCoupon(shop, { value: 155_000 })
    const visitor = await shopper(3)
    await settle(visitor)
    const { body } = await verify(visitor, code.toLowerCase())
    // 15.5 % of 19.50 is 3.0225; 13 % of 16.48 is 2.1424.
    expect([body.coupon?.code, body.amount, body.draft.coupon]).toEqual([code, 302, code])
    expect(await billing(visitor)).toMatchObject({
      subtotal: 1950,
      discounts: [{ code, name: 'Test coupon', amount: 302 }],
      taxes: [{ name: 'HST', amount: 214 }],
      total: 1950 - 302 + 214,
    })
  })

  test('CHK-4 a fixed amount takes off no more than there is', async () => {
    const code = await newCoupon(shop, { kind: 'fixed', value: 5000 })
    const visitor = await shopper(1)
    await settle(visitor)
    expect((await verify(visitor, code)).body.amount).toBe(650)
    expect(await billing(visitor)).toMatchObject({ total: 0, due: 0 })
    const placed = await accept(visitor, await billing(visitor))
    expect(placed.body).toMatchObject({ total: 0, status: 'NEW', paymentStatus: 'PAID_ONLINE' })
    expect((await visitor.api('GET shoppingManagement4/myCart')).body.itemCount).toBe(0)
  })

  test('CHK-4 there is nothing to tip on where it takes all of the goods off', async () => {
    const code = await newCoupon(shop, { kind: 'fixed', value: 5000 })
    const visitor = await shopper(1)
    const offered = async () => good(await visitor.api('GET shoppingManagement4/checkoutConfig')).tips
    expect(await offered()).toMatchObject({ choices: [{ amount: 100 }, { amount: 200 }, { amount: 300 }] })
    good(await verify(visitor, code))
    expect(await offered()).toBeNull()
  })

  test('CHK-4 only goods of its category are reduced, in each language by name', async () => {
    const code = await newCoupon(shop, { categories: ['books'], value: 200_000 })
    const visitor = await shopper(4)
    expect((await verify(visitor, code)).code).toBe('coupon-other-goods')
    good(await add(visitor, 'novel'))
    const { body } = await verify(visitor, code)
    expect([body.amount, body.coupon?.appliesTo]).toEqual([400, ['Books']])
    await settle(visitor)
    // A printed book carries 5 %, mooncakes 13 %: the discount lowers the first alone.
    expect((await billing(visitor)).taxes.map(tax => tax.amount)).toEqual(expect.arrayContaining([80, 338]))
  })

  test('CHK-4 another code takes the place of the first, and `-` takes the coupon off', async () => {
    const [first, second] = [await newCoupon(shop), await newCoupon(shop, { value: 200_000 })]
    const visitor = await shopper()
    await verify(visitor, first)
    await verify(visitor, second)
    expect((await billing(visitor)).discounts?.map(d => d.code)).toEqual([second])
    const off = await verify(visitor, '-')
    expect([off.body.coupon, off.body.draft.coupon]).toEqual([null, null])
    expect((await billing(visitor)).discounts).toEqual([])
    expect((await verify(visitor, '-')).status).toBe(200)
  })

  test('CHK-4 a coupon that stops working falls out of the bill, and the old bill is refused', async () => {
    const code = await newCoupon(shop, { minSubtotal: 2000 })
    const visitor = await shopper(4)
    await settle(visitor)
    await verify(visitor, code)
    const before = await billing(visitor)
    const cart = (await visitor.api('GET shoppingManagement4/myCart')).body
    const [lineID] = Object.keys(cart.lineItems)
    await visitor.api('PUT shoppingManagement4/myCart', { body: { lineID, quantity: 3 } })
    expect((await accept(visitor, before)).code).toBe('bill-changed')
    expect((await billing(visitor)).discounts).toEqual([])
  })
})

describe('when it stops working', () => {
  const issueIn = async (visitor: Visitor) => {
    const { discounts, couponIssue } = await billing(visitor)
    return couponIssue ? { ...couponIssue, discounts } : couponIssue
  }

  test('CHK-4 a bill says why the coupon takes nothing off, as long as it does not', async () => {
    const code = await newCoupon(shop, { minSubtotal: 1900 })
    const visitor = await shopper(3)
    await settle(visitor)
    good(await verify(visitor, code))
    expect(await issueIn(visitor)).toBe(null)
    const [lineID] = Object.keys(good(await visitor.api('GET shoppingManagement4/myCart')).lineItems)
    const set = (quantity: number) =>
      visitor.api('PUT shoppingManagement4/myCart', { body: { lineID, quantity } })
    good(await set(2))
    expect(await issueIn(visitor)).toEqual({
      code,
      reason: 'coupon-minimum',
      message: 'This coupon works from $19.00 on; you are $6.00 short.',
      discounts: [],
    })
    good(await visitor.api('GET common3/changeLocale/{locale}', { params: { locale: 'zh' } }))
    expect((await issueIn(visitor))?.message).toBe('满 $19.00 可用，还差 $6.00。')
    good(await set(3))
    expect(await issueIn(visitor)).toBe(null)
  })

  test('CHK-4 one whose days are over or whose limit was reached meanwhile is named; the bill can be accepted without it', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(shop.shop.now())
    const [over, gone] = [await newCoupon(shop, { endsOn: today }), await newCoupon(shop, { totalLimit: 1 })]
    const [late, second] = [await shopper(), await shopper()]
    good(await verify(late, over))
    good(await verify(second, gone))
    good(await orderWith(await shopper(), gone))
    shop.pass(DAY)
    expect(await issueIn(late)).toMatchObject({ code: over, reason: 'coupon-expired', discounts: [] })
    expect(await issueIn(second)).toMatchObject({ code: gone, reason: 'coupon-used-up', discounts: [] })
    expect((await accept(second, await settle(second))).status).toBe(200)
  })

  test('CHK-4 without a coupon there is nothing to say', async () => {
    expect(await issueIn(await shopper())).toBe(null)
  })
})

describe('why it does not work', () => {
  test('CHK-4 a code that is not there and one of somebody else get the same answer', async () => {
    const owner = await signedIn(shop)
    const code = await newCoupon(shop, { accountId: owner.accountId })
    const visitor = await shopper()
    const [theirs, none] = [await verify(visitor, code), await verify(visitor, 'NOTHING-HERE')]
    expect([theirs.status, theirs.code]).toEqual([404, 'coupon-unknown'])
    expect(theirs.body).toEqual(none.body)
    await add(owner.visitor, 'mooncake')
    expect((await verify(owner.visitor, code)).status).toBe(200)
  })

  test('CHK-4 days are those of the store: the last one ends at its midnight', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(shop.shop.now())
    const code = await newCoupon(shop, { startsOn: today, endsOn: today })
    const visitor = await shopper()
    expect((await verify(visitor, code)).status).toBe(200)
    // It is 10:00 in Toronto: 13 hours on the day is still the same there, and over in UTC.
    shop.pass(13 * 3_600_000)
    expect((await verify(visitor, code)).status).toBe(200)
    shop.pass(2 * 3_600_000)
    expect((await verify(visitor, code)).code).toBe('coupon-expired')
    shop.pass(9 * 3_600_000)
    const soon = await newCoupon(shop, { startsOn: '2099-01-01' })
    expect(await verify(visitor, soon)).toMatchObject({
      code: 'coupon-not-yet',
      message: 'This coupon works from 2099-01-01 on.',
    })
  })

  test('CHK-4 below its minimum it says what is missing, in the language of the shopper', async () => {
    const code = await newCoupon(shop, { minSubtotal: 3000 })
    expect(await verify(await shopper(4), code)).toMatchObject({
      code: 'coupon-minimum',
      message: 'This coupon works from $30.00 on; you are $4.00 short.',
    })
    const visitor = await shop.visitor({ 'accept-language': 'zh' })
    await add(visitor, 'mooncake', 4)
    expect((await verify(visitor, code)).message).toBe('满 $30.00 可用，还差 $4.00。')
  })

  test('CHK-4 the total limit counts orders, not tries; a cancelled order gives it back', async () => {
    const code = await newCoupon(shop, { totalLimit: 1 })
    const [first, second] = [await shopper(), await shopper()]
    expect((await verify(first, code)).status).toBe(200)
    expect((await verify(second, code)).status).toBe(200)
    expect((await orderWith(first, code)).status).toBe(200)
    expect(await redeemed(code)).toBe(1)
    expect((await verify(second, code)).code).toBe('coupon-used-up')
    shop.pass(31 * 60_000)
    await expireOverdue(shop.shop)
    expect(await redeemed(code)).toBe(0)
    expect((await orderWith(second, code)).status).toBe(200)
  })

  test('CHK-4 ordering again from the same cart does not use it twice', async () => {
    const code = await newCoupon(shop, { totalLimit: 1, shopperLimit: 1 })
    const visitor = await shopper()
    const email = 'again@example.com'
    expect((await orderWith(visitor, code, email)).status).toBe(200)
    expect((await orderWith(visitor, code, email)).status).toBe(200)
    expect(await redeemed(code)).toBe(1)
  })

  test('CHK-4 the limit of a shopper holds for the account and for the mail address', async () => {
    const code = await newCoupon(shop, { shopperLimit: 1 })
    expect((await orderWith(await shopper(), code, 'once@example.com')).status).toBe(200)
    expect((await orderWith(await shopper(), code, 'Once@Example.com')).code).toBe('coupon-used')
    const { visitor } = await signedIn(shop)
    await add(visitor, 'mooncake', 4)
    const placed = await orderWith(visitor, code, 'a@example.com')
    expect(placed.status).toBe(200)
    await paid(shop, visitor, (placed.body as { orderID: string }).orderID)
    await add(visitor, 'mooncake', 4)
    expect((await orderWith(visitor, code, 'b@example.com')).code).toBe('coupon-used')
  })

  test('CHK-4 a first-order coupon is refused once an order was paid', async () => {
    const code = await newCoupon(shop, { firstOrderOnly: true })
    const visitor = await shopper()
    const email = 'first@example.com'
    const placed = good(await accept(visitor, await settle(visitor, undefined, { email })))
    await paid(shop, visitor, placed.orderID)
    const later = await shopper()
    await settle(later, undefined, { email })
    expect((await verify(later, code)).code).toBe('coupon-first-order')
    expect((await orderWith(await shopper(), code, 'new@example.com')).status).toBe(200)
  })

  test('CHK-4 L5 a stranger’s unpaid order with an owner’s address takes no first-order coupon from the owner', async () => {
    const { db } = shop.shop
    const code = await newCoupon(shop, { firstOrderOnly: true })
    const { visitor, accountId, emailID } = await signedIn(shop)
    const guests = [await orderWith(await shopper(), code, emailID)]
    await add(visitor, 'mooncake', 4)
    expect((await orderWith(visitor, code, emailID)).code, 'anybody may write an address').toBe('coupon-used')
    await db.update(accounts).set({ provenAt: shop.shop.now() }).where(eq(accounts.id, accountId))
    const own = good((await orderWith(visitor, code, emailID)) as Awaited<ReturnType<typeof accept>>)
    expect((await orderWith(await shopper(), code, emailID)).code, 'once it is used').toBe('coupon-used')
    await paid(shop, visitor, own.orderID)
    await add(visitor, 'mooncake', 4)
    expect((await orderWith(visitor, code, emailID)).code).toBe('coupon-used')
    expect(guests.map(reply => reply.status)).toEqual([200])
  })

  test('CHK-4 L5 what the owner of a mailbox paid as a guest counts for them', async () => {
    const code = await newCoupon(shop, { shopperLimit: 1 })
    const { visitor, accountId, emailID } = await signedIn(shop)
    await shop.shop.db.update(accounts).set({ provenAt: shop.shop.now() }).where(eq(accounts.id, accountId))
    const guest = await shopper()
    const placed = good((await orderWith(guest, code, emailID)) as Awaited<ReturnType<typeof accept>>)
    await paid(shop, guest, placed.orderID)
    await add(visitor, 'mooncake', 4)
    expect((await orderWith(visitor, code, emailID)).code).toBe('coupon-used')
  })

  test('CHK-4 the cart must have something', async () => {
    const code = await newCoupon(shop)
    expect((await verify(await shop.visitor(), code)).code).toBe('cart-empty')
  })

  test('API-4 codes cannot be guessed: after twenty tries a visitor waits, right code or wrong', async () => {
    const code = await newCoupon(shop)
    const visitor = await shop.visitor({ 'x-forwarded-for': '203.0.113.9' })
    await add(visitor, 'mooncake')
    const tries = await Promise.all(Array.from({ length: 24 }, (_, i) => verify(visitor, `GUESS${i}`)))
    expect(tries.filter(t => t.code === 'coupon-unknown')).toHaveLength(20)
    expect((await verify(visitor, code)).code).toBe('too-many')
    const shown = await visitor.api('GET common3/coupons/[{code}]', { params: { code } })
    expect(shown.code).toBe('too-many')
    shop.pass(15 * 60_000)
    expect((await verify(visitor, code)).status).toBe(200)
  })
})

test('API-4 a coupon does not tell of many addresses whether they bought here: another one is a guess', async () => {
  const code = await newCoupon(shop, { firstOrderOnly: true })
  const visitor = await shop.visitor({ 'x-forwarded-for': '203.0.113.10' })
  await add(visitor, 'mooncake')
  await settle(visitor)
  expect((await verify(visitor, code)).status).toBe(200)
  const name = (email: string) =>
    visitor.api('POST shoppingManagement4/orderContactInfo', {
      query: { localStoreName: 'East Shop', methodName: 'pickup' },
      body: { ...CONTACT, email },
    })
  for (let i = 0; i < 19; i++) good(await name(`guess${i}@example.com`))
  expect((await name('GUESS18@example.com')).status, 'the same again is none').toBe(200)
  expect((await name('one-more@example.com')).code).toBe('too-many')
  const params = { coupon: '-' }
  good(await visitor.api('GET shoppingManagement4/couponVerification/{coupon}', { params }))
  expect((await name('one-more@example.com')).status, 'without a coupon nothing is told').toBe(200)
})

describe('which are offered', () => {
  const offered = async (visitor: Visitor) =>
    (await visitor.api('GET common3/coupons/[{code}]')).body.coupons.map(c => c.code)

  test('ACC-4 those for everyone and the visitor’s own, none that is over or used up', async () => {
    const { visitor, accountId } = await signedIn(shop)
    const everyone = await newCoupon(shop, { listed: true })
    const own = await newCoupon(shop, { accountId })
    const hidden = await newCoupon(shop)
    const over = await newCoupon(shop, { listed: true, endsOn: '2020-01-01' })
    const used = await newCoupon(shop, { listed: true, totalLimit: 0 })
    expect(await offered(visitor)).toEqual(expect.arrayContaining([everyone, own]))
    expect(await offered(await shop.visitor())).toContain(everyone)
    const rest = await offered(await shop.visitor())
    for (const code of [own, hidden, over, used]) expect(rest).not.toContain(code)
  })

  test('ACC-4 none that the visitor’s own orders have used up, or that was for their first', async () => {
    const { visitor } = await signedIn(shop)
    const first = await newCoupon(shop, { listed: true, firstOrderOnly: true })
    const once = await newCoupon(shop, { listed: true, shopperLimit: 1 })
    const twice = await newCoupon(shop, { listed: true, shopperLimit: 2 })
    for (const code of [once, twice]) {
      await add(visitor, 'mooncake', 4)
      const placed = good((await orderWith(visitor, code)) as Awaited<ReturnType<typeof accept>>)
      expect(await offered(visitor), 'not paid yet').toEqual(expect.arrayContaining([code]))
      await paid(shop, visitor, placed.orderID)
    }
    const left = await offered(visitor)
    expect(left).toContain(twice)
    for (const code of [first, once]) expect(left).not.toContain(code)
    expect(await offered(await shop.visitor())).toEqual(expect.arrayContaining([first, once, twice]))
  })

  test('ACC-4 one by its code, to whom it may concern', async () => {
    const { visitor, accountId } = await signedIn(shop)
    const code = await newCoupon(shop, { accountId })
    const ask = (who: Visitor) => who.api('GET common3/coupons/[{code}]', { params: { code } })
    expect((await ask(visitor)).body.coupons[0]).toMatchObject({ code, kind: 'percent', value: 100_000 })
    expect((await ask(await shop.visitor())).code).toBe('coupon-unknown')
  })
})

test('API-2 another site cannot put a coupon on or off', async () => {
  const code = await newCoupon(shop)
  const visitor = await shopper()
  const reply = await visitor.api('GET shoppingManagement4/couponVerification/{coupon}', {
    params: { coupon: code },
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect([reply.status, reply.code]).toEqual([403, 'bad-token'])
})
