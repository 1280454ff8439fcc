import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mailOutbox as outbox } from '../database/schema/account.ts'
import { orders } from '../database/schema/ordering.ts'
import { sendReceipts } from '../ordering/mail/send-receipts.ts'
import { sendMails } from '../send-mails.ts'
import { member } from '../testing/people.ts'
import { order, pay, press } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

beforeEach(() => shop.shop.db.delete(outbox))

/** A mail server that takes its time with the next mail. */
function slowServer() {
  const { mail } = shop.shop
  const taken = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const slow = vi.fn(() => {
    asked.resolve()
    return taken.promise
  })
  shop.shop.mail = slow
  const end = () => {
    taken.resolve()
    shop.shop.mail = mail
  }
  return { slow, asked: asked.promise, end }
}

const MAILS = [
  {
    what: 'a mail',
    ask: () => member(shop),
    send: sendMails,
    due: () => shop.shop.db.select({ at: outbox.dueAt }).from(outbox),
  },
  {
    what: 'a receipt',
    ask: async () => {
      const visitor = await shop.visitor()
      const { orderID } = await order(visitor)
      const { body } = await pay(visitor, orderID)
      await press(visitor, body.redirectUrl, 'pay')
    },
    send: sendReceipts,
    due: () => shop.shop.db.select({ at: orders.receiptDueAt }).from(orders),
  },
]

test.each(MAILS)(
  'NFR-R $what that its server takes minutes to take is sent by no other process meanwhile',
  async ({ ask, send, due }) => {
    await ask()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const server = slowServer()
    const first = send(shop.shop)
    await server.asked
    for (let minutes = 0; minutes < 12; minutes++) {
      shop.pass(50_000)
      vi.advanceTimersByTime(20_000)
      await expect
        .poll(async () => Number((await due())[0]?.at))
        .toBeGreaterThan(shop.shop.now().getTime() + 50_000)
    }
    expect(await send(shop.shop)).toBe(0)
    server.end()
    await first
    vi.useRealTimers()
    expect(server.slow).toHaveBeenCalledTimes(1)
    shop.pass(10 * 60_000)
    expect(await send(shop.shop)).toBe(0)
  },
)

test.each(MAILS)(
  'NFR-R $what that a clock two days ahead put off is sent once that is right',
  async ({ ask, send }) => {
    const { mail, now } = shop.shop
    await ask()
    shop.shop.now = () => new Date(now().getTime() + 48 * 3_600_000)
    shop.shop.mail = () => Promise.reject(new Error('no mail server'))
    await send(shop.shop)
    shop.shop.now = now
    const sent = vi.fn(async () => {})
    shop.shop.mail = sent
    await send(shop.shop)
    shop.shop.mail = mail
    expect(sent).toHaveBeenCalled()
  },
)

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
