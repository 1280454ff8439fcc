import { describe, expect, test } from 'vitest'
import type { Shop } from '../shop.ts'
import { verified as citcon, sign as signCitcon } from './citcon/signature.ts'
import { verified as iotpay, sign as signIotPay } from './iotpay/signature.ts'
import { verified as ott, sign as signOtt } from './ott/signature.ts'
import { providers } from './providers.ts'
import { readsOneWay } from './signatures.ts'
import { sign as signSnapPay, verified as snappay } from './snappay/signature.ts'
import { fromXml, toXml } from './wechat-miniprogram/messages.ts'

const KEY = 'a key nobody knows'
type Fields = Record<string, string>
/** How each provider signs, and whether a message with this signature is taken for genuine. */
const PROVIDERS: Record<string, { signed(f: Fields): string; taken(f: Fields): boolean }> = {
  snappay: {
    signed: fields => String(signSnapPay(fields, KEY).sign),
    taken: fields => snappay({ ...fields, sign_type: 'MD5' }, KEY) !== null,
  },
  iotpay: {
    signed: fields => String(signIotPay(fields, KEY).sign),
    taken: fields => iotpay(fields, KEY) !== null,
  },
  citcon: {
    signed: fields => signCitcon(fields, KEY).sign ?? '',
    taken: fields => citcon(new URLSearchParams(fields).toString(), KEY) !== null,
  },
  ott: {
    signed: fields => signOtt(fields, KEY).sign ?? '',
    taken: fields => ott(fields, KEY) !== null,
  },
  'wechat-miniprogram': {
    signed: fields => /<sign><!\[CDATA\[(\w+)/.exec(toXml(fields, KEY))?.[1] ?? '',
    taken: fields =>
      fromXml(
        `<xml>${Object.entries({ ...fields, sign_type: 'HMAC-SHA256' })
          .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
          .join('')}</xml>`,
        KEY,
      ) !== null,
  },
}
const GENUINE = { amount: '100', currency: 'CAD', order: 'att-1', state: 'paid' }

describe.each(Object.entries(PROVIDERS))('RET-13 what %s signed once', (name, { signed, taken }) => {
  const sign = signed(GENUINE)

  test('RET-13 is taken as it was said', () => {
    expect(taken({ ...GENUINE, sign })).toBe(true)
    const other = { ...GENUINE, order: 'Tea & Co = more' }
    expect(taken({ ...other, sign: signed(other) })).toBe(true)
  })

  test.each([
    ['the amount within the value before it', { order: 'att-1', state: 'paid', amount: '100&currency=CAD' }],
    ['all in one value', { amount: '100&currency=CAD&order=att-1&state=paid' }],
    ['the amount within a name', { 'amount=100&currency': 'CAD', order: 'att-1', state: 'paid' }],
    ['the order within a name', { amount: '100', 'currency=CAD&order': 'att-1', state: 'paid' }],
  ])('RET-13 proves nothing with %s', (_how, fields) => {
    expect(taken({ ...(fields as unknown as Fields), sign })).toBe(false)
    if (name !== 'ott') expect(readsOneWay(fields)).toBe(false)
  })
})

test('RET-13 a list or an object stands for no text that was signed', () => {
  const fields = { amount: 100, list: '[{"a":1}]' }
  const { sign } = signIotPay(fields, KEY)
  expect(iotpay({ ...fields, sign }, KEY)).not.toBeNull()
  expect(iotpay({ amount: 100, list: [{ a: 1 }], sign }, KEY)).toBeNull()
})

test.each(['snappay', 'iotpay', 'wechat-miniprogram'] as const)(
  'RET-13 nothing is sent to %s that says more than its fields',
  async name => {
    const settings = { merchantId: 'm', appId: 'a', secret: KEY, api: () => 'http://127.0.0.1:1' }
    const shop = { providers: { [name]: settings }, now: () => new Date() } as unknown as Shop
    const attempt = { id: 'att-1&amount=1', amount: 100, currency: 'CAD', providerRef: null }
    const sent = providers[name].refund(shop, attempt, 100)
    await expect(sent).rejects.toThrow('could be read as another field')
  },
)

test('RET-13 addresses may have queries where the field holds one, and nowhere else', () => {
  const url = 'https://shop.test/confirmation/A?from_source=iotX1&rt=abc'
  expect(readsOneWay({ returnUrl: url, amount: 1 }, ['returnUrl'])).toBe(true)
  expect(readsOneWay({ openid: `o&out_trade_no=att-2` }, ['returnUrl'])).toBe(false)
})

test.each([
  ['the notice of a payment', {}, 'paid'],
  ['the answer about one that nobody has paid yet', { trade_state: 'NOTPAY' }, 'pending'],
  ['the answer about one that was closed', { trade_state: 'CLOSED' }, 'failed'],
])(
  'RET-13 WeChat signs both alike: sent as a notice, %s says no more than it does',
  async (_name, more, state) => {
    const settings = { merchantId: 'm', appId: 'a', secret: KEY, api: () => 'http://127.0.0.1:1' }
    const shop = { providers: { 'wechat-miniprogram': settings } } as unknown as Shop
    const fields = { mch_id: 'm', out_trade_no: 'att-1', total_fee: '100', fee_type: 'CAD' }
    const text = toXml({ return_code: 'SUCCESS', result_code: 'SUCCESS', ...fields, ...more }, KEY)
    const heard = await providers['wechat-miniprogram'].readNotice(shop, { text, headers: {} })
    expect(heard).toMatchObject({ attemptID: 'att-1', state, amount: 100 })
  },
)
