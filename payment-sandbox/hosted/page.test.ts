import { html } from 'shared-contracts/markup/html.ts'
import { sign, verified } from 'store-api/payment/ott/signature.ts'
import { settingsOf } from 'store-api/payment/settings.ts'
import { H5_PROVIDERS, openAt } from 'store-api/testing/providers.ts'
import { order, pay, press } from 'store-api/testing/purchase.ts'
import { startShop, type TestShop } from 'store-api/testing/shop.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorkspace } from '../workspace.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.pass(24 * 3_600_000))

async function open(language = 'en') {
  const visitor = await shop.visitor({ 'accept-language': language })
  const { orderID } = await order(visitor)
  const { redirectUrl } = (await pay(visitor, orderID)).body
  const { pathname, search } = new URL(redirectUrl)
  return { visitor, orderID, redirectUrl, path: pathname + search }
}

test.each([
  [
    'en',
    [
      'Sandbox: no money moves here',
      'Test House',
      '$7.35',
      'Alipay',
      '>Pay<',
      '>Decline<',
      '>Cancel<',
      '>Return before paying<',
      '>Never return<',
    ],
  ],
  [
    'zh',
    [
      '沙盒环境：不会发生真实扣款',
      '测试茶馆',
      '$7.35',
      '支付宝',
      '>付款<',
      '>拒绝付款<',
      '>取消<',
      '>付款前返回<',
      '>不返回<',
    ],
  ],
])(
  'CHK-7 H3 the hosted page in %s says that no money moves, shows store, order, amount and its buttons, under a strict policy',
  async (language, words) => {
    const { visitor, orderID, path } = await open(language)
    const response = await visitor.raw('GET', path)
    const text = await response.text()
    for (const word of [...words, orderID]) expect(text).toContain(word)
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
  },
)

test('CHK-7 with a delay the shopper waits and is taken back by the page itself', async () => {
  const { visitor, path } = await open()
  const response = await visitor.raw('POST', path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'do=pay&delay=30',
  })
  expect(await response.text()).toMatch(
    /http-equiv="refresh" content="30;url=\/sandbox\/pay\/ott\/[\w-]+\/return"/,
  )
  const back = (await visitor.raw('GET', `${path.split('?')[0]}/return`)).headers.get('location')
  expect(back).toContain('status=processing')
})

const BUTTONS = [
  'pay',
  'decline',
  'cancel',
  'early',
  'never',
  'late',
  'expire',
  'wrong-order',
  'no-status',
  'malformed',
]

test('CHK-7 every provider has its page, with every button and the amount as that provider writes it', async () => {
  const visitor = await shop.visitor()
  const { orderID } = await order(visitor)
  const written = { snappay: '7.35 ·', ott: '735 ·', iotpay: '735 ·', citcon: '735 ·', opay: '735,' }
  for (const name of H5_PROVIDERS) {
    const { redirectUrl } = await openAt(name, visitor, orderID)
    const page = await (await visitor.raw('GET', new URL(redirectUrl).pathname)).text()
    for (const button of BUTTONS) expect(page).toContain(`name="do" value="${button}"`)
    expect(page).toContain('$7.35')
    expect(page).toContain(written[name])
  }
})

test('CHK-7 switches by address are kept and shown, so that the page can be left open with them', async () => {
  const { visitor, path } = await open()
  const page = await (await visitor.raw('GET', `${path}&check=slow&slow=7`)).text()
  expect(page).toContain('<option value="slow" selected>')
  const waited: number[] = []
  const { find, asked } = openWorkspace({
    provider: 'ott',
    db: shop.shop.db,
    merchant: settingsOf(shop.shop, 'ott'),
    publicOrigin: shop.shop.config.publicOrigin,
    webhook: () => '',
    log: shop.server.log,
    now: shop.shop.now,
    signal: AbortSignal.abort(),
    pause: async ms => void waited.push(ms),
  })
  const payment = await find(path.split('?')[0]?.split('/').at(-1) ?? '')
  expect(await asked(payment?.merchantOrderId ?? '')).toMatchObject({ payment: { state: 'pending' } })
  expect(waited).toEqual([7_000])
})

test.each(['do=steal', 'do=pay&notice=maybe', 'check=wrong', 'do=pay&delay=9999'])(
  'API-4 the address %s is refused and decides nothing',
  async query => {
    const { visitor, path } = await open()
    expect((await visitor.raw('GET', `${path}&${query}`)).status).toBe(400)
    expect(await (await visitor.raw('GET', path)).text()).toContain('<form')
  },
)

test('CHK-7 the first choice counts', async () => {
  const { visitor, path, redirectUrl } = await open()
  await press(visitor, redirectUrl, 'pay')
  expect(await press(visitor, redirectUrl, 'decline')).toBe('')
  const page = await (await visitor.raw('GET', path)).text()
  expect(page).not.toContain('<form')
})

test.each([
  ['no such button', 'do=steal'],
  ['a delay that is none', 'do=pay&delay=1e9'],
])('API-4 %s is refused', async (_what, body) => {
  const { visitor, path } = await open()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await visitor.raw('POST', path, { headers, body })).status).toBe(400)
})

test('CHK-7 a payment that is not there is said to be missing', async () => {
  expect((await shop.stranger().raw('GET', '/sandbox/pay/ott/nothing')).status).toBe(404)
})

test.each(['create', 'query', 'refund'])('RET-13 %s needs a signature', async name => {
  const response = await shop.stranger().raw('POST', `/sandbox/pay/ott/api/${name}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      sign({ merchant_id: settingsOf(shop.shop, 'ott').merchantId, order_id: 'x' }, 'another key'),
    ),
  })
  expect(response.status).toBe(403)
})

test('RET-13 a signature covers every field and no boundary between fields can be moved', () => {
  const signed = sign({ a: '1', b: '2' }, 'key')
  expect(verified(signed, 'key')).toEqual(signed)
  expect(verified({ ...signed, b: '3' }, 'key')).toBeNull()
  expect(verified({ ...signed, c: '3' }, 'key')).toBeNull()
  expect(verified({ a: '1&b=2', sign: signed.sign }, 'key')).toBeNull()
  expect(verified({ ...signed, a: 1 }, 'key')).toBeNull()
  expect(verified(null, 'key')).toBeNull()
})

test('API-4 what a store is named cannot become markup', () => {
  expect(html`<p title="${'"><script>'}">${['<b>', html`<i>${"'"}</i>`]}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt;<i>&#39;</i></p>',
  )
})
