import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReturnAddress } from './return-address.ts'

const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/)

test('RET-1 from_source is the provider’s prefix, the letter X and the order id', () => {
  fc.assert(
    fc.property(id, orderID => {
      const search = `?from_source=ott_h5X${orderID}&status=done`
      expect(readReturnAddress(orderID, search)).toEqual({
        provider: 'ott',
        orderID,
        returnUrlInfo: search.slice(1),
        status: 'done',
      })
    }),
  )
})

test.each([
  ['?', 'from_source=ott_h5XA1?amount=10.00&orderID=A1&tranID=9&status=SUCCESS'],
  ['an encoded &', 'from_source=ott_h5XA1%26amount=10'],
  ['an encoded #', 'from_source=ott_h5XA1%23paid'],
])('RET-2 the value of from_source ends at %s', (_, search) => {
  expect(readReturnAddress('A1', search)).toMatchObject({ orderID: 'A1', returnUrlInfo: search })
})

test.each([
  ['nothing at all', ''],
  ['no from_source', '?status=SUCCESS&orderID=A1'],
  ['an empty from_source', '?from_source='],
  ['no order id', '?from_source=ott_h5X'],
  ['no separator', '?from_source=ott_h5A1'],
  ['another case of the prefix', '?from_source=OTT_h5XA1'],
  ['a longer prefix', '?from_source=my_ott_h5XA1'],
  ['a prefix nobody has', '?from_source=tto_h5XA1'],
  ['a malformed order id', '?from_source=ott_h5XA1%3Cscript%3E'],
  ['another order’s id', '?from_source=ott_h5XA2'],
])('RET-2 %s is an orderID error', (_, search) => {
  expect(readReturnAddress('A1', search)).toBeNull()
})

test('RET-2 no query string whatever makes it read an order other than the path’s', () => {
  fc.assert(
    fc.property(id, fc.string(), (routeId, search) => {
      const read = readReturnAddress(routeId, `?from_source=ott_h5X${search}`)
      expect(read === null || read.orderID === routeId).toBe(true)
    }),
  )
})
