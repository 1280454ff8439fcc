import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FULL_SHOP, fullServiceStore } from '../testing/full-service.ts'
import { add, CONTACT, good, place } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({}, fullServiceStore)
})
afterAll(() => shop.close())

const NEAR = {
  streetNumberAndNameDetails: '8 Elm Street',
  city: 'Markham',
  province: 'ON',
  postCode: 'L3R 2B2',
}
const FAR = { ...NEAR, city: 'Toronto', postCode: 'M5V 1A1' }
const UNKNOWN = { ...NEAR, city: 'Ottawa', postCode: 'K1A 0B1' }
const IN_BC = { ...NEAR, city: 'Richmond', province: 'BC', postCode: 'v6x1a6' }

const withGoods = async (productID = 'mooncake', quantity = 4) => {
  const visitor = await shop.visitor()
  good(await add(visitor, productID, quantity))
  return visitor
}
const billOf = async (visitor: Visitor): Promise<Bill> =>
  good(await visitor.api('GET shoppingManagement4/billing/'))
const configOf = async (visitor: Visitor) => {
  const { locations } = good(await visitor.api('GET shoppingManagement4/checkoutConfig'))
  const location = locations.find(l => l.localStoreName === FULL_SHOP)
  if (!location) throw new Error('no full shop')
  return location
}
const deliverTo = (visitor: Visitor, address: object, query: object = {}) =>
  visitor.api('POST shoppingManagement4/orderDeliverInfo', {
    query: { localStoreName: FULL_SHOP, ...query },
    body: { address, contact: CONTACT },
  })
const contactFor = (visitor: Visitor, query: Record<string, string>) =>
  visitor.api('POST shoppingManagement4/orderContactInfo', {
    query: { localStoreName: FULL_SHOP, ...query },
    body: CONTACT,
  })
const deliveryAt = (visitor: Visitor, start: string | undefined) =>
  visitor.api('POST shoppingManagement4/orderDeliveryDateTime', { body: { start } })
const detailOf = async (visitor: Visitor, id: string) =>
  good(await visitor.api('GET admin/orderManagement/order/{id}', { params: { id } }))

describe('delivery', () => {
  test('CHK-3 which places deliver to an address, for how much, or why not', async () => {
    const visitor = await shop.visitor()
    const ask = async (body: object) =>
      good(await visitor.api('POST common3/deliveryLocations', { body })).locations
    expect(await ask({ province: 'ON', postCode: 'L3R2B2' })).toMatchObject([
      { localStoreName: FULL_SHOP, delivers: true, fee: 500, minimum: 2000, freeOver: 6000 },
    ])
    expect(await ask({ province: 'BC', postCode: 'V6X 1A6' })).toMatchObject([{ delivers: true, fee: 2500 }])
    for (const { province, postCode } of [FAR, UNKNOWN])
      expect(await ask({ province, postCode })).toMatchObject([
        { delivers: false, why: expect.stringContaining('do not deliver') },
      ])
  })

  test('CHK-3 the rules of every place that delivers are public', async () => {
    const { locations } = good(await shop.stranger().api('GET shoppingManagement4/localDeliveryConfig'))
    expect(locations).toMatchObject([
      { zones: [{ radiusKm: 5 }, { radiusKm: null, postalPrefixes: ['V6X'] }], slotMinutes: 60 },
    ])
  })

  test('CHK-3 the fee is taxed like a service, in the province the goods go to, and falls away from a sum on', async () => {
    const visitor = await withGoods()
    good(await deliverTo(visitor, NEAR))
    expect(await billOf(visitor)).toMatchObject({
      subtotal: 2600,
      deliveryFee: 500,
      taxes: [{ name: 'HST', amount: 403 }],
      total: 3503,
      deliveryTerms: { minimum: 2000, freeOver: 6000 },
    })
    good(await deliverTo(visitor, IN_BC))
    expect(await billOf(visitor)).toMatchObject({
      deliveryFee: 2500,
      deliveryTerms: { minimum: 0, freeOver: null },
      taxes: [
        { name: 'GST', amount: 255 },
        { name: 'PST', amount: 357 },
      ],
    })
    good(await add(visitor, 'mooncake', 6))
    good(await deliverTo(visitor, NEAR))
    expect(await billOf(visitor)).toMatchObject({ subtotal: 6500, deliveryFee: 0 })
  })

  test('CHK-3 an order with address and time is delivered; its slot then is taken', async () => {
    const visitor = await withGoods()
    good(await deliverTo(visitor, { ...NEAR, unit: '4B' }))
    const [slot] = (await configOf(visitor)).deliverySlots ?? []
    good(await deliveryAt(visitor, slot?.start))
    const placed = good(await place(visitor, await billOf(visitor)))
    expect(await detailOf(visitor, placed.orderID)).toMatchObject({
      method: 'delivery',
      address: { ...NEAR, unit: '4B' },
      slot: { start: slot?.start },
      deliveryFee: 500,
      due: 3503,
    })
    const late = await withGoods()
    good(await deliverTo(late, NEAR))
    const gone = await deliveryAt(late, slot?.start)
    expect(gone.code).toBe('slot-gone')
    expect(gone.message).not.toMatch(/pick/i)
    expect((await configOf(late)).deliverySlots?.[0]?.start).not.toBe(slot?.start)
  })

  test.each([
    ['where nobody delivers', FAR, 409, 'not-delivered'],
    ['a code of another province', { ...NEAR, province: 'QC' }, 400, 'invalid'],
    ['a code with letters that are never used', { ...NEAR, postCode: 'D3R 2B2' }, 400, 'invalid'],
    ['no street', { ...NEAR, streetNumberAndNameDetails: ' ' }, 400, 'invalid'],
  ])('CHK-3 CHK-6 %s: refused, and what was settled stays', async (_what, address, status, code) => {
    const visitor = await withGoods()
    const before = good(await deliverTo(visitor, NEAR))
    const reply = await deliverTo(visitor, address)
    expect([reply.status, reply.code]).toEqual([status, code])
    expect((await billOf(visitor)).draft).toEqual(before)
  })

  test('CHK-3 below the minimum no order is made; the refusal says what is missing', async () => {
    const visitor = await withGoods('mooncake', 2)
    good(await deliverTo(visitor, NEAR))
    const slots = (await configOf(visitor)).deliverySlots
    good(await deliveryAt(visitor, slots?.[3]?.start))
    const reply = await place(visitor, await billOf(visitor))
    expect([reply.code, reply.message]).toEqual([
      'below-minimum',
      'Delivery to that address starts at $20.00; you are $7.00 short.',
    ])
  })

  test('CHK-2 a time of delivery is no time of pickup, and a place that does not deliver has none', async () => {
    const visitor = await withGoods()
    good(await contactFor(visitor, { methodName: 'pickup' }))
    const start = (await configOf(visitor)).pickupSlots[0]?.start
    expect((await deliveryAt(visitor, start)).status).toBe(400)
    const reply = await deliverTo(visitor, NEAR, { localStoreName: 'East Shop' })
    expect([reply.status, reply.message]).toEqual([
      400,
      'This place does not offer that way of getting the order.',
    ])
  })

  test('ACC-2 the address is kept in the account once, if wished', async () => {
    const visitor = await withGoods()
    const { userID } = good(
      await visitor.api('POST common3/clientRegistration', {
        body: { emailID: 'mei@example.com', password: 'long enough', firstName: 'Mei', lastName: 'Lin' },
      }),
    )
    const saved = async () => {
      const params = { id: userID ?? '', type: 'SHIPPING' }
      return good(await visitor.api('GET admin/userManagement/getAddresses/{id}/type/{type}', { params }))
        .addresses
    }
    good(await deliverTo(visitor, NEAR))
    expect(await saved()).toEqual([])
    for (const _ of [1, 2]) good(await deliverTo(visitor, NEAR, { saveToMyProfile: 'true' }))
    expect(await saved()).toMatchObject([{ address: NEAR, firstName: CONTACT.firstName, isDefault: true }])
  })
})

describe('at a table', () => {
  test('CHK-1 the table is checked by the server; case and spaces do not matter', async () => {
    const visitor = await withGoods()
    const draft = good(await contactFor(visitor, { methodName: 'eatIn', tableNumber: ' patio2 ' }))
    expect(draft).toMatchObject({ method: 'eatIn', tableNumber: 'Patio 2', slot: null })
    const placed = good(await place(visitor, await billOf(visitor)))
    expect(await detailOf(visitor, placed.orderID)).toMatchObject({ tableNumber: 'Patio 2', slot: null })
  })

  test.each([
    ['a table that is not there', { methodName: 'eatIn', tableNumber: 'Z9' }],
    ['a table for an order to pick up', { methodName: 'pickup', tableNumber: 'A1' }],
  ])('CHK-1 %s is refused', async (_what, query) => {
    const reply = await contactFor(await withGoods(), query)
    expect([reply.status, reply.field]).toEqual([400, 'tableNumber'])
  })

  test('CHK-1 without a table there is no order', async () => {
    const visitor = await withGoods()
    good(await contactFor(visitor, { methodName: 'eatIn' }))
    expect((await place(visitor, await billOf(visitor))).code).toBe('draft-incomplete')
  })
})

describe('a day without a time', () => {
  test('CHK-2 takes as many orders as the day has places', async () => {
    const [first, second] = [await withGoods(), await withGoods()]
    for (const visitor of [first, second]) good(await contactFor(visitor, { methodName: 'pickup' }))
    const date = (await configOf(first)).pickupDates?.[1]?.date ?? ''
    const choose = (visitor: Visitor) =>
      visitor.api('POST shoppingManagement4/orderPickupDate', { body: { date } })
    expect(good(await choose(first))).toMatchObject({ pickupDate: date, slot: null })
    good(await choose(second))
    const placed = good(await place(first, await billOf(first)))
    expect((await detailOf(first, placed.orderID)).pickupDate).toBe(date)
    expect((await place(second, await billOf(second))).code).toBe('slot-gone')
    expect((await choose(second)).code).toBe('slot-gone')
    expect((await configOf(second)).pickupDates?.map(d => d.date)).not.toContain(date)
  })

  test.each([['2020-01-01'], ['2026-06-07'], ['2027-01-01']])('CHK-2 %s is not offered', async date => {
    const visitor = await withGoods()
    good(await contactFor(visitor, { methodName: 'pickup' }))
    const reply = await visitor.api('POST shoppingManagement4/orderPickupDate', { body: { date } })
    expect(reply.code).toBe('slot-gone')
  })

  test('CHK-2 a place that wants a time has no such days', async () => {
    const visitor = await withGoods()
    good(await contactFor(visitor, { localStoreName: 'East Shop', methodName: 'pickup' }))
    const reply = await visitor.api('POST shoppingManagement4/orderPickupDate', {
      body: { date: '2026-06-04' },
    })
    expect(reply.code).toBe('slot-gone')
  })
})

describe('tips and comment', () => {
  const tip = (visitor: Visitor, body: unknown) =>
    visitor.api('POST shoppingManagement4/tips', { body: { tip: body } })

  test('CHK-4 a part of the price, an amount, or none; untaxed', async () => {
    const visitor = await withGoods()
    good(await contactFor(visitor, { methodName: 'eatIn', tableNumber: 'A1' }))
    const { offer, draft } = good(await tip(visitor, { percent: 20 }))
    expect(offer).toEqual({
      choices: [
        { choice: { percent: 15 }, amount: 390 },
        { choice: { percent: 20 }, amount: 520 },
        { choice: { percent: 25 }, amount: 650 },
      ],
      customUpTo: 2600,
    })
    expect(draft.tip).toEqual({ percent: 20 })
    expect(await billOf(visitor)).toMatchObject({ tip: 520, total: 2600 + 338 + 520 })
    good(await tip(visitor, { amount: 2600 }))
    expect((await billOf(visitor)).tip).toBe(2600)
    good(await tip(visitor, null))
    expect(await billOf(visitor)).toMatchObject({ tip: 0, draft: { tip: null } })
  })

  test('CHK-4 small orders have fixed amounts only, and a tip never grows over its cap', async () => {
    const visitor = await withGoods('mooncake', 2)
    good(await tip(visitor, { amount: 1300 }))
    const [line] = Object.values(good(await visitor.api('GET shoppingManagement4/myCart')).lineItems)
    good(await visitor.api('PUT shoppingManagement4/myCart', { body: { lineID: line?.id, quantity: 1 } }))
    expect((await billOf(visitor)).tip).toBe(300)
    for (const wrong of [{ percent: 20 }, { amount: 400 }, { amount: 150 }])
      expect((await tip(visitor, wrong)).status).toBe(400)
    expect(good(await tip(visitor, { amount: 200 })).offer.customUpTo).toBeNull()
  })

  test.each([
    [{ amount: 0 }],
    [{ amount: -5 }],
    [{ percent: 30 }],
    [{ amount: 2601 }],
    [{ amount: 1.5 }],
    ['20%'],
  ])('CHK-4 %j is no tip', async wrong => {
    expect((await tip(await withGoods(), wrong)).status).toBe(400)
  })

  test('CHK-4 there is no tip on an empty cart', async () => {
    expect((await tip(await shop.visitor(), { amount: 100 })).code).toBe('cart-empty')
  })

  test('CHK-4 the comment goes with the order; too long a one is refused', async () => {
    const visitor = await withGoods()
    const say = (comment: string) =>
      visitor.api('POST shoppingManagement4/updateCustomerComment', { body: { comment } })
    good(await say(' Less sugar,\nplease '))
    expect((await say('x'.repeat(501))).status).toBe(400)
    good(await contactFor(visitor, { methodName: 'eatIn', tableNumber: 'A1' }))
    const placed = good(await place(visitor, await billOf(visitor)))
    expect((await detailOf(visitor, placed.orderID)).comment).toBe('Less sugar,\nplease')
    expect(good(await say('')).comment).toBe('')
  })
})
