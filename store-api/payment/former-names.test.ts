import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { sandboxPayments } from 'payment-sandbox/schema.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentAttempts } from '../database/schema/payment.ts'
import { checkAt, goTo, openAt } from '../testing/providers.ts'
import { order } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'

const MIGRATION = new URL('../drizzle/0007_provider_ids.sql', import.meta.url)

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

/** An attempt as the release before left it: its own spelling in the row, and in the address that notices go to. */
async function openedBefore(day: number) {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor, 'flour', 1, day)
  const { attemptID, redirectUrl } = await openAt('iotpay', visitor, orderID)
  const { db, noticeOrigin } = shop.shop
  await db.update(paymentAttempts).set({ provider: 'iot' }).where(eq(paymentAttempts.id, attemptID))
  await db
    .update(sandboxPayments)
    .set({ notifyUrl: `${noticeOrigin()}/api/istore/notice/iot` })
    .where(eq(sandboxPayments.merchantOrderId, attemptID))
  const paymentStatus = async () => {
    const { body } = await visitor.api('GET admin/orderManagement/order/{id}', { params: { id: orderID } })
    return body.paymentStatus
  }
  return { visitor, orderID, attemptID, redirectUrl, paymentStatus }
}

test('RET-13 a notice to a provider’s former address pays the attempt that was opened under its former name', async () => {
  const { visitor, redirectUrl, paymentStatus } = await openedBefore(0)
  await goTo(visitor, redirectUrl, 'do=pay')
  expect(await paymentStatus()).toBe('PAID_ONLINE')
})

test('CHK-7 without a notice the check finds an attempt under its provider’s former name', async () => {
  const { visitor, orderID, redirectUrl } = await openedBefore(1)
  await goTo(visitor, redirectUrl, 'do=pay&notice=never')
  expect(await checkAt('iotpay', visitor, orderID)).toMatchObject({ paymentStatus: 'PAID_ONLINE' })
})

test('CHK-7 the migration gives stored attempts and payments the contract’s names', async () => {
  const { attemptID } = await openedBefore(2)
  const { db } = shop.shop
  await db
    .update(sandboxPayments)
    .set({ provider: 'iot' })
    .where(eq(sandboxPayments.merchantOrderId, attemptID))
  const statements = (await readFile(MIGRATION, 'utf8')).split('--> statement-breakpoint')
  for (const statement of statements) await db.execute(sql.raw(statement))
  const names = await Promise.all([
    db.select({ provider: paymentAttempts.provider }).from(paymentAttempts),
    db.select({ provider: sandboxPayments.provider }).from(sandboxPayments),
  ])
  expect(new Set(names.flat().map(row => row.provider))).toEqual(new Set(['iotpay']))
})
