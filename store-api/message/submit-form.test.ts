import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactMessages } from '../database/schema/message.ts'
import { sendMails } from '../send-mails.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-api-message-'))
  shop = await startShop({ DATA_DIR: folder, MAIL_FROM: 'shop@test.example' })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const form = (more: object = {}) => ({
  intentID: randomUUID(),
  name: 'Lin Wei',
  emailID: 'lin@example.com',
  phone: '+1 416 555 0100',
  subject: 'A large order',
  message: 'Could you make 40 boxes\nfor the ninth?',
  ...more,
})
const send = (visitor: Visitor, body: object) => visitor.api('POST message/submitForm', { body })
const written = () => shop.shop.db.select().from(contactMessages)
const mails = async () => {
  const names = await readdir(join(folder, 'mail')).catch(() => [])
  return Promise.all(names.map(name => readFile(join(folder, 'mail', name), 'utf8')))
}

test('ACC-9 a message is kept and mailed to the store once, however often it is sent', async () => {
  const visitor = await shop.visitor()
  const body = form()
  const replies = await Promise.all([send(visitor, body), send(visitor, body), send(visitor, body)])
  expect(replies.map(r => [r.status, r.body])).toEqual(Array(3).fill([200, { received: true }]))
  expect(await written()).toHaveLength(1)
  expect(await sendMails(shop.shop)).toBe(1)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toContain('To: shop@test.example')
  expect(mail).toContain('Reply-To: lin@example.com')
  expect(mail).toContain('Could you make 40 boxes')
})

test('ACC-9 another message under the same intent is refused', async () => {
  const visitor = await shop.visitor()
  const body = form()
  expect((await send(visitor, body)).status).toBe(200)
  const other = await send(visitor, { ...body, message: 'Something else' })
  expect([other.status, other.code]).toEqual([422, 'key-reused'])
})

test.each([
  ['no message', { message: '  ' }],
  ['an endless message', { message: 'x'.repeat(4001) }],
  ['an address that is none', { emailID: 'lin' }],
  ['a header in the address', { emailID: 'lin@example.com\r\nBcc: a@b.test' }],
  ['a telephone of two digits', { phone: '12' }],
  ['a field nobody asked for', { to: 'other@example.com' }],
])('ACC-9 %s is refused and nothing is sent', async (_what, more) => {
  const before = (await written()).length
  const reply = await send(await shop.visitor(), form(more))
  expect([reply.status, reply.code]).toEqual([400, 'invalid'])
  expect(await written()).toHaveLength(before)
})

test('ACC-9 after five messages a visitor waits; others and later ones are heard', async () => {
  const visitor = await shop.visitor()
  for (let i = 0; i < 5; i++) expect((await send(visitor, form())).status).toBe(200)
  const refused = await send(visitor, form())
  expect([refused.status, refused.code]).toEqual([429, 'too-many'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await send(await shop.visitor(), form())).status).toBe(200)
  shop.pass(16 * 60_000)
  expect((await send(visitor, form())).status).toBe(200)
})

test('API-2 a message needs the token of the session', async () => {
  const reply = await (await shop.visitor()).api('POST message/submitForm', {
    body: form(),
    headers: { 'x-xsrf-token': 'none' },
  })
  expect([reply.status, reply.code]).toEqual([403, 'bad-token'])
})
