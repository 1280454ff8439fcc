import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTACT, order, pay, press } from '../../testing/purchase.ts'
import { startShop, type TestShop } from '../../testing/shop.ts'
import { sendReceipts } from './send-receipts.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-mail-'))
  shop = await startShop({ DATA_DIR: folder })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const mails = async () => {
  const names = await readdir(join(folder, 'mail')).catch(() => [])
  return Promise.all(names.map(name => readFile(join(folder, 'mail', name), 'utf8')))
}

async function paid(): Promise<string> {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor)
  const { body } = await pay(visitor, orderID)
  await press(visitor, body.redirectUrl, 'pay')
  return orderID
}

test('RET-9 a paid order gets one receipt by mail, however often receipts are sent', async () => {
  const visitor = await shop.visitor()
  const unpaid = await order(visitor)
  const orderID = await paid()
  expect(await Promise.all([sendReceipts(shop.shop), sendReceipts(shop.shop)])).toContain(1)
  expect(await sendReceipts(shop.shop)).toBe(0)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toContain(`To: ${CONTACT.email}`)
  expect(mail).toContain(orderID)
  expect(mail).not.toContain(unpaid.orderID)
})

test('RET-9 a receipt that could not be handed over is tried again later, and holds up no other', async () => {
  const before = (await mails()).length
  const { mail } = shop.shop
  await paid()
  shop.shop.mail = () => Promise.reject(new Error('no mail server'))
  expect(await sendReceipts(shop.shop)).toBe(1)
  shop.shop.mail = mail
  await paid()
  expect(await sendReceipts(shop.shop)).toBe(1)
  shop.pass(6 * 60_000)
  expect(await sendReceipts(shop.shop)).toBe(1)
  expect(await mails()).toHaveLength(before + 2)
})
