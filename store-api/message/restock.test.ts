import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stock } from '../database/schema/catalog.ts'
import { restockNotices } from '../database/schema/restock.ts'
import { accounts } from '../database/schema/visitors.ts'
import { sendMails } from '../send-mails.ts'
import { member } from '../testing/people.ts'
import { good } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import { queueRestockMails } from './queue-restock-mails.ts'

let shop: TestShop
let folder: string
let choice: { productID: string; optionPair: string }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-restock-'))
  shop = await startShop({ DATA_DIR: folder, MAIL_FROM: 'shop@test.example' })
  const [row] = await shop.shop.db.select().from(stock)
  choice = { productID: row?.productId ?? '', optionPair: row?.optionPair ?? '' }
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await shop.shop.db.delete(restockNotices)
  await rm(join(folder, 'mail'), { recursive: true, force: true })
  await have(0)
})

const have = (available: number) =>
  shop.shop.db
    .update(stock)
    .set({ available })
    .where(and(eq(stock.productId, choice.productID), eq(stock.optionPair, choice.optionPair)))
const wish = (emailID: string, visitor: Visitor, restock = choice) =>
  visitor.api('POST message/submitForm', { body: { emailID, restock } })
const ask = async (emailID: string, restock = choice) => wish(emailID, await shop.visitor(), restock)
const waiting = () => shop.shop.db.select().from(restockNotices)
const mails = async () => {
  await queueRestockMails(shop.shop)
  await sendMails(shop.shop)
  const names = await readdir(join(folder, 'mail')).catch(() => [])
  return Promise.all(names.map(name => readFile(join(folder, 'mail', name), 'utf8')))
}

test('CAT-11 who asked has one mail when it is there again, and none before', async () => {
  for (const address of ['Lin@example.com', 'lin@example.com'])
    expect(await ask(address)).toMatchObject({ status: 200, body: { received: true } })
  expect(await mails()).toEqual([])
  await have(3)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toContain('To: lin@example.com')
  expect(mail).toContain(`/store/product/${choice.productID}`)
  await have(0)
  await have(3)
  expect(await mails()).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

test('CAT-11 sold out again before the mail goes: nobody is told that it is there, and they wait on', async () => {
  await ask('lin@example.com')
  await have(3)
  await queueRestockMails(shop.shop)
  await have(0)
  expect(await mails()).toEqual([])
  expect(await waiting()).toMatchObject([{ email: 'lin@example.com', language: 'en' }])
  await have(1)
  expect(await mails()).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

test('CAT-11 the link of a mail ends what its address waits for; one made up ends nothing', async () => {
  await ask('lin@example.com')
  await have(1)
  const [mail = ''] = await mails()
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  const token = /stop-notices=([\w.-]+)/.exec(text)?.[1] ?? ''
  await have(0)
  await ask('lin@example.com')
  await ask('other@example.com')
  const stop = async (stopRestock: string) =>
    (await shop.visitor()).api('POST message/submitForm', { body: { stopRestock } })
  expect((await stop(`${token.slice(0, -6)}AAAAAA`)).status).toBe(400)
  expect(await waiting()).toHaveLength(2)
  expect((await stop(token)).status).toBe(200)
  expect((await waiting()).map(({ email }) => email)).toEqual(['other@example.com'])
  await ask('lin@example.com')
  await have(1)
  await queueRestockMails(shop.shop)
  expect((await stop(token)).status).toBe(200)
  const told = (await mails()).map(mail => /^To: (.*)$/m.exec(mail)?.[1]?.trim())
  expect(told.sort(), 'nor of what is about to be told').toEqual(['lin@example.com', 'other@example.com'])
})

test('CAT-11 what is not sold cannot be waited for, an address is none, and nobody asks without end', async () => {
  expect((await ask('lin@example.com', { ...choice, productID: 'no-such' })).status).toBe(404)
  expect((await ask('lin')).status).toBe(400)
  const visitor = await shop.visitor()
  const often = (i: number) =>
    visitor.api('POST message/submitForm', { body: { emailID: `a${i}@example.com`, restock: choice } })
  for (let i = 0; i < 10; i++) expect((await often(i)).status).toBe(200)
  expect((await often(10)).status).toBe(429)
})

test('CAT-11 L13 strangers in other networks use up nothing of the owner of an address, who has room beside what they asked for', async () => {
  const { visitor, emailID, id } = await member(shop)
  await shop.shop.db.update(accounts).set({ provenAt: shop.shop.now() }).where(eq(accounts.id, id))
  const stranger = await shop.visitor({ 'x-forwarded-for': '203.0.113.1' })
  for (let i = 0; i < 10; i++) good(await wish(emailID, stranger))
  expect((await wish(emailID, await shop.visitor({ 'x-forwarded-for': '203.0.113.1' }))).code).toBe(
    'too-many',
  )
  const rows = Array.from({ length: 30 }, (_, i) => ({
    ...choice,
    productId: choice.productID,
    optionPair: `x${i}`,
  }))
  await shop.shop.db.delete(restockNotices)
  const more = { email: emailID, language: 'en', createdAt: shop.shop.now() } as const
  await shop.shop.db
    .insert(restockNotices)
    .values(rows.map(({ productId, optionPair }) => ({ productId, optionPair, ...more })))
  good(await wish(emailID, await shop.visitor({ 'x-forwarded-for': '203.0.113.2' })))
  expect(await waiting(), 'who is not known is not told that there is no room').toHaveLength(30)
  good(await wish(emailID, visitor))
  expect(await waiting()).toHaveLength(31)
})

test('CAT-11 only where a backend offers the notice is it asked for: stock says so', async () => {
  const { body } = await shop
    .stranger()
    .api('GET inventoryManagement/inventoryByProductAndOptions/{id}', { params: { id: choice.productID } })
  expect(body).toMatchObject({ restockNotice: true })
})
