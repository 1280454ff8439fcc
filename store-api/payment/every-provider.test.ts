import { eq } from 'drizzle-orm'
import { sandboxPayments } from 'payment-sandbox/schema.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expireOverdue } from '../ordering/expire.ts'
import { paymentsAt } from '../testing/payments.ts'
import { checkAt, goTo, H5_PROVIDERS, type H5Provider, openAt } from '../testing/providers.ts'
import { order } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { checkAttempts } from './regular-checks.ts'

let shop: TestShop
const { stateOf } = paymentsAt(() => shop)
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())
// Each test has a day of slots of its own.
beforeEach(async () => {
  shop.pass(24 * 3_600_000)
  await expireOverdue(shop.shop)
})

const PENDING = { status: 'INTERIM', paymentStatus: 'NOT_PAID' }
const PAID = { status: 'NEW', paymentStatus: 'PAID_ONLINE' }
const FAILED = { status: 'FAILED', paymentStatus: 'FAILED' }

async function opened(name: H5Provider) {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor)
  const { attemptID, redirectUrl } = await openAt(name, visitor, orderID)
  const check = (query?: string) => checkAt(name, visitor, orderID, query)
  return { visitor, orderID, attemptID, redirectUrl, check, go: (q: string) => goTo(visitor, redirectUrl, q) }
}
const events = async ({ visitor, orderID }: Awaited<ReturnType<typeof opened>>) => {
  const { body } = await visitor.api('GET admin/orderManagement/order/{id}', { params: { id: orderID } })
  return body.timeline.map(e => e.event)
}

describe.each(H5_PROVIDERS)('%s', name => {
  test('CHK-7 pending, then paid by the notice, in the provider’s own unit and words', async () => {
    const paying = await opened(name)
    expect(await paying.check()).toMatchObject({
      ...PENDING,
      order: { amount: 735, reopenUrl: paying.redirectUrl },
    })
    const [written] = await shop.shop.db
      .select({ written: sandboxPayments.written, amount: sandboxPayments.amount })
      .from(sandboxPayments)
      .where(eq(sandboxPayments.merchantOrderId, paying.attemptID))
    expect(written?.amount).toBe(735)
    expect(written?.written).toBe(
      name === 'snappay' ? '7.35' : name === 'opay' ? '{ "total": 735, "currency": "CAD" }' : '735',
    )
    const back = await paying.go('do=pay&notice=twice')
    expect(back).toContain(`X${paying.orderID}`)
    expect(await events(paying)).toEqual(['placed', 'paid'])
    expect(await paying.check()).toMatchObject(PAID)
  })

  test('CHK-7 without any notice the check finds it; a notice after the return changes nothing more', async () => {
    const paying = await opened(name)
    const back = await paying.go('do=pay&notice=never')
    expect(await stateOf(paying.attemptID)).toBe('open')
    expect(await paying.check(new URL(back).search)).toMatchObject(PAID)
    expect(await events(paying)).toEqual(['placed', 'paid'])
  })

  test.each(['decline', 'cancel', 'expire'])('RET-5 %s fails and the order can be paid again', async what => {
    const paying = await opened(name)
    await paying.go(`do=${what}`)
    expect(await paying.check()).toMatchObject({ ...FAILED, order: { reopenUrl: null } })
    const again = await openAt(name, paying.visitor, paying.orderID)
    await goTo(paying.visitor, again.redirectUrl, 'do=pay')
    expect(await paying.check()).toMatchObject(PAID)
  })

  test('RET-13 late success after failure is success, also when nobody tells', async () => {
    const paying = await opened(name)
    await paying.go('do=late&delay=90&notice=never')
    expect(await paying.check()).toMatchObject(FAILED)
    shop.pass(100_000)
    await checkAttempts(shop.shop)
    expect(await paying.check()).toMatchObject(PAID)
  })

  test('RET-13 another amount than was asked for pays nothing', async () => {
    const paying = await opened(name)
    await paying.go('do=pay&amount=mismatch')
    expect(await stateOf(paying.attemptID)).toBe('mismatch')
    expect(await paying.check()).toMatchObject(PENDING)
  })

  test.each(['500', 'bare'])('RET-4 a status query that ends with "%s" leaves it pending', async check => {
    const paying = await opened(name)
    await paying.go(`do=pay&notice=never&check=${check}`)
    expect(await paying.check()).toMatchObject(PENDING)
  })

  test('CHK-5 paid after it was cancelled and sold out: the money goes back', async () => {
    const late = await shop.visitor()
    const { orderID } = await order(late, 'jasmine')
    const { attemptID, redirectUrl } = await openAt(name, late, orderID)
    shop.pass(31 * 60_000)
    await expireOverdue(shop.shop)
    const quick = await shop.visitor()
    const other = await order(quick, 'jasmine', 1, 1)
    await goTo(late, redirectUrl, 'do=pay')
    expect(await stateOf(attemptID)).toBe('refund-due')
    await checkAttempts(shop.shop)
    expect(await stateOf(attemptID)).toBe('refunded')
    expect(await checkAt(name, quick, other.orderID)).toMatchObject(PENDING)
  })

  test.each([
    ['wrong-order', /from_source=\w+XWR0NG0RDER0000/],
    ['malformed', /from_source=&&=/],
    ['no-status', /rt=/],
  ])('RET-2 returning with "%s" spoils the address, not the order', async (what, address) => {
    const paying = await opened(name)
    const back = await paying.go(`do=${what}`)
    expect(back).toMatch(address)
    if (what === 'no-status') expect(back).not.toMatch(/[?&](status|trans_status)=/)
    expect(await paying.check()).toMatchObject(PAID)
  })
})

test('ACC-10 a return token alone shows the order without the whole address; the session sees it', async () => {
  const paying = await opened('opay')
  const back = new URL(await paying.go('do=early&delay=60')).search
  const stranger = await shop.visitor()
  const { order: seen } = await checkAt('opay', stranger, paying.orderID, back)
  expect(seen).toMatchObject({ receiptTo: 'l•••@example.com', emailID: null, method: 'pickup' })
  expect((await paying.check()).order).toMatchObject({ emailID: 'lin@example.com' })
  const query = { returnUrlInfo: back }
  const params = { id: paying.orderID }
  const detail = await stranger.api('GET admin/orderManagement/order/{id}', { params, query })
  expect(detail.body).toMatchObject({ contact: { email: 'l•••@example.com', lastName: '•••' } })
  expect(detail.body.returned).toMatchObject({ amount: 735, emailID: null })
  expect((await stranger.api('GET admin/orderManagement/order/{id}', { params })).status).toBe(404)
})

test('RET-9 ACC-10 once paid, who made the order is told what was bought and by what means; a return token alone is not', async () => {
  const paying = await opened('opay')
  expect((await paying.check()).order?.bought).toBeUndefined()
  const back = new URL(await paying.go('do=pay')).search
  const { order: own } = await paying.check(back)
  expect(own?.bought).toMatchObject({
    lines: [{ productID: 'mooncake', quantity: 1, unitPrice: 650, lineTotal: 650 }],
    subtotal: 650,
    taxes: [{ amount: 85 }],
    total: 735,
    due: 735,
    paymentMethod: 'alipay',
  })
  const params = { id: paying.orderID }
  const detail = await paying.visitor.api('GET admin/orderManagement/order/{id}', { params })
  expect(detail.body.paymentMethod).toBe('alipay')
  const stranger = await shop.visitor()
  const { order: seen } = await checkAt('opay', stranger, paying.orderID, back)
  expect(seen).toMatchObject({ amount: 735, emailID: null })
  expect(seen?.bought).toBeUndefined()
  const query = { returnUrlInfo: back }
  const strange = await stranger.api('GET admin/orderManagement/order/{id}', { params, query })
  expect(strange.body).toMatchObject({ paymentStatus: 'PAID_ONLINE', paymentMethod: null })
  expect(strange.body.returned?.bought).toBeUndefined()
})

test('RET-6 a code for a phone flags its checks', async () => {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor)
  const { body } = await visitor.api('POST shoppingManagement4/requestCitconH5Payment', {
    query: { scan: 'true' },
    body: { orderID, idempotencyKey: crypto.randomUUID(), method: 'WECHATPAY' },
  })
  const page = await (await visitor.raw('GET', new URL(body.redirectUrl).pathname)).text()
  expect(page).toContain('<svg role="img" aria-label="Code of this payment"')
  expect(await checkAt('citcon', visitor, orderID)).toMatchObject({ ...PENDING, qrCodeScan: true })
  await goTo(visitor, body.redirectUrl, 'do=pay')
  expect(await checkAt('citcon', visitor, orderID)).toMatchObject({ ...PAID, qrCodeScan: true })
})
