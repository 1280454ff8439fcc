import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailOutbox as outbox } from '../database/schema/account.ts'
import { sendMails } from '../send-mails.ts'
import { startShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

test('NFR-R a mail of a kind that only another version writes waits for that one, and is told of', async () => {
  const { db, log, now } = shop.shop
  const id = randomUUID()
  await db.insert(outbox).values({
    id,
    kind: 'of-tomorrow',
    recipient: 'lin@example.com',
    language: 'en',
    data: {},
    createdAt: now(),
    dueAt: now(),
  })
  const told = vi.spyOn(log, 'error').mockImplementation(() => {})
  expect(await sendMails(shop.shop)).toBe(1)
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ mail: id, last: false }), 'mail not sent')
  expect(await db.select({ id: outbox.id, tries: outbox.tries }).from(outbox)).toEqual([{ id, tries: 1 }])
  told.mockRestore()
})
