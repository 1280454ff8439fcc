import { afterAll, beforeAll, expect, test } from 'vitest'
import { good, order } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

test('CAT-4 a store says the first times it has places for, those that checkout offers first', async () => {
  const visitor = await shop.visitor()
  const { locations } = good(await visitor.api('GET common3/pickupLocations'))
  const checkout = good(await visitor.api('GET shoppingManagement4/checkoutConfig')).locations
  expect(locations.length).toBeGreaterThan(0)
  const timeOf = (slot?: { start: string; end: string }) => slot && { start: slot.start, end: slot.end }
  for (const { id, nextPickup, nextDelivery } of locations) {
    const offered = checkout.find(location => location.id === id)
    expect(nextPickup ?? undefined, id).toEqual(timeOf(offered?.pickupSlots[0]))
    expect(nextDelivery ?? undefined, id).toEqual(timeOf(offered?.deliverySlots?.[0]))
  }
  expect(locations.some(location => location.nextPickup)).toBe(true)
})

test('CAT-12 a store has its telephone and opening hours in every answer, and an order keeps them', async () => {
  const known = { phone: '+1 613 555 0100', openingHours: ['Mo-Sa 09:00-17:00'] }
  const visitor = await shop.visitor()
  const { locations } = good(await visitor.api('GET common3/pickupLocations'))
  expect(locations).toMatchObject([known, known])
  const { orderID } = await order(visitor)
  const detail = good(await visitor.api('GET admin/orderManagement/order/{id}', { params: { id: orderID } }))
  expect(detail.location).toMatchObject({ localStoreName: 'East Shop', ...known })
})

test('LOC-2 a place cannot be written down with hours, rules, a zone or taxes that nothing is worked out from', async () => {
  const change = (set: string) => shop.shop.db.execute(`update locations set ${set} where id = 'east'`)
  const pickup = (path: string, value: string) => `pickup = jsonb_set(pickup, '${path}', '${value}')`
  for (const wrong of [
    pickup('{hours,1}', '{"open":"9:00","close":"17:00"}'),
    pickup('{hours,1}', '{"open":"18:00","close":"02:00"}'),
    pickup('{slotMinutes}', '0'),
    pickup('{daysAhead}', '-1'),
    pickup('{cutOff}', '{"daysBefore":0,"at":"4 pm"}'),
    "province = 'NY'",
    "time_zone = 'Toronto'",
  ])
    await expect(change(wrong), wrong).rejects.toThrow()
  await change(pickup('{hours,1}', '{"open":"18:00","close":"24:00"}'))
  await change(pickup('{hours,1}', 'null'))
  const visitor = await shop.visitor()
  expect((await visitor.api('GET shoppingManagement4/checkoutConfig')).status).toBe(200)
})

test('CAT-11 CHK-2 a store that is picked up from on a day, without a time, says from when on', async () => {
  await shop.shop.db.execute(
    `update locations set pickup = pickup || '{"capacity": 0, "dayCapacity": 2}' where id = 'east'`,
  )
  const visitor = await shop.visitor()
  const ofEast = <T extends { id: string }>(all: T[]) => all.find(({ id }) => id === 'east')
  const { locations } = good(await visitor.api('GET common3/pickupLocations'))
  const offered = ofEast(good(await visitor.api('GET shoppingManagement4/checkoutConfig')).locations)
  expect(offered?.pickupSlots).toEqual([])
  const { start, end } = ofEast(locations)?.nextPickup ?? {}
  expect(start?.slice(0, 10)).toBe(offered?.pickupDates?.[0]?.date)
  expect(Date.parse(start ?? '')).toBeGreaterThanOrEqual(shop.shop.now().getTime())
  expect(Date.parse(end ?? '')).toBeGreaterThan(Date.parse(start ?? ''))
})

test('CAT-11 a place that only delivers says when; nothing can be picked up there', async () => {
  const shownOf = async () => {
    const visitor = await shop.visitor()
    const { locations } = good(await visitor.api('GET common3/pickupLocations'))
    return locations.find(({ id }) => id === 'west')
  }
  const before = await shownOf()
  expect(before).toMatchObject({ methods: ['pickup'], nextDelivery: null })
  await shop.shop.db.execute(
    `update locations set delivery = pickup, methods = '{delivery}' where id = 'west'`,
  )
  expect(await shownOf()).toMatchObject({
    methods: ['delivery'],
    nextPickup: null,
    nextDelivery: before?.nextPickup,
  })
  await shop.shop.db.execute(`update locations set methods = '{eatIn}' where id = 'west'`)
  expect(await shownOf()).toBeUndefined()
})
