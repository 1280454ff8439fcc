import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { run } from 'scripts/process.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf } from '../credit/ledger.ts'
import { openPglite } from '../database/pglite.ts'
import { membershipPlans } from '../database/schema/membership.ts'
import { accounts } from '../database/schema/visitors.ts'
import { settleCampaigns } from '../group-buys/close-campaigns.ts'
import { sendMails } from '../send-mails.ts'
import { newCampaign, openWide, orderIn, paid, settle } from '../testing/offers.ts'
import { mailsIn, member, newEmail, PASSWORD } from '../testing/people.ts'
import { add, CONTACT, good, order } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { copyOf } from '../testing/template.ts'
import type { Visitor } from '../testing/visitor.ts'
import { delay } from './delay.ts'
import { handOver } from './hand-over.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-hand-over-'))
  shop = await startShop({ DATA_DIR: folder })
  await openWide(shop)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const ready = (id: string) => handOver(shop.shop, id, 'ready')
const complete = (id: string) => handOver(shop.shop, id, 'completed')
const orderOf = async (visitor: Visitor, id: string) =>
  good(await visitor.api('GET admin/orderManagement/order/{id}', { params: { id } }))
const eventsOf = async (visitor: Visitor, id: string) =>
  (await orderOf(visitor, id)).timeline.map(entry => entry.event)
const cancel = (visitor: Visitor, id: string) =>
  visitor.api('PUT admin/orderManagement/cancelOrder/{id}', { params: { id }, body: {} })

async function paidOrder(): Promise<{ visitor: Visitor; id: string }> {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor, 'mooncake', 1, 3)
  await paid(shop, visitor, orderID)
  return { visitor, id: orderID }
}

test('ACC-3 a paid order becomes ready and is completed; the timeline says so, and one mail tells the shopper', async () => {
  const { visitor, id } = await paidOrder()
  expect((await orderOf(visitor, id)).canCancel).toBe(true)
  await ready(id)
  expect(await orderOf(visitor, id)).toMatchObject({ status: 'NEW', canCancel: false })
  expect((await cancel(visitor, id)).code).toBe('cancel-late')
  await complete(id)
  expect(await eventsOf(visitor, id)).toEqual(['placed', 'paid', 'ready', 'completed'])
  while ((await sendMails(shop.shop)) > 0);
  const mails = (await mailsIn(folder)).filter(mail => mail.includes(id))
  const { pickupCode } = await orderOf(visitor, id)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(`To: ${CONTACT.email}`)
  expect(mails[0]).toContain('is ready to be picked up')
  expect(mails[0]).toContain(pickupCode)
})

test('ACC-3 an order that is late tells its shopper by mail, in the store’s words; not once it is ready', async () => {
  const mailsOf = async (id: string) => {
    while ((await sendMails(shop.shop)) > 0);
    return (await mailsIn(folder)).filter(mail => mail.includes(id))
  }
  const { id, visitor } = await paidOrder()
  expect(await delay(shop.shop, id, 'Until 15:30.')).toBe(true)
  // The command again, because its answer was lost.
  expect(await delay(shop.shop, id, 'Until 15:30.')).toBe(false)
  expect((await eventsOf(visitor, id)).filter(event => event === 'delayed')).toHaveLength(1)
  const [mail = '', ...more] = await mailsOf(id)
  expect(more).toEqual([])
  for (const part of [`To: ${CONTACT.email}`, 'takes a little longer', 'Until 15:30.'])
    expect(mail).toContain(part)
  const { id: other } = await paidOrder()
  await delay(shop.shop, other, null)
  await ready(other)
  expect(await mailsOf(other)).toEqual([expect.stringContaining('is ready to be picked up')])
})

test('ACC-3 an order that is handed over at once needs not be ready before', async () => {
  const { visitor, id } = await paidOrder()
  await complete(id)
  expect(await eventsOf(visitor, id)).toEqual(['placed', 'paid', 'completed'])
  await expect(ready(id)).rejects.toThrow(`Order ${id} cannot be ready: it is completed already.`)
})

test('ACC-3 ten times at once an order becomes ready once', async () => {
  const { visitor, id } = await paidOrder()
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => ready(id)))
  expect(all.filter(one => one.status === 'fulfilled')).toHaveLength(1)
  expect(await eventsOf(visitor, id)).toEqual(['placed', 'paid', 'ready'])
  await expect(ready(id)).rejects.toThrow(`Order ${id} cannot be ready: it is ready already.`)
})

test('ACC-3 what is not paid, cancelled or not there is refused in words, and nothing changes', async () => {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor, 'mooncake', 1, 4)
  await expect(ready(orderID)).rejects.toThrow(`Order ${orderID} cannot be ready: it is not paid.`)
  good(await cancel(visitor, orderID))
  await expect(complete(orderID)).rejects.toThrow(`Order ${orderID} cannot be completed: it is cancelled.`)
  expect(await eventsOf(visitor, orderID)).toEqual(['placed', 'cancelled'])
  await expect(ready('NOWHERE')).rejects.toThrow('There is no order "NOWHERE".')
})

test('ACC-5 a membership that is paid in the store is given when it is handed over, also to a guest who registers then', async () => {
  await shop.shop.db
    .insert(membershipPlans)
    .values({ productId: 'flour', months: 12, credit: 500, benefits: [] })
  const bought = async (visitor: Visitor, email: string) => {
    good(await add(visitor, 'flour'))
    await settle(visitor, undefined, { email, slot: 3 })
    const query = { pickUpAandPayAtStore: 'true' }
    const { id, total, currency } = good(await visitor.api('GET shoppingManagement4/billing/', { query }))
    const body = { idempotencyKey: randomUUID(), total, currency, pickUpAandPayAtStore: true }
    return good(await visitor.api('POST shoppingManagement4/billing/{id}', { params: { id }, body })).orderID
  }
  const memberOf = async (visitor: Visitor) =>
    good(await visitor.api('GET admin/userManagement/membershipDetail')).membership?.productID
  const { visitor, emailID, id } = await member(shop)
  await shop.shop.db.update(accounts).set({ provenAt: shop.shop.now() }).where(eq(accounts.id, id))
  const order = await bought(visitor, emailID)
  await ready(order)
  expect(await memberOf(visitor), 'nothing is paid yet').toBeUndefined()
  await complete(order)
  expect(await memberOf(visitor)).toBe('flour')
  expect(await balanceOf(shop.shop.db, id)).toBe(500)

  const guest = await shop.visitor()
  await complete(await bought(guest, newEmail()))
  const body = { emailID: newEmail(), password: PASSWORD, firstName: 'Lin', lastName: 'Wei' }
  good(await guest.api('POST common3/clientRegistration', { body }))
  expect(await memberOf(guest)).toBe('flour')
})

test('GRP-2 an order of a group buy is not ready before that is settled: it may come to nothing', async () => {
  const endsAt = new Date(shop.shop.now().getTime() + 10 * 60_000)
  const campaign = await newCampaign(shop, { endsAt, goal: 1 })
  const visitor = await shop.visitor()
  const { orderID } = await orderIn(visitor, campaign, 1)
  await paid(shop, visitor, orderID)
  await expect(ready(orderID)).rejects.toThrow('its group buy has not been settled yet')
  shop.pass(10 * 60_000)
  while ((await settleCampaigns(shop.shop)) > 0);
  await ready(orderID)
  expect((await eventsOf(visitor, orderID)).at(-1)).toBe('ready')
})

test('ACC-3 the command refuses with a message and a code of its own', async () => {
  const data = await mkdtemp(join(tmpdir(), 'store-api-operate-'))
  const server = process.env.TEST_DATABASE_URL
  const database = server ? await copyOf(server, null, null) : null
  if (!database) await (await openPglite(join(data, 'pglite-store'))).close()
  const operate = (...args: string[]) =>
    run(process.execPath, [join(import.meta.dirname, '..', 'operate.ts'), ...args], {
      env: { DATA_DIR: data, DATABASE_URL: database?.url ?? '' },
    })
  await expect(operate('order-ready', 'NOWHERE')).rejects.toThrow('There is no order "NOWHERE".')
  await expect(operate('order-vanish')).rejects.toThrow('order-complete <order id>')
  await rm(data, { recursive: true })
  await database?.drop()
}, 180_000)
