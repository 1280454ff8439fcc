import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { products } from '../database/schema/catalog.ts'
import { locations } from '../database/schema/store.ts'
import type { StoredImage } from '../database/schema/stored.ts'
import { nextDay } from '../testing/next-day.ts'
import { add, CONTACT, good, order, place, settleDraft, stockOf } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { expireOverdue } from './expire.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())
beforeEach(() => nextDay(shop))

const remaining = async (visitor: Visitor, start: string) => {
  const { body } = await visitor.api('GET shoppingManagement4/checkoutConfig')
  return body.locations[0]?.pickupSlots.find(s => s.start === start)?.remaining ?? 0
}

describe('settling the draft', () => {
  test('CHK-1 only what this store can see through is offered, hidden places are not', async () => {
    const { body } = await shop.stranger().api('GET shoppingManagement4/checkoutConfig')
    expect(body.methods).toEqual(['pickup'])
    expect(body.locations.map(l => [l.localStoreName, l.timeZone, l.methods])).toEqual([
      ['East Shop', 'America/Toronto', ['pickup']],
      ['West Shop', 'America/Vancouver', ['pickup']],
    ])
    expect(body.draft).toMatchObject({ method: null, localStoreName: null, contact: null, slot: null })
    const places = await shop.stranger().api('GET common3/pickupLocations')
    expect(places.body.locations.map(l => l.id)).toEqual(['east', 'west'])
  })

  test('CHK-1 LOC-2 a place that the store hides counts as not chosen: nothing is ordered there', async () => {
    const visitor = await shop.visitor()
    good(await add(visitor, 'mooncake'))
    const before = await settleDraft(visitor)
    const show = (display: boolean) =>
      shop.shop.db.update(locations).set({ display }).where(eq(locations.id, 'east'))
    await show(false)
    const { draft, estimatedFor } = good(await visitor.api('GET shoppingManagement4/billing/'))
    expect([draft.localStoreName, draft.method, draft.slot, estimatedFor]).toEqual([null, null, null, null])
    expect(draft.contact).toEqual(CONTACT)
    expect(await place(visitor, before)).toMatchObject({ status: 409, code: 'draft-incomplete' })
    await show(true)
    expect(await place(visitor, before)).toMatchObject({ status: 200 })
  })

  test('CHK-2 another place drops the slot and keeps the contact', async () => {
    const visitor = await shop.visitor()
    await add(visitor, 'mooncake')
    expect((await settleDraft(visitor)).draft.slot).not.toBeNull()
    const moved = await visitor.api('POST shoppingManagement4/updateOrderMethod', {
      body: { methodName: 'pickup', localStoreName: 'West Shop' },
    })
    expect(moved.body).toMatchObject({ localStoreName: 'West Shop', slot: null, contact: CONTACT })
  })

  test.each([
    ['a slot of the past', '2020-01-01T12:00:00Z', 'slot-gone'],
    ['between two slots', '2026-06-10T13:17:00Z', 'slot-gone'],
  ])('CHK-2 %s is gone', async (_what, start, code) => {
    const visitor = await shop.visitor()
    await visitor.api('POST shoppingManagement4/updateOrderMethod', {
      body: { methodName: 'pickup', localStoreName: 'East Shop' },
    })
    const reply = await visitor.api('POST shoppingManagement4/orderPickupDateTime', { body: { start } })
    expect([reply.status, reply.code]).toEqual([409, code])
  })

  test('CHK-2 a slot without a place is asked for the place first', async () => {
    const visitor = await shop.visitor()
    const start = '2026-06-10T14:00:00Z'
    expect(
      (await visitor.api('POST shoppingManagement4/orderPickupDateTime', { body: { start } })).code,
    ).toBe('draft-incomplete')
  })
})

describe('the bill', () => {
  test('CHK-4 lines, taxes of the province and total; zero-rated goods and books by their own rule', async () => {
    const visitor = await shop.visitor()
    await add(visitor, 'mooncake', 3)
    await add(visitor, 'flour', 2)
    await add(visitor, 'novel', 1)
    const east = await settleDraft(visitor, 'East Shop')
    expect(east).toMatchObject({
      subtotal: 1950 + 666 + 1999,
      taxes: [
        { name: 'HST', rate: 130_000, amount: 254 },
        { name: 'GST', rate: 50_000, amount: 100 },
      ],
      total: 4615 + 354,
      currency: 'CAD',
    })
    const west = await settleDraft(visitor, 'West Shop')
    expect(west.taxes.map(t => [t.name, t.amount])).toEqual([
      ['GST', 197],
      ['PST', 137],
    ])
    expect(west.id).not.toBe(east.id)
  })

  test('CHK-4 a line has the picture of its product, described in the shopper’s language', async () => {
    const visitor = await shop.visitor()
    const { db } = shop.shop
    const picture = { src: '/media/flour-96.webp', width: 96, height: 96, sources: [], placeholder: null }
    const set = (images: StoredImage[]) => db.update(products).set({ images }).where(eq(products.id, 'flour'))
    await set([{ ...picture, alt: { en: 'A bag of flour' } }])
    await add(visitor, 'flour')
    await add(visitor, 'mooncake')
    const { lines } = good(await visitor.api('GET shoppingManagement4/billing/'))
    expect(lines.map(line => line.image)).toEqual([{ ...picture, alt: 'A bag of flour' }, null])
    await set([])
  })

  test('CHK-4 an empty cart has no bill', async () => {
    for (const visitor of [shop.stranger(), await shop.visitor()])
      expect((await visitor.api('GET shoppingManagement4/billing/')).code).toBe('cart-empty')
  })
})

describe('placing the order', () => {
  test('CHK-8 takes stock and slot, makes the order and keeps the cart until it is paid', async () => {
    const visitor = await shop.visitor()
    const stock = await stockOf(visitor, 'longjing', '50g-bag')
    await add(visitor, 'longjing', 2, '50g-bag')
    const bill = await settleDraft(visitor)
    const start = bill.draft.slot?.start ?? ''
    const placed = await place(visitor, bill)
    expect(placed.body).toMatchObject({ total: bill.total, status: 'INTERIM', paymentStatus: 'NOT_PAID' })
    expect(await stockOf(visitor, 'longjing', '50g-bag')).toBe((stock ?? 0) - 2)
    expect(await remaining(shop.stranger(), start)).toBe(1)
    const cart = (await visitor.api('GET shoppingManagement4/myCart')).body
    expect(Object.values(cart.lineItems)).toMatchObject([{ quantity: 2, available: stock }])
    const detail = await visitor.api('GET admin/orderManagement/order/{id}', {
      params: { id: placed.body.orderID },
    })
    expect(detail.body).toMatchObject({
      itemCount: 2,
      lines: [
        { name: 'Spring Longjing', optionLabel: '50 g · Bag', quantity: 2, unitPrice: 1000, lineTotal: 2000 },
      ],
      location: { localStoreName: 'East Shop' },
      contact: CONTACT,
      slot: bill.draft.slot,
      timeline: [{ event: 'placed' }],
      timeZone: 'America/Toronto',
    })
  })

  test('CHK-8 one key makes one order, twenty times at once and afterwards', async () => {
    const visitor = await shop.visitor()
    await add(visitor, 'mooncake', 2)
    const before = await stockOf(visitor, 'mooncake')
    const bill = await settleDraft(visitor)
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 20 }, () => place(visitor, bill, key)))
    const again = await place(visitor, bill, key)
    expect(again.status).toBe(200)
    for (const reply of replies) {
      if (reply.status === 200) expect(reply.body).toEqual(again.body)
      else expect([reply.status, reply.code]).toEqual([409, 'in-progress'])
    }
    expect(await stockOf(visitor, 'mooncake')).toBe((before ?? 0) - 2)
    const other = await place(visitor, bill, key, bill.total + 1)
    expect([other.status, other.code]).toEqual([422, 'key-reused'])
  })

  test('CHK-4 before a place is chosen the bill is estimated for the shopper’s own, and is no order’s', async () => {
    const visitor = await shop.visitor()
    await add(visitor, 'mooncake')
    const { locations } = good(await visitor.api('GET shoppingManagement4/checkoutConfig'))
    const own = locations.find(l => l.localStoreName === 'East Shop')
    good(await visitor.api('POST common3/setSelectedStoreLocation', { body: { id: own?.id } }))
    const early = good(await visitor.api('GET shoppingManagement4/billing/'))
    expect([early.estimatedFor, early.draft.localStoreName]).toEqual(['East Shop', null])
    expect((await place(visitor, early)).code).toBe('draft-incomplete')
    const { taxes, total, estimatedFor } = await settleDraft(visitor)
    expect([estimatedFor, taxes, total]).toEqual([null, early.taxes, early.total])
  })

  test('CHK-8 a refused order leaves its key free', async () => {
    const visitor = await shop.visitor()
    await add(visitor, 'mooncake')
    const key = randomUUID()
    const early = (await visitor.api('GET shoppingManagement4/billing/')).body
    expect((await place(visitor, early, key)).code).toBe('draft-incomplete')
    expect((await place(visitor, await settleDraft(visitor), key)).status).toBe(200)
  })

  test.each([
    ['another cart', (v: Visitor) => add(v, 'flour')],
    ['another place', (v: Visitor) => settleDraft(v, 'West Shop')],
    ['another time', (v: Visitor) => settleDraft(v, 'East Shop', 3)],
  ])('CHK-4 after %s the bill has changed and nothing is taken', async (_what, change) => {
    const visitor = await shop.visitor()
    await add(visitor, 'mooncake')
    const bill = await settleDraft(visitor)
    await change(visitor)
    const before = await stockOf(visitor, 'mooncake')
    expect((await place(visitor, bill)).code).toBe('bill-changed')
    expect(await stockOf(visitor, 'mooncake')).toBe(before)
  })

  test('CHK-4 a total of the shopper’s own is refused', async () => {
    const visitor = await shop.visitor()
    await add(visitor, 'mooncake')
    const bill = await settleDraft(visitor)
    expect((await place(visitor, bill, randomUUID(), 1)).code).toBe('bill-changed')
  })

  test('CHK-8 of many who want the last one, one gets it', async () => {
    const visitors = await Promise.all(Array.from({ length: 8 }, () => shop.visitor()))
    const bills = []
    for (const [i, visitor] of visitors.entries()) {
      await add(visitor, 'jasmine')
      bills.push({ visitor, bill: await settleDraft(visitor, 'East Shop', i) })
    }
    const replies = await Promise.all(bills.map(({ visitor, bill }) => place(visitor, bill)))
    expect(replies.filter(r => r.status === 200)).toHaveLength(1)
    const lost = replies.filter(r => r.status !== 200)
    for (const reply of lost) expect(reply.message).toBe('Jasmine Pearls is sold out.')
    const { body } = await shop
      .stranger()
      .api('GET productDetailManagement/productDetail/{id}', { params: { id: 'jasmine' } })
    expect(body.soldOut).toBe(true)
  })

  test('CHK-2 a slot takes as many orders as it has places', async () => {
    const visitors = await Promise.all(Array.from({ length: 5 }, () => shop.visitor()))
    const bills = []
    for (const visitor of visitors) {
      await add(visitor, 'mooncake')
      bills.push({ visitor, bill: await settleDraft(visitor, 'East Shop', 5) })
    }
    const replies = await Promise.all(bills.map(({ visitor, bill }) => place(visitor, bill)))
    expect(replies.map(r => r.code ?? 'placed').sort()).toEqual([
      'placed',
      'placed',
      'slot-gone',
      'slot-gone',
      'slot-gone',
    ])
  })

  test('CHK-8 a new order from the same cart takes the place of the unpaid one', async () => {
    const visitor = await shop.visitor()
    await add(visitor, 'longjing', 1, '100g-bag')
    const first = (await place(visitor, await settleDraft(visitor))).body
    const second = await place(visitor, await settleDraft(visitor, 'East Shop', 2))
    expect(second.status).toBe(200)
    const old = await visitor.api('GET admin/orderManagement/order/{id}', { params: { id: first.orderID } })
    expect(old.body.status).toBe('CANCELLED')
    expect(await stockOf(visitor, 'longjing', '100g-bag')).toBe(0)
  })

  test('CHK-5 an unpaid order gives back stock and slot when its time is over, once', async () => {
    const visitor = await shop.visitor()
    const before = await stockOf(visitor, 'mooncake')
    const { orderID } = await order(visitor, 'mooncake', 4, 7)
    shop.pass(29 * 60_000)
    await expireOverdue(shop.shop)
    expect(await stockOf(visitor, 'mooncake')).toBe((before ?? 0) - 4)
    shop.pass(2 * 60_000)
    await Promise.all([expireOverdue(shop.shop), expireOverdue(shop.shop)])
    const detail = await visitor.api('GET admin/orderManagement/order/{id}', { params: { id: orderID } })
    expect(detail.body).toMatchObject({ status: 'CANCELLED', paymentStatus: 'NOT_PAID' })
    expect(detail.body.timeline.map(e => e.event)).toEqual(['placed', 'cancelled'])
    expect(await stockOf(visitor, 'mooncake')).toBe(before)
    expect(await remaining(visitor, detail.body.slot?.start ?? '')).toBe(2)
  })
})

test("ACC-10 another's order is as absent as none", async () => {
  const [owner, other] = [await shop.visitor(), await shop.visitor()]
  const { orderID } = await order(owner)
  const get = (v: Visitor, id: string) => v.api('GET admin/orderManagement/order/{id}', { params: { id } })
  const none = await get(other, 'NOTHING')
  for (const visitor of [other, shop.stranger()]) {
    const reply = await get(visitor, orderID)
    expect([reply.status, reply.body]).toEqual([404, none.body])
  }
  expect((await get(owner, orderID)).status).toBe(200)
})
