import fc from 'fast-check'
import { PROVIDER_IDS, providerOf } from 'shared-contracts/api/payment/providers.ts'
import { expect, test } from 'vitest'
import { readReturnAddress } from './return-address.ts'

const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/)
/** Both ways that never leave the shop come back alike. */
const PROVIDERS = PROVIDER_IDS.filter(id => id !== 'pay-at-store').flatMap(id => {
  const { prefix } = providerOf(id)
  return prefix === null ? [] : [[id, prefix] as const]
})

test.each(PROVIDERS)(
  'RET-1 from_source of %s is its prefix, the letter X and the order id',
  (source, prefix) => {
    fc.assert(
      fc.property(id, orderID => {
        const search = `?from_source=${prefix}X${orderID}&status=done`
        expect(readReturnAddress(orderID, search)).toEqual({
          source,
          orderID,
          returnUrlInfo: search.slice(1),
          status: 'done',
        })
      }),
    )
  },
)

test.each(['#1001', 'ORD/2026:1', '订单-42', 'A 12', 'A&B?C'])(
  'RET-1 CHK-4 the order number %s of a store is found again',
  orderID => {
    const query = new URLSearchParams({ from_source: `ott_h5X${orderID}` })
    expect(readReturnAddress(orderID, `${query}`)).toMatchObject({ source: 'ott', orderID })
    expect(readReturnAddress('A1', `${query}`)).toEqual({ error: 'orderID' })
    expect(readReturnAddress('', `${query}`)).toEqual({ error: 'orderID' })
    const app = new URLSearchParams({ MP_paymentstatus: 'OK', wmpoid: 'o1', orderID })
    expect(readReturnAddress(orderID, `${app}`)).toMatchObject({ openID: 'o1', orderID })
  },
)

test('RET-1 the prefixes are those of the specification', () => {
  const prefixes = PROVIDERS.map(([, prefix]) => prefix)
  for (const prefix of ['opay_h5', 'snappay_h5', 'iot_h5', 'citcon_classic_h5', 'ott_h5'])
    expect(prefixes).toContain(prefix)
})

test.each([
  ['?', 'from_source=ott_h5XA1?amount=10.00&orderID=A1&tranID=9&status=SUCCESS'],
  ['an encoded &', 'from_source=ott_h5XA1%26amount=10'],
  ['an encoded #', 'from_source=ott_h5XA1%23paid'],
])('RET-2 the value of from_source ends at %s', (_, search) => {
  expect(readReturnAddress('A1', search)).toMatchObject({ orderID: 'A1', returnUrlInfo: search })
})

test.each([
  ['no from_source', '?status=SUCCESS&orderID=A1'],
  ['an empty from_source', '?from_source='],
  ['no order id', '?from_source=ott_h5X'],
  ['no separator', '?from_source=ott_h5A1'],
  ['another case of the prefix', '?from_source=OTT_h5XA1'],
  ['a longer prefix', '?from_source=my_ott_h5XA1'],
  ['a prefix nobody has', '?from_source=tto_h5XA1'],
  ['a malformed order id', '?from_source=ott_h5XA1%3Cscript%3E'],
  ['another order’s id', '?from_source=ott_h5XA2'],
  ['a mini-program status nobody defined', '?MP_paymentstatus=MAYBE&orderID=A1&wmpoid=o1'],
])('RET-2 %s is an orderID error', (_, search) => {
  expect(readReturnAddress('A1', search)).toEqual({ error: 'orderID' })
})

test('RET-1 without any query the order id is the path’s, and the order itself is asked', () => {
  expect(readReturnAddress('A1', '')).toMatchObject({
    source: 'store-credit',
    orderID: 'A1',
    returnUrlInfo: '',
  })
  expect(readReturnAddress('', '')).toEqual({ error: 'orderID' })
})

test('RET-8 OK from the mini program needs the order id, then the open id', () => {
  const ok = (query: string) => readReturnAddress('A1', `?MP_paymentstatus=OK${query}`)
  expect(ok('&orderID=A1&wmpoid=o1')).toMatchObject({
    source: 'wechat-miniprogram',
    openID: 'o1',
    failure: null,
  })
  expect(ok('&wmpoid=o1')).toEqual({ error: 'miniProgramOrderID' })
  expect(ok('&orderID=A2&wmpoid=o1')).toEqual({ error: 'miniProgramOrderID' })
  expect(ok('&orderID=A1')).toEqual({ error: 'openID' })
})

test('RET-8 FAIL from the mini program carries its message', () => {
  const search = '?MP_paymentstatus=FAIL&orderID=A1&message=requestPayment%3Afail%20cancel'
  expect(readReturnAddress('A1', search)).toMatchObject({ failure: 'requestPayment:fail cancel' })
})

test('RET-8 FAIL without an order id is reported under the page’s own; with another’s it is not', () => {
  const fail = (query: string) => readReturnAddress('A1', `?MP_paymentstatus=FAIL&message=no${query}`)
  expect(fail('')).toMatchObject({ orderID: 'A1', failure: 'no' })
  expect(fail('&orderID=A2')).toEqual({ error: 'miniProgramOrderID' })
})

test('RET-2 RET-13 no query string whatever makes it read an order other than the path’s', () => {
  const head = fc.constantFrom('from_source=ott_h5X', 'MP_paymentstatus=OK&wmpoid=o1&orderID=', '')
  fc.assert(
    fc.property(id, head, fc.string(), (routeId, start, search) => {
      const read = readReturnAddress(routeId, `?${start}${search}`)
      expect('error' in read || read.orderID === routeId).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
