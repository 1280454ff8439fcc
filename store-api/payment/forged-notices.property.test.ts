import fc from 'fast-check'
import type { Payment } from 'payment-sandbox/book.ts'
import { DIALECTS } from 'payment-sandbox/dialects.ts'
import { sandboxPayments } from 'payment-sandbox/schema.ts'
import type { Workspace } from 'payment-sandbox/workspace.ts'
import { figure, repeats, seedOr } from 'shared-contracts/testing/repeats.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { H5_PROVIDERS, openAt } from '../testing/providers.ts'
import { good, order } from '../testing/purchase.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'
import type { ProviderName } from './provider.ts'
import { settingsOf } from './settings.ts'

const NOTICES = repeats(2_000, 10_000)
const QUARTER_MS = 15 * 60_000
const NAMES = Object.keys(DIALECTS) as ProviderName[]

let shop: TestShop
/** One unpaid order per provider, each opened there. */
const orders = new Map<ProviderName, { visitor: Visitor; orderID: string; payment: Payment }>()
beforeAll(async () => {
  shop = await startShop()
  for (const [index, name] of NAMES.entries()) {
    const visitor = await shop.visitor()
    const { orderID } = await order(visitor, 'flour', 1, index)
    await open(name, visitor, orderID)
    const payments = await shop.shop.db.select().from(sandboxPayments)
    const payment = payments.find(p => p.provider === name)
    if (!payment) throw new Error(`${name} was not opened`)
    orders.set(name, { visitor, orderID, payment })
  }
})
afterAll(() => shop.close())

async function open(name: ProviderName, visitor: Visitor, orderID: string) {
  const h5 = H5_PROVIDERS.find(n => n === name)
  const idempotencyKey = crypto.randomUUID()
  if (h5) await openAt(h5, visitor, orderID)
  else if (name === 'paypal')
    good(
      await visitor.api('GET shoppingManagement4/paymentoption/PayPal', {
        query: { orderID, idempotencyKey },
      }),
    )
  else
    good(
      await visitor.api('POST shoppingManagement4/requestWeChatMiniProgramPayment', {
        body: { orderID, idempotencyKey, weChatOpenId: 'o-shopper-1' },
      }),
    )
}

/** A notice as the provider writes it, of a payment as it may or may not be. */
function written(name: ProviderName, change: Partial<Payment>, key?: string) {
  const known = orders.get(name)
  if (!known) throw new Error(name)
  const merchant = settingsOf(shop.shop, name)
  const workspace = {
    merchant: { ...merchant, secret: key ?? merchant.secret },
    publicOrigin: 'http://shop.test',
    now: shop.shop.now,
    page: () => 'http://shop.test/p',
  } as unknown as Workspace
  return DIALECTS[name].notice({ ...known.payment, state: 'paid', ...change }, workspace)
}

async function send(to: ProviderName, notice: ReturnType<typeof written>): Promise<number> {
  if (!notice) return 0
  const { statusCode } = await shop.server.inject({
    method: 'POST',
    url: `/api/istore/notice/${to}`,
    headers: notice.headers,
    body: notice.body,
  })
  return statusCode
}

const flipped = (text: string, at: number) => {
  const index = at % text.length
  const other = text[index] === '7' ? '8' : '7'
  return text.slice(0, index) + other + text.slice(index + 1)
}

/** Notices that must pay nothing: by kind, what is sent where. */
const FORGERIES = {
  'another key': (name: ProviderName, n: number) => send(name, written(name, {}, `forged-key-${n}`)),
  'a changed byte': (name: ProviderName, n: number) => {
    const notice = written(name, { amount: 1 })
    return send(name, notice && { ...notice, body: flipped(notice.body, n) })
  },
  'another amount': (name: ProviderName, n: number) => send(name, written(name, { amount: (n % 300) + 1 })),
  'another currency': (name: ProviderName) => send(name, written(name, { currency: 'JPY' })),
  'an order nobody made': (name: ProviderName, n: number) =>
    send(name, written(name, { merchantOrderId: `att-${n}`, reference: 'X' })),
  'the order of another provider': (name: ProviderName, n: number) => {
    const other = NAMES[n % NAMES.length] ?? name
    const attempt = orders.get(other)?.payment.merchantOrderId ?? ''
    return send(name, other === name ? null : written(name, { merchantOrderId: attempt, amount: 333 }))
  },
  'a failure': (name: ProviderName) => send(name, written(name, { state: 'declined' })),
  'no notice at all': (name: ProviderName, n: number) =>
    send(name, { headers: { 'content-type': 'application/json' }, body: '{"a":'.repeat(n % 5) }),
} as const
type Forgery = keyof typeof FORGERIES

const forgery = fc.record({
  name: fc.constantFrom(...NAMES),
  // Most of what an attacker can do is guess; what is signed costs a transaction each.
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom<Forgery>('another key', 'a changed byte', 'no notice at all') },
    { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(FORGERIES) as Forgery[])) },
  ),
  n: fc.nat(100_000),
})

async function paidEvents(): Promise<number[]> {
  const counts = []
  for (const { visitor, orderID } of orders.values()) {
    const { body } = await visitor.api('GET admin/orderManagement/order/{id}', { params: { id: orderID } })
    expect(body.paymentStatus === 'PAID_ONLINE').toBe(body.timeline.some(e => e.event === 'paid'))
    counts.push(body.timeline.filter(e => e.event === 'paid').length)
  }
  return counts
}

async function storm(notices: number) {
  const sample = fc.sample(forgery, { numRuns: notices, seed: seedOr(7) })
  const statuses: number[] = []
  for (let i = 0; i < sample.length; i += 20)
    statuses.push(...(await Promise.all(sample.slice(i, i + 20).map(f => FORGERIES[f.kind](f.name, f.n)))))
  // 429: of a provider that would have to be asked about each.
  expect(statuses.filter(status => ![0, 200, 400, 429].includes(status))).toEqual([])
  shop.pass(QUARTER_MS)
}

test(`RET-13 ${NOTICES} forged, replayed and wrong notices over all providers: none pays, each order is paid once by its own`, async () => {
  await storm(NOTICES / 2)
  expect(await paidEvents()).toEqual(NAMES.map(() => 0))
  figure(`forged notices: ${NOTICES}, none paid`)
  for (const { visitor, payment } of orders.values()) {
    await visitor.raw('GET', `/sandbox/pay/${payment.provider}/${payment.id}?do=pay`)
  }
  expect(await paidEvents()).toEqual(NAMES.map(() => 1))
  await storm(NOTICES / 2)
  for (const name of NAMES) for (let i = 0; i < 5; i++) await send(name, written(name, {}))
  expect(await paidEvents()).toEqual(NAMES.map(() => 1))
}, 600_000)
