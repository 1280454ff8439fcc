import { expect, test } from 'vitest'
import { changesIdentity, isCartCall, isKeptAnswer, isKeptPage, isOwnRecord, isPicture } from './addresses.ts'

const at = (address: string) => new URL(address, 'https://shop.example')

test.each([
  '/',
  '/store',
  '/store/product/p1',
  '/page/about',
  '/checkout/cart',
  '/user/orders',
  '/user/order/7',
])('PWA-4 %s can be read again without a network', path => expect(isKeptPage(at(path))).toBe(true))

test.each([
  '/checkout/payment',
  '/confirmation/7',
  '/account/resetPassword',
  '/user/profile',
  '/storefront',
  '/user/orders?id=7&ot=secret',
])('PWA-4 %s is never kept', path => expect(isKeptPage(at(path))).toBe(false))

test.each([
  'shoppingManagement4/billing/',
  'shoppingManagement4/paymentConfig',
  'admin/userManagement/userInfo',
  'admin/orderManagement/order/7?returnUrlInfo=ot%3Dsecret',
])('PWA-4 the answer of %s is never kept', call =>
  expect(isKeptAnswer(at(`/api/istore/client/${call}`))).toBe(false),
)

test.each(['productManagement2/products', 'admin/orderManagement/order/7?returnUrlInfo='])(
  'PWA-4 the answer of %s is kept',
  call => expect(isKeptAnswer(at(`/api/istore/client/${call}`))).toBe(true),
)

test.each([
  'common3/logout',
  'common3/signon',
  'common3/clientRegistration',
  'weChat/login',
  'aliPay/register',
])('VIS-4 after %s somebody else may be there', call =>
  expect(changesIdentity(`/api/istore/client/${call}`)).toBe(true),
)

test.each([
  ['shoppingManagement4/myCart', true],
  ['shoppingManagement4/myCart/delete', true],
  ['shoppingManagement4/myCart/fc/7', false],
  ['shoppingManagement4/billing/', false],
])('PWA-4 %s is the cart’s own call: %s', (call, expected) =>
  expect(isCartCall(`/api/istore/client/${call}`)).toBe(expected),
)

test('VIS-4 pictures of the store are kept, those of people are not', () => {
  expect(isPicture('/media/tea-house/sencha-320.avif')).toBe(true)
  expect(isPicture('/media/uploads/somebody.webp')).toBe(false)
})

test.each([
  ['admin/userManagement/userInfo', true],
  ['admin/userManagement/getAddresses/7', false],
])('ACC-12 %s changes the account’s own record: %s', (call, expected) =>
  expect(isOwnRecord(`/api/istore/client/${call}`)).toBe(expected),
)
