import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderOpenings, orders } from '../../database/schema/ordering.ts'
import { sendMails } from '../../send-mails.ts'
import { CONTACT, good, order, pay, press } from '../../testing/purchase.ts'
import { startShop, type TestShop } from '../../testing/shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { sendReceipts } from '../mail/send-receipts.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-links-'))
  shop = await startShop({ DATA_DIR: folder })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  // Each test counts its own questions, and its own mails.
  shop.pass(16 * 60_000)
  await rm(join(folder, 'mail'), { recursive: true, force: true })
})

const ORDER = 'GET admin/orderManagement/order/{id}'
/** Mails with the line ends that keep them narrow taken out. */
async function mails(): Promise<string[]> {
  while ((await sendMails(shop.shop)) > 0);
  const names = await readdir(join(folder, 'mail')).catch(() => [])
  const texts = await Promise.all(names.map(name => readFile(join(folder, 'mail', name), 'utf8')))
  return texts.map(text => text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
}
const linkIn = (mail = '') => new URL(/http:\/\/shop\.test\/user\/orders\S+/.exec(mail)?.[0] ?? 'none:')
const ask = (visitor: Visitor, orderID: string, emailID = CONTACT.email) =>
  visitor.api('GET common3/forgotPassword', { query: { emailID, orderID } })
const open = (visitor: Visitor, id: string, query = '') =>
  visitor.api(ORDER, { params: { id }, query: { returnUrlInfo: query } })
async function mailed(orderID: string): Promise<string> {
  good(await ask(await shop.visitor(), orderID))
  return linkIn((await mails()).at(-1)).search
}

test('CHK-10 number and e-mail get one mail with a link that opens the order, also to pay or cancel it', async () => {
  const { orderID } = await order(await shop.visitor())
  const stranger = await shop.visitor()
  expect((await ask(stranger, orderID.toLowerCase(), CONTACT.email.toUpperCase())).body).toEqual({
    accepted: true,
  })
  expect((await open(stranger, orderID)).status).toBe(404)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toContain(`To: ${CONTACT.email}`)
  const { search, searchParams } = linkIn(mail)
  expect(searchParams.get('id')).toBe(orderID)

  const elsewhere = await shop.visitor()
  expect(good(await open(elsewhere, orderID, search)).contact).toEqual(CONTACT)
  // From then on the browser has it, without the link.
  expect(good(await elsewhere.api(ORDER, { params: { id: orderID } })).contact).toEqual(CONTACT)
  expect((await pay(elsewhere, orderID)).status).toBe(200)
  const params = { id: orderID }
  const cancelled = await elsewhere.api('PUT admin/orderManagement/cancelOrder/{id}', { params, body: {} })
  expect(cancelled.body.status).toBe('CANCELLED')
  // A browser without any cookie is shown it; nothing is written down for it.
  const rows = await shop.shop.db.select().from(orderOpenings)
  expect((await open(shop.stranger(), orderID, search)).status).toBe(200)
  expect(await shop.shop.db.select().from(orderOpenings)).toHaveLength(rows.length)
})

test('CHK-10 whoever asks for what is not theirs is answered alike, and nobody is written to', async () => {
  const { orderID } = await order(await shop.visitor())
  const visitor = await shop.visitor()
  const answers = [
    await ask(visitor, orderID),
    await ask(visitor, orderID, 'somebody.else@example.com'),
    await ask(visitor, 'NOSUCHORDER'),
  ]
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(await mails()).toHaveLength(1)
})

test('CHK-10 a mailbox gets three such mails within a quarter of an hour, a network asks fifteen times', async () => {
  const { orderID } = await order(await shop.visitor())
  const visitor = await shop.visitor()
  const statuses: number[] = []
  for (let i = 0; i < 16; i++) statuses.push((await ask(visitor, orderID)).status)
  expect(statuses).toEqual([...Array(15).fill(200), 429])
  expect(await mails()).toHaveLength(3)
  shop.pass(16 * 60_000)
  expect((await ask(visitor, orderID)).status).toBe(200)
})

test('CHK-10 numbers of no order of theirs use up none of a mailbox’s mails', async () => {
  const { orderID } = await order(await shop.visitor())
  const visitor = await shop.visitor()
  for (const wrong of ['NOSUCHORDER1', 'NOSUCHORDER2', 'NOSUCHORDER3', orderID])
    expect((await ask(visitor, wrong)).status).toBe(200)
  expect((await mails()).filter(mail => mail.includes(orderID))).toHaveLength(1)
})

test('CHK-10 a mail that could not be handed over is one of the three, however often it is tried', async () => {
  const { orderID } = await order(await shop.visitor())
  const { mail: send } = shop.shop
  shop.shop.mail = async () => {
    throw new Error('away')
  }
  good(await ask(await shop.visitor(), orderID))
  for (let minutes = 1; minutes <= 8; minutes *= 2) {
    await sendMails(shop.shop)
    shop.pass(minutes * 60_000)
  }
  shop.shop.mail = send
  expect(await mails()).toHaveLength(1)
})

test('CHK-10 a link opens its own order alone: not altered, not another, not for ever', async () => {
  const { orderID } = await order(await shop.visitor(), 'mooncake', 1, 1)
  const { orderID: other } = await order(await shop.visitor(), 'mooncake', 1, 2)
  const search = await mailed(orderID)
  const visitor = await shop.visitor()
  const altered = search.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))
  const later = search.replace(/ot=(.)/, 'ot=z')
  for (const query of ['', '?ot=', altered, later, '?ot=zzzzzzzz.'.padEnd(60, 'A')])
    expect((await open(visitor, orderID, query)).status, query).toBe(404)
  expect((await open(visitor, other, search)).status).toBe(404)
  expect((await open(visitor, orderID, search)).status).toBe(200)
  shop.pass(31 * 24 * 3_600_000)
  expect((await open(await shop.visitor(), orderID, search)).status).toBe(404)
})

test('CHK-10 ACC-10 an order that belongs to an account by now asks to sign in, whoever has the link', async () => {
  const { orderID } = await order(await shop.visitor())
  const search = await mailed(orderID)
  const guest = await shop.visitor()
  expect((await open(guest, orderID, search)).status).toBe(200)
  const owner = await shop.visitor()
  const { userID } = good(
    await owner.api('POST common3/clientRegistration', {
      body: { emailID: 'lin.wei@example.com', password: 'steamed buns', firstName: 'Lin', lastName: 'Wei' },
    }),
  )
  await shop.shop.db.update(orders).set({ accountId: userID }).where(eq(orders.id, orderID))
  expect((await open(guest, orderID, search)).status).toBe(404)
  expect(await mailed(orderID)).not.toContain('ot=')
})

test('CHK-10 RET-9 a guest’s receipt leads to the order from any browser', async () => {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor)
  const { body } = await pay(visitor, orderID)
  await press(visitor, body.redirectUrl, 'pay')
  await sendReceipts(shop.shop)
  const receipt = (await mails()).find(mail => mail.includes(orderID))
  const elsewhere = await shop.visitor()
  expect(good(await open(elsewhere, orderID, linkIn(receipt).search)).paymentStatus).toBe('PAID_ONLINE')
})
