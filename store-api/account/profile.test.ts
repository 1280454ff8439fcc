import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderEvents, orders } from '../database/schema/ordering.ts'
import { restockNotices } from '../database/schema/restock.ts'
import { accounts } from '../database/schema/visitors.ts'
import { orderLink } from '../ordering/order-link/order-link.ts'
import { member } from '../testing/people.ts'
import { good, order, pay, press } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const HOME = {
  firstName: 'Lin',
  lastName: 'Wei',
  phone: '+1 416 555 0100',
  address: { streetNumberAndNameDetails: '1 King St', city: 'Toronto', province: 'ON', postCode: 'm5h1a1' },
}
const PARLIAMENT = {
  ...HOME,
  address: { ...HOME.address, city: 'Victoria', province: 'BC', postCode: 'V8V 1X4' },
}
const change = (visitor: Visitor, a: string, body: unknown, b = 'SHIPPING') =>
  visitor.api('POST admin/userManagement/updateAddresses/{a}/{b}', { params: { a, b }, body })
const read = (visitor: Visitor, id: string, type = 'SHIPPING') =>
  visitor.api('GET admin/userManagement/getAddresses/{id}/type/{type}', { params: { id, type } })

describe('profile', () => {
  const save = (visitor: Visitor, body: unknown) => visitor.api('PUT admin/userManagement/userInfo', { body })

  test('ACC-2 names change, what is left out stays, and doing it again changes nothing', async () => {
    const { visitor } = await member(shop)
    const once = await save(visitor, { firstName: ' Mei ', phone: '416 555 0100' })
    expect(once.body.user).toMatchObject({ firstName: 'Mei', lastName: 'Wei' })
    expect((await save(visitor, { firstName: 'Mei' })).body).toEqual(once.body)
    expect((await save(visitor, {})).body).toEqual(once.body)
  })

  test.each([
    ['a blank name', { firstName: ' ' }],
    ['a phone that is none', { phone: 'none' }],
    ['a field nobody asked for', { standIn: true }],
    ['an address of its own for the picture', { profileImage: '/media/x.webp' }],
    ['another mail address', { emailID: 'other@example.com' }],
  ])('ACC-2 %s is refused', async (_what, body) => {
    const { visitor } = await member(shop)
    expect((await save(visitor, body)).status).toBe(400)
  })

  test('ACC-10 nobody who is not signed in has one', async () => {
    expect((await save(await shop.visitor(), { firstName: 'Mei' })).status).toBe(401)
  })
})

describe('addresses', () => {
  test('ACC-2 are added, changed and removed; the first is the default until another is', async () => {
    const { visitor, id } = await member(shop)
    const [home] = (await change(visitor, id, { address: HOME })).body.addresses
    expect(home).toMatchObject({ isDefault: true, address: { postCode: 'M5H 1A1' } })
    const two = (await change(visitor, id, { address: { ...PARLIAMENT, isDefault: true } })).body.addresses
    expect(two.map(a => [a.address.province, a.isDefault])).toEqual([
      ['BC', true],
      ['ON', false],
    ])
    const moved = { ...HOME, id: home?.id, firstName: 'Mei' }
    expect((await change(visitor, id, { address: moved })).body.addresses[1]).toMatchObject({
      id: home?.id,
      firstName: 'Mei',
    })
    const left = (await change(visitor, id, { remove: two[0]?.id })).body.addresses
    expect(left).toMatchObject([{ id: home?.id, isDefault: true }])
    expect((await change(visitor, id, { remove: two[0]?.id })).body.addresses).toEqual(left)
    expect((await read(visitor, id)).body).toEqual({ type: 'SHIPPING', addresses: left })
    expect((await read(visitor, id, 'BILLING')).body.addresses).toEqual([])
  })

  test('ACC-2 one that is added again because the answer was lost is there once, and still the default', async () => {
    const { visitor, id } = await member(shop)
    const first = (await change(visitor, id, { address: HOME })).body
    expect((await change(visitor, id, { address: HOME })).body).toEqual(first)
    const other = { ...HOME, firstName: 'Mei' }
    expect((await change(visitor, id, { address: other })).body.addresses).toHaveLength(2)
  })

  test('ACC-2 a whole list replaces the old one and keeps the ids it names', async () => {
    const { visitor, id } = await member(shop)
    const [home] = (await change(visitor, id, { address: HOME })).body.addresses
    const list = await change(visitor, id, { addresses: [PARLIAMENT, { ...HOME, id: home?.id }] })
    expect(list.body.addresses.map(a => a.isDefault)).toEqual([true, false])
    expect(list.body.addresses[1]?.id).toBe(home?.id)
    expect((await change(visitor, id, { addresses: [] })).body.addresses).toEqual([])
  })

  test('CHK-6 postal code and province agree', async () => {
    const { visitor, id } = await member(shop)
    const wrong = { ...HOME, address: { ...HOME.address, province: 'BC' } }
    const reply = await change(visitor, id, { address: wrong })
    expect([reply.status, (await read(visitor, id)).body.addresses]).toEqual([400, []])
  })

  test.each([
    [
      'a postal code that is none',
      { address: { ...HOME, address: { ...HOME.address, postCode: 'D1A 1A1' } } },
    ],
    ['an id of nobody', { address: { ...HOME, id: '00000000-0000-4000-8000-000000000000' } }],
    ['nothing', {}],
    ['two things at once', { address: HOME, remove: '00000000-0000-4000-8000-000000000000' }],
    ['too many', { addresses: Array.from({ length: 21 }, () => HOME) }],
  ])('API-4 %s is refused and changes nothing', async (_what, body) => {
    const { visitor, id } = await member(shop)
    const before = (await change(visitor, id, { address: PARLIAMENT })).body
    expect([400, 404]).toContain((await change(visitor, id, body)).status)
    expect((await read(visitor, id)).body).toEqual(before)
  })

  test('ACC-2 twenty are kept, also when they come at once', async () => {
    const { visitor, id } = await member(shop)
    const replies = await Promise.all(
      Array.from({ length: 23 }, (_, i) =>
        change(visitor, id, { address: { ...HOME, lastName: `Wei ${i}` } }),
      ),
    )
    expect(replies.filter(r => r.status === 200)).toHaveLength(20)
    const { addresses } = (await read(visitor, id)).body
    expect([addresses.length, addresses.filter(a => a.isDefault).length]).toEqual([20, 1])
  })

  test("ACC-10 another account's are absent, for reading and for writing", async () => {
    const [a, b] = [await member(shop), await member(shop)]
    const [home] = (await change(a.visitor, a.id, { address: HOME })).body.addresses
    expect((await read(b.visitor, a.id)).status).toBe(404)
    expect((await change(b.visitor, a.id, { remove: home?.id })).status).toBe(404)
    expect((await change(b.visitor, b.id, { address: { ...PARLIAMENT, id: home?.id } })).status).toBe(404)
    await change(b.visitor, b.id, { remove: home?.id })
    expect((await read(a.visitor, a.id)).body.addresses).toHaveLength(1)
    expect((await read(shop.stranger(), a.id)).status).toBe(401)
  })
})

describe('leaving', () => {
  const leave = (visitor: Visitor) =>
    visitor.api('PUT admin/userManagement/userInfo', { body: { deleteAccount: true } })

  test('ACC-12 a deleted account is gone with its address book; nobody signs in to it any more', async () => {
    const { visitor, id } = await member(shop)
    await change(visitor, id, { address: HOME })
    const gone = await leave(visitor)
    expect([gone.status, gone.body.user]).toEqual([200, null])
    expect((await read(visitor, id)).status).toBe(401)
    expect((await leave(visitor)).status).toBe(401)
  })

  test('ACC-12 not while an order is under way; afterwards the order stays without the person', async () => {
    const { visitor } = await member(shop)
    const { orderID } = await order(visitor, 'mooncake', 1)
    const refused = await leave(visitor)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain(orderID)
    const cancelled = { params: { id: orderID }, body: {} }
    good(await visitor.api('PUT admin/orderManagement/cancelOrder/{id}', cancelled))
    expect((await leave(visitor)).status).toBe(200)
    const [left] = await shop.shop.db.select().from(orders).where(eq(orders.id, orderID))
    expect(left).toMatchObject({ accountId: null, sessionId: null, address: null, contact: { email: '' } })
  })

  test('ACC-12 of what they wrote nothing is left, and no link of earlier opens their order', async () => {
    const { db } = shop.shop
    const { visitor, id, emailID } = await member(shop)
    const { orderID } = await order(visitor, 'mooncake', 1)
    const comment = { intentID: randomUUID(), comment: 'buzz 12' }
    good(
      await visitor.api('PUT admin/orderManagement/addComment/{id}', {
        params: { id: orderID },
        body: comment,
      }),
    )
    const paying = good(await pay(visitor, orderID))
    const rt = await press(visitor, paying.redirectUrl ?? '', 'failure')
    const link = new URL(orderLink(shop.shop, { id: orderID, accountId: null })).search
    const cancelled = { params: { id: orderID }, body: { reason: 'my surgery' } }
    good(await visitor.api('PUT admin/orderManagement/cancelOrder/{id}', cancelled))
    await db.update(accounts).set({ provenAt: shop.shop.now() }).where(eq(accounts.id, id))
    for (const email of [emailID, 'else@example.com'])
      await db.insert(restockNotices).values({
        email,
        productId: 'mooncake',
        optionPair: '',
        language: 'en',
        createdAt: shop.shop.now(),
      })
    expect((await leave(visitor)).status).toBe(200)
    const notes = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderID))
    expect(notes.map(({ note }) => note).filter(note => note !== null)).toEqual([])
    expect((await db.select().from(restockNotices)).map(({ email }) => email)).toEqual(['else@example.com'])
    const given = { params: { id: orderID } }
    for (const returnUrlInfo of [rt, link])
      for (const who of [await shop.visitor(), shop.stranger()]) {
        const opened = await who.api('GET admin/orderManagement/order/{id}', {
          ...given,
          query: { returnUrlInfo },
        })
        expect(opened.status).toBe(404)
      }
  })

  test('ACC-12 only whoever signed in within the last minutes deletes the account', async () => {
    const { visitor } = await member(shop)
    shop.pass(11 * 60_000)
    expect((await leave(visitor)).status).toBe(403)
  })

  test('ACC-12 signing out everywhere ends the sessions of every device', async () => {
    const { visitor, id } = await member(shop)
    const other = await member(shop)
    await visitor.api('GET common3/logout', { query: { everywhere: 'true' } })
    expect((await read(visitor, id)).status).toBe(401)
    expect((await read(other.visitor, other.id)).status).toBe(200)
  })

  test('ACC-12 ERR-2 whose session has ended does not hear that every device is signed out: nothing would be', async () => {
    const { visitor } = await member(shop)
    await visitor.api('GET common3/logout')
    expect((await visitor.raw('GET', '/api/istore/client/common3/logout?everywhere=true')).status).toBe(401)
  })
})
