import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderEvents, orders } from '../database/schema/ordering.ts'
import { accounts, attemptCounters } from '../database/schema/visitors.ts'
import { newCoupon, openWide, settle } from '../testing/offers.ts'
import { mailsIn, member } from '../testing/people.ts'
import { add, CONTACT, good, stockOf } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { expireOverdue } from './expire.ts'
import { handOver } from './hand-over.ts'
import { sendReceipts } from './mail/send-receipts.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-unpaid-'))
  shop = await startShop({ DATA_DIR: folder })
  await openWide(shop)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => shop.shop.db.delete(attemptCounters))

let mailboxes = 0
const newMailbox = () => `mailbox${++mailboxes}@example.com`

async function payAtStore(visitor: Visitor, email: string, quantity = 1, product = 'mooncake') {
  good(await add(visitor, product, quantity))
  const { locations } = good(await visitor.api('GET shoppingManagement4/checkoutConfig'))
  const place = { localStoreName: 'East Shop', methodName: 'pickup' }
  const start = locations.find(l => l.localStoreName === place.localStoreName)?.pickupSlots[0]?.start
  const body = { ...CONTACT, firstName: 'CALL-EVIL-NOW', email }
  good(await visitor.api('POST shoppingManagement4/orderContactInfo', { query: place, body }))
  good(await visitor.api('POST shoppingManagement4/orderPickupDateTime', { body: { start } }))
  const query = { pickUpAandPayAtStore: 'true' }
  const { id, total, currency } = good(await visitor.api('GET shoppingManagement4/billing/', { query }))
  return visitor.api('POST shoppingManagement4/billing/{id}', {
    params: { id },
    body: { idempotencyKey: randomUUID(), total, currency, pickUpAandPayAtStore: true },
  })
}
async function mailsTo(mailbox: string): Promise<string[]> {
  while ((await sendReceipts(shop.shop)) > 0);
  return (await mailsIn(folder)).filter(mail => mail.includes(`To: ${mailbox}`))
}
const orderOf = async (id: string) => (await shop.shop.db.select().from(orders).where(eq(orders.id, id)))[0]
async function eventsOf(id: string): Promise<string[]> {
  const rows = await shop.shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
  return rows.map(({ event }) => event)
}

test('CHK-12 H4 what a guest will pay in the store goes back unless the mailbox confirms it', async () => {
  const visitor = await shop.visitor()
  const before = await stockOf(visitor, 'mooncake')
  const { orderID } = good(await payAtStore(visitor, newMailbox(), 3))
  expect(await stockOf(visitor, 'mooncake')).toBe((before ?? 0) - 3)
  const shown = await visitor.api('GET admin/orderManagement/order/{id}', { params: { id: orderID } })
  const until = (await orderOf(orderID))?.expiresAt.toISOString()
  expect(good(shown), 'the shopper is told').toMatchObject({ confirmBy: until })
  shop.pass(31 * 60_000)
  await expireOverdue(shop.shop)
  expect(await stockOf(visitor, 'mooncake')).toBe(before)
  expect((await orderOf(orderID))?.status).toBe('CANCELLED')
  // Nobody cancelled it: its shopper finds why.
  const over = good(await visitor.api('GET admin/orderManagement/order/{id}', { params: { id: orderID } }))
  expect(over.timeline.at(-1)).toMatchObject({
    event: 'cancelled',
    note: 'It was not confirmed in time by the link in the email.',
  })
})

test('CHK-12 what was handed over before its mailbox confirmed it stays so, and its stock stays taken', async () => {
  const visitor = await shop.visitor()
  const before = (await stockOf(visitor, 'mooncake')) ?? 0
  const ready = good(await payAtStore(visitor, newMailbox(), 3)).orderID
  const completed = good(await payAtStore(visitor, newMailbox(), 2)).orderID
  await handOver(shop.shop, ready, 'ready')
  await handOver(shop.shop, completed, 'completed')
  shop.pass(31 * 60_000)
  await expireOverdue(shop.shop)
  for (const id of [ready, completed])
    expect(await orderOf(id)).toMatchObject({ status: 'NEW', holdsStock: true })
  expect(await stockOf(visitor, 'mooncake')).toBe(before - 5)
})

test('CHK-12 H4 the link of the one mail shows a page, its button keeps the order, and it works once', async () => {
  const mailbox = newMailbox()
  const { orderID } = good(await payAtStore(await shop.visitor(), mailbox))
  const [mail = '', ...more] = await mailsTo(mailbox)
  expect(more).toEqual([])
  expect(mail).not.toContain('CALL-EVIL-NOW')
  const token = /http:\/\/shop\.test\/api\/istore\/confirm-order\?t=([\w-]{43})/.exec(mail)?.[1] ?? 'none'
  const path = '/api/istore/confirm-order'
  const press = () =>
    shop.stranger().raw('POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `t=${token}`,
    })
  const page = await shop.stranger().raw('GET', `${path}?t=${token}`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Confirm the order')])
  expect((await orderOf(orderID))?.awaitsConfirmation, 'opened by a mail program').toBe(true)
  expect(await eventsOf(orderID), 'nobody has accepted it').toEqual(['placed'])
  expect((await press()).status).toBe(200)
  expect(await eventsOf(orderID)).toEqual(['placed', 'accepted'])
  expect((await press()).status).toBe(410)
  shop.pass(31 * 60_000)
  await expireOverdue(shop.shop)
  expect(await orderOf(orderID)).toMatchObject({ status: 'NEW', holdsStock: true })
  expect(await mailsTo(mailbox)).toHaveLength(1)
})

test('CHK-12 RET-9 an order that lapsed while the mail server was away is nobody thanked for', async () => {
  const mailbox = newMailbox()
  const { orderID } = good(await payAtStore(await shop.visitor(), mailbox))
  shop.pass(31 * 60_000)
  await expireOverdue(shop.shop)
  expect(await mailsTo(mailbox)).toEqual([])
  expect((await orderOf(orderID))?.receiptSentAt).toBeNull()
})

test('CHK-12 H4 a link that nobody was sent confirms nothing', async () => {
  for (const t of ['', 'x', 'A'.repeat(43)])
    expect((await shop.stranger().raw('GET', `/api/istore/confirm-order?t=${t}`)).status).toBe(410)
})

test('CHK-12 H4 two wait for one mailbox, whichever browsers and however many at once', async () => {
  const mailbox = newMailbox()
  const visitors = await Promise.all(Array.from({ length: 5 }, () => shop.visitor()))
  const replies = await Promise.all(visitors.map(visitor => payAtStore(visitor, mailbox.toUpperCase())))
  expect(replies.map(reply => reply.status).sort()).toEqual([200, 200, 400, 400, 400])
  expect(replies.find(reply => reply.status === 400)?.field).toBe('pickUpAandPayAtStore')
})

test('CHK-12 H4 two wait of one browser, whatever mailboxes it names', async () => {
  const visitor = await shop.visitor()
  const said: number[] = []
  for (let i = 0; i < 3; i++) said.push((await payAtStore(visitor, newMailbox())).status)
  expect(said).toEqual([200, 200, 400])
})

test('CHK-12 H4 a network orders ten in a quarter of an hour', async () => {
  const said: number[] = []
  for (let i = 0; i < 12; i++) {
    const visitor = await shop.visitor({ 'x-forwarded-for': `2001:db8:7:${i + 1}::1` })
    said.push((await payAtStore(visitor, newMailbox())).status)
  }
  expect(said).toEqual([...Array(10).fill(200), 400, 400])
})

test.each([
  ['eats: 40 pieces', 'flour', 40],
  ['spends: 300 dollars', 'novel', 14],
])('CHK-12 H4 more than a household %s, is paid online', async (_how, product, most) => {
  const ask = async (quantity: number) =>
    (await payAtStore(await shop.visitor(), newMailbox(), quantity, product)).status
  expect([await ask(most), await ask(most + 1)]).toEqual([200, 400])
})

test('CHK-12 H4 an account that proved its mailbox need not confirm; one that did not must', async () => {
  const { visitor, id, emailID } = await member(shop)
  const first = good(await payAtStore(visitor, emailID))
  expect((await orderOf(first.orderID))?.awaitsConfirmation).toBe(true)
  await shop.shop.db.update(accounts).set({ provenAt: shop.shop.now() }).where(eq(accounts.id, id))
  for (let i = 0; i < 3; i++) {
    const { orderID } = good(await payAtStore(visitor, emailID))
    expect((await orderOf(orderID))?.awaitsConfirmation).toBe(false)
  }
})

/** An account that proved its mailbox. */
async function proven() {
  const one = await member(shop)
  await shop.shop.db.update(accounts).set({ provenAt: shop.shop.now() }).where(eq(accounts.id, one.id))
  return one
}

test('CHK-12 H4 a proven account has six orders waiting in the store; one that is fetched makes room', async () => {
  const { visitor, emailID } = await proven()
  const placed: string[] = []
  for (let i = 0; i < 6; i++) placed.push(good(await payAtStore(visitor, emailID)).orderID)
  const refused = await payAtStore(visitor, emailID)
  expect([refused.status, refused.field]).toEqual([400, 'pickUpAandPayAtStore'])
  await handOver(shop.shop, placed[0] ?? '', 'completed')
  expect((await payAtStore(visitor, emailID)).status).toBe(200)
  shop.pass(8 * 24 * 3_600_000)
  expect((await payAtStore(visitor, emailID)).status, 'a store that writes nothing down').toBe(200)
})

test('CHK-12 H4 a proven account answers for its own mailbox alone: another one confirms, and loses nothing until it does', async () => {
  const { visitor } = await proven()
  const owner = await proven()
  const coupon = await newCoupon(shop, { firstOrderOnly: true })
  for (let i = 0; i < 2; i++) {
    const { orderID } = good(await payAtStore(visitor, owner.emailID.toUpperCase()))
    expect((await orderOf(orderID))?.awaitsConfirmation).toBe(true)
  }
  expect((await payAtStore(visitor, owner.emailID)).status, 'two wait at most').toBe(400)
  good(await add(owner.visitor, 'mooncake', 1))
  await settle(owner.visitor, undefined, { email: owner.emailID })
  const params = { coupon }
  expect(
    (await owner.visitor.api('GET shoppingManagement4/couponVerification/{coupon}', { params })).status,
  ).toBe(200)
  expect((await payAtStore(owner.visitor, owner.emailID)).status).toBe(200)
})

test('CHK-12 H4 orders that a mailbox confirmed count as well, however many browsers place them at once', async () => {
  const mailbox = newMailbox()
  const placed: string[] = []
  for (let i = 0; i < 6; i++) {
    const { orderID } = good(await payAtStore(await shop.visitor(), mailbox))
    await shop.shop.db.update(orders).set({ awaitsConfirmation: false }).where(eq(orders.id, orderID))
    placed.push(orderID)
  }
  const visitors = await Promise.all(Array.from({ length: 3 }, () => shop.visitor()))
  const replies = await Promise.all(visitors.map(visitor => payAtStore(visitor, mailbox)))
  expect(replies.map(({ status }) => status)).toEqual([400, 400, 400])
})

test('CHK-12 H4 a network of proven accounts orders thirty in a quarter of an hour', async () => {
  const said: number[] = []
  for (let i = 0; i < 6; i++) {
    const { visitor, id, emailID } = await member(shop)
    await shop.shop.db.update(accounts).set({ provenAt: shop.shop.now() }).where(eq(accounts.id, id))
    for (let n = 0; n < 6; n++) said.push((await payAtStore(visitor, emailID)).status)
  }
  expect(said).toEqual([...Array(30).fill(200), ...Array(6).fill(400)])
})
