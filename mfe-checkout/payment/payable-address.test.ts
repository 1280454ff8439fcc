import { expect, test } from 'vitest'
import { OPEN } from '../fixtures/payment-backend.ts'
import { payableAddress } from './payable-address.ts'

test('CHK-8 API-5 only a web page can be opened as a payment page', () => {
  expect(payableAddress('/sandbox/pay/1', OPEN)).toBe('/sandbox/pay/1')
  expect(payableAddress('https://pay.example/x?y', OPEN)).toBe('https://pay.example/x?y')
  // Beside the page that pays there is none to pay at: it would be one of the shop that does not exist.
  const beside = ['pay/1', 'pay.example/x', '?order=1', '#pay']
  const odd = ['javascript:alert(1)', 'data:text/html,x', 'http://', 'weixin://wxpay', '', ' ']
  for (const bad of [...odd, ...beside]) expect(() => payableAddress(bad, OPEN)).toThrow()
})
