import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts } from '../database/schema/visitors.ts'
import { expireOverdue } from '../ordering/expire.ts'
import { HOUR_MS, useGroupBuyShop } from '../testing/group-buys.ts'
import { accept, join, newCampaign, newCoupon, orderIn, paid, settle, signedIn } from '../testing/offers.ts'
import { add, good } from '../testing/purchase.ts'
import type { TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop

useGroupBuyShop(opened => {
  shop = opened
})

const detail = async (visitor: Visitor, id: string) =>
  good(await visitor.api('GET common3/campaign/fission/{id}', { params: { id } }))
const cartOf = (visitor: Visitor, id: string) =>
  visitor.api('GET shoppingManagement4/myCart/fc/{id}', { params: { id } })
const set = (visitor: Visitor, id: string, lineID: string | undefined, quantity: number) =>
  visitor.api('PUT shoppingManagement4/myCart/fc/{id}', { params: { id }, body: { lineID, quantity } })
const participants = async (visitor: Visitor, fissionCampaignId: string, more = {}) =>
  good(await visitor.api('GET common3/orders/list', { query: { fissionCampaignId, ...more } }))
async function buy(visitor: Visitor, id: string, quantity: number) {
  const { orderID } = await orderIn(visitor, id, quantity)
  await paid(shop, visitor, orderID)
  return orderID
}

describe('what a group buy tells', () => {
  test('GRP-1 running ones, then those to come, then those that ended; drafts never', async () => {
    const now = shop.shop.now().getTime()
    const at = (hours: number) => new Date(now + hours * HOUR_MS)
    const draft = await newCampaign(shop, { status: 'draft' })
    const ended = await newCampaign(shop, { status: 'failed', startsAt: at(-9), endsAt: at(-1) })
    const soon = await newCampaign(shop, { startsAt: at(2), endsAt: at(3) })
    const open = await newCampaign(shop, { endsAt: at(6) })
    const visitor = shop.stranger()
    const { campaigns } = good(await visitor.api('GET common3/campaign/fissionList'))
    const ids = campaigns.map(c => c.id)
    expect(ids.filter(id => [draft, ended, soon, open].includes(id))).toEqual([open, soon, ended])
    expect(campaigns.find(c => c.id === soon)?.phase).toBe('upcoming')
    const hidden = await visitor.api('GET common3/campaign/fission/{id}', { params: { id: draft } })
    expect([hidden.status, hidden.code]).toEqual([404, 'not-found'])
  })

  test('GRP-2 counts, prices by count, the countdown’s clock and the invite of the visitor', async () => {
    const id = await newCampaign(shop, { shopperLimit: 5, totalLimit: 20 })
    const { visitor } = await signedIn(shop)
    await buy(visitor, id, 3)
    await orderIn(await shop.visitor(), id, 2)
    const shown = await detail(visitor, id)
    expect(shown).toMatchObject({
      phase: 'open',
      timeZone: 'America/Toronto',
      paidCount: 3,
      reservedCount: 2,
      tiers: [
        { paidCount: 0, from: 600 },
        { paidCount: 3, from: 500 },
        { paidCount: 6, from: 400 },
      ],
      tier: 1,
      leader: 'Lin W.',
      mine: { ordered: 3, left: 2 },
      invite: { path: `/store/groupCampaign/${id}` },
    })
    expect(shown.invite.referralID).toMatch(/^[0-9A-Z]{8}$/)
    expect(Math.abs(Date.parse(shown.serverTime) - shop.shop.now().getTime())).toBeLessThan(10_000)
    expect((await detail(await shop.visitor(), id)).invite.referralID).toBeNull()
  })

  test('GRP-1 its items with the price now, outside and at each count', async () => {
    const id = await newCampaign(shop)
    const visitor = shop.stranger()
    const query = { fissionCampaignId: id }
    const { items } = good(
      await visitor.api('GET productManagement2/campaignProductItem/list/all', { query }),
    )
    expect(items).toMatchObject([
      {
        product: { id: 'mooncake' },
        regularPrice: 650,
        price: 600,
        tiers: [{ price: 600 }, {}, { price: 400 }],
      },
    ])
    const one = await visitor.api('GET productManagement2/campaignProductItem/{id}', {
      params: { id: items[0]?.id ?? '' },
    })
    expect(one.body).toEqual(items[0])
    const none = await visitor.api('GET productManagement2/campaignProductItem/{id}', {
      params: { id: 'none' },
    })
    expect(none.code).toBe('not-found')
  })

  test('GRP-1 who takes part: masked names, times and counts; only own orders are known by their id', async () => {
    const id = await newCampaign(shop)
    const [first, second] = [await shop.visitor(), await shop.visitor()]
    const own = await buy(first, id, 2)
    await buy(second, id, 1)
    await orderIn(await shop.visitor(), id, 1)
    const { orders, count } = await participants(first, id)
    expect(count).toBe(2)
    expect(orders.map(o => [o.name, o.quantity, o.leader, o.own, o.orderID])).toEqual([
      ['Lin W.', 1, false, false, null],
      ['Lin W.', 2, true, true, own],
    ])
    expect(Object.keys(orders[0] ?? {}).sort()).toEqual([
      'at',
      'leader',
      'name',
      'orderID',
      'own',
      'quantity',
    ])
    const page = await participants(shop.stranger(), id, { infiniteLoad: 'true', numberToLoad: '1' })
    expect([page.orders.length, page.orders[0]?.own]).toEqual([1, false])
  })
})

describe('its cart', () => {
  test('CRT-3 is apart from the ordinary one, at the group’s price', async () => {
    const id = await newCampaign(shop)
    const visitor = await shop.visitor()
    await add(visitor, 'flour')
    const { body } = await join(visitor, id, 2)
    const [line] = Object.values(body.lineItems)
    expect([body.itemCount, body.subtotal, line?.unitPrice]).toEqual([2, 1200, 600])
    expect((await visitor.api('GET shoppingManagement4/myCart')).body.itemCount).toBe(1)
    expect((await set(visitor, id, line?.id, 3)).body.subtotal).toBe(1800)
    expect((await set(visitor, id, line?.id, 0)).body.itemCount).toBe(0)
    expect((await visitor.api('GET shoppingManagement4/myCart')).body.itemCount).toBe(1)
  })

  test('CRT-3 an addition counts once, a guest’s cart joins the account’s at sign-in', async () => {
    const id = await newCampaign(shop)
    const visitor = await shop.visitor()
    const intentID = randomUUID()
    await Promise.all([join(visitor, id, 2, intentID), join(visitor, id, 2, intentID)])
    expect((await cartOf(visitor, id)).body.itemCount).toBe(2)
    const person = { emailID: `${randomUUID()}@example.com`, password: 'correct horse' }
    const names = { firstName: 'Lin', lastName: 'Wei' }
    good(await visitor.api('POST common3/clientRegistration', { body: { ...person, ...names } }))
    expect((await cartOf(visitor, id)).body.itemCount).toBe(2)
    const other = await shop.visitor()
    await join(other, id, 1)
    good(await other.api('POST common3/signon', { body: person }))
    expect((await cartOf(other, id)).body.itemCount).toBe(3)
  })

  test('CRT-3 takes only what the group buy sells, while it runs, up to the shopper’s limit', async () => {
    const now = shop.shop.now().getTime()
    const id = await newCampaign(shop, { shopperLimit: 3 })
    const soon = await newCampaign(shop, { startsAt: new Date(now + HOUR_MS) })
    const over = await newCampaign(shop, { endsAt: new Date(now - 1) })
    const visitor = await shop.visitor()
    const flour = await visitor.api('POST shoppingManagement4/myCart/fc/{id}', {
      params: { id },
      body: { productID: 'flour', optionPair: '', quantity: 1, intentID: randomUUID() },
    })
    expect(flour.code).toBe('not-found')
    expect((await join(visitor, id, 4)).code).toBe('campaign-limit')
    expect((await cartOf(visitor, id)).body.itemCount).toBe(0)
    expect((await join(visitor, 'none', 1)).code).toBe('not-found')
    expect((await join(visitor, soon, 1)).message).toBe('This group buy has not started yet.')
    expect((await join(visitor, over, 1)).code).toBe('campaign-not-open')
    expect((await join(visitor, id, 1.5)).status).toBe(400)
  })

  test('CRT-3 GRP-2 LNG-2 with the limit in the cart a refusal offers no more, in the words of the pages', async () => {
    const id = await newCampaign(shop, { shopperLimit: 3 })
    const visitor = await shop.visitor()
    const [line] = Object.values((await join(visitor, id, 3)).body.lineItems)
    expect(await set(visitor, id, line?.id, 4)).toMatchObject({
      code: 'campaign-limit',
      message: 'In this group buy each shopper can order 3 in all.',
    })
    good(await visitor.api('GET common3/changeLocale/{locale}', { params: { locale: 'zh' } }))
    expect((await set(visitor, id, line?.id, 4)).message).toBe('本次拼团每人限购 3 件。')
    expect((await cartOf(visitor, id)).body.itemCount).toBe(3)
  })
})

describe('when it is handed over', () => {
  test('GRP-2 CHK-9 times are offered and taken from its end on, however far that is, and nothing at a table', async () => {
    const endsAt = new Date(shop.shop.now().getTime() + 40 * 24 * HOUR_MS)
    const id = await newCampaign(shop, { endsAt })
    const visitor = await shop.visitor()
    good(await join(visitor, id, 1))
    const query = { fissionCampaignId: id }
    const configOf = async (which: Record<string, string>) =>
      good(await visitor.api('GET shoppingManagement4/checkoutConfig', { query: which }))
    const config = await configOf(query)
    const times = config.locations.flatMap(l => [...l.pickupSlots, ...(l.deliverySlots ?? [])])
    expect(times.length).toBeGreaterThan(0)
    for (const { start } of times) expect(Date.parse(start)).toBeGreaterThan(endsAt.getTime())
    expect([config.methods, config.locations.map(l => l.methods)].flat(2)).not.toContain('eatIn')
    const [soon] = (await configOf({})).locations.flatMap(l =>
      l.localStoreName === 'East Shop' ? l.pickupSlots : [],
    )

    const bill = await settle(visitor, id)
    expect(Date.parse(bill.draft.slot?.start ?? '')).toBeGreaterThan(endsAt.getTime())
    const choose = (start: string | undefined) =>
      visitor.api('POST shoppingManagement4/orderPickupDateTime', { query, body: { start } })
    expect((await choose(soon?.start)).code).toBe('slot-gone')
    const table = { localStoreName: 'East Shop', methodName: 'eatIn', ...query }
    const seated = await visitor.api('POST shoppingManagement4/updateOrderMethod', { query, body: table })
    expect(seated.status).toBeGreaterThanOrEqual(400)
    good(await accept(visitor, bill, id))
  })
})

describe('ordering in it', () => {
  test('CHK-9 the ordinary calls with the campaign: its cart is billed, ordered and emptied, the other stays', async () => {
    const id = await newCampaign(shop)
    const visitor = await shop.visitor()
    await add(visitor, 'flour')
    await join(visitor, id, 2)
    const bill = await settle(visitor, id)
    expect(bill).toMatchObject({ subtotal: 1200, taxes: [{ amount: 156 }], total: 1356 })
    const key = randomUUID()
    const placed = good(await accept(visitor, bill, id, key))
    expect(good(await accept(visitor, bill, id, key))).toEqual(placed)
    expect((await detail(visitor, id)).reservedCount).toBe(2)
    await paid(shop, visitor, placed.orderID)
    expect((await cartOf(visitor, id)).body.itemCount).toBe(0)
    expect((await visitor.api('GET shoppingManagement4/myCart')).body.itemCount).toBe(1)
    expect(await detail(visitor, id)).toMatchObject({ paidCount: 2, reservedCount: 0 })
    const order = await visitor.api('GET admin/orderManagement/order/{id}', {
      params: { id: placed.orderID },
    })
    expect(order.body.fissionCampaignId).toBe(id)
  })

  test('GRP-2 the price is that of the paid count when the order is placed', async () => {
    const id = await newCampaign(shop)
    const late = await shop.visitor()
    await join(late, id, 1)
    const before = await settle(late, id)
    await buy(await shop.visitor(), id, 3)
    expect((await accept(late, before, id)).code).toBe('bill-changed')
    expect((await settle(late, id)).subtotal).toBe(500)
  })

  test('GRP-2 no more than the total limit, reserved ones included; they come free when they expire', async () => {
    const id = await newCampaign(shop, { totalLimit: 4 })
    await orderIn(await shop.visitor(), id, 3)
    const visitor = await shop.visitor()
    await join(visitor, id, 2)
    const bill = await settle(visitor, id)
    expect(await accept(visitor, bill, id)).toMatchObject({
      status: 409,
      code: 'campaign-full',
      message: 'This group buy has only 1 left.',
    })
    shop.pass(31 * 60_000)
    await expireOverdue(shop.shop)
    expect((await accept(visitor, await settle(visitor, id), id)).status).toBe(200)
    expect(await detail(visitor, id)).toMatchObject({ reservedCount: 2, paidCount: 0 })
  })

  test('GRP-2 the shopper’s limit holds over orders, carts and sign-in', async () => {
    const id = await newCampaign(shop, { shopperLimit: 3 })
    const email = 'greedy@example.com'
    const order = async (quantity: number) => {
      const visitor = await shop.visitor()
      await join(visitor, id, quantity)
      return accept(visitor, await settle(visitor, id, { email }), id)
    }
    expect((await order(2)).status).toBe(200)
    expect(await order(2)).toMatchObject({
      code: 'campaign-limit',
      message: 'In this group buy each shopper can order 3; you can order 1 more.',
    })
    expect((await order(1)).status).toBe(200)
    expect((await order(1)).message, 'nothing is left').toBe(
      'In this group buy each shopper can order 3, and you have ordered all of them.',
    )
  })

  test('GRP-2 L5 a stranger’s unpaid order with an owner’s address takes no place of the owner’s, a paid one does', async () => {
    const id = await newCampaign(shop, { shopperLimit: 3 })
    const { visitor, accountId, emailID: email } = await signedIn(shop)
    const order = async (who: Visitor, quantity: number) => {
      await join(who, id, quantity)
      return accept(who, await settle(who, id, { email }), id)
    }
    const guest = await shop.visitor()
    const strange = good(await order(guest, 3))
    expect((await order(visitor, 2)).code, 'anybody may write an address').toBe('campaign-limit')
    const provenAt = shop.shop.now()
    await shop.shop.db.update(accounts).set({ provenAt }).where(eq(accounts.id, accountId))
    expect((await detail(visitor, id)).mine).toEqual({ ordered: 0, left: 3 })
    expect((await accept(visitor, await settle(visitor, id, { email }), id)).status).toBe(200)
    await paid(shop, guest, strange.orderID)
    expect((await detail(visitor, id)).mine).toEqual({ ordered: 3, left: 0 })
    expect((await accept(visitor, await settle(visitor, id, { email }), id)).code).toBe('campaign-limit')
  })

  test('GRP-2 ordering again from the same cart does not count twice', async () => {
    const id = await newCampaign(shop, { shopperLimit: 2, totalLimit: 2 })
    const visitor = await shop.visitor()
    await join(visitor, id, 2)
    const email = 'twice@example.com'
    expect((await accept(visitor, await settle(visitor, id, { email }), id)).status).toBe(200)
    expect((await accept(visitor, await settle(visitor, id, { email }), id)).status).toBe(200)
    expect((await detail(visitor, id)).reservedCount).toBe(2)
  })

  test('CHK-9 coupons do not go with it, and it is not paid in the store', async () => {
    const id = await newCampaign(shop)
    const visitor = await shop.visitor()
    await join(visitor, id, 1)
    await settle(visitor, id)
    const coupon = await newCoupon(shop)
    const reply = await visitor.api('GET shoppingManagement4/couponVerification/{coupon}', {
      params: { coupon },
      query: { fissionCampaignId: id },
    })
    expect(reply.code).toBe('coupon-group-buy')
    const query = { fissionCampaignId: id, pickUpAandPayAtStore: 'true' }
    const { body: bill } = await visitor.api('GET shoppingManagement4/billing/', { query })
    const placed = await visitor.api('POST shoppingManagement4/billing/{id}', {
      params: { id: bill.id },
      query: { fissionCampaignId: id },
      body: {
        idempotencyKey: randomUUID(),
        total: bill.total,
        currency: bill.currency,
        pickUpAandPayAtStore: true,
      },
    })
    expect([placed.status, placed.field]).toEqual([400, 'pickUpAandPayAtStore'])
  })

  const leave = (visitor: Visitor, orderID: string) =>
    visitor.api('PUT admin/orderManagement/cancelOrder/{id}', { params: { id: orderID }, body: {} })

  test('GRP-2 who helped to reach a price leaves as long as nobody has ordered at it', async () => {
    const id = await newCampaign(shop)
    const [first, second] = [await shop.visitor(), await shop.visitor()]
    const [early, later] = [await buy(first, id, 2), await buy(second, id, 2)]
    shop.pass(1000)
    expect((await leave(second, later)).status).toBe(200)
    await buy(second, id, 2)
    shop.pass(1000)
    await buy(await shop.visitor(), id, 1)
    expect((await leave(first, early)).status, 'three are left').toBe(200)
  })

  test('GRP-2 two who leave at the same moment take no price away that others have ordered at', async () => {
    const id = await newCampaign(shop)
    const early = await Promise.all(
      [2, 2].map(async units => {
        const visitor = await shop.visitor()
        return { visitor, orderID: await buy(visitor, id, units) }
      }),
    )
    shop.pass(1000)
    await buy(await shop.visitor(), id, 1)
    const left = await Promise.all(early.map(({ visitor, orderID }) => leave(visitor, orderID)))
    expect(left.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = left.find(({ status }) => status === 409)
    expect([refused?.code, refused?.message]).toEqual(['cancel-late', expect.stringContaining('group buy')])
    const stays = early[left.findIndex(({ status }) => status === 409)]
    if (!stays) throw new Error('one stays')
    expect((await detail(stays.visitor, id)).paidCount).toBe(3)
    const order = await stays.visitor.api('GET admin/orderManagement/order/{id}', {
      params: { id: stays.orderID },
    })
    expect(good(order)).toMatchObject({ status: 'NEW', canCancel: false })
  })

  test('GRP-2 a leader who cancels is followed by who paid next', async () => {
    const id = await newCampaign(shop)
    const [first, second] = [await shop.visitor(), await shop.visitor()]
    const leading = await buy(first, id, 1)
    const next = await buy(second, id, 1)
    good(
      await first.api('PUT admin/orderManagement/cancelOrder/{id}', {
        params: { id: leading },
        body: { reason: 'Other plans' },
      }),
    )
    const { orders, count } = await participants(second, id)
    expect([count, orders[0]?.orderID, orders[0]?.leader]).toEqual([1, next, true])
    expect((await detail(second, id)).paidCount).toBe(1)
  })
})
