import { ROUTES } from 'shared-contracts/remote/routes/href.ts'
import { expect, test } from 'vitest'
import { tellsItself } from './tells-itself.ts'

test('CHK-11 every page but those of cart, checkout, confirmation and orders leaves the telling to the host', () => {
  expect(Object.keys(ROUTES).filter(tellsItself)).toEqual([
    '/checkout',
    '/checkout/cart',
    '/checkout/checkout',
    '/checkout/payment',
    '/checkout/campaignCart',
    '/checkout/campaignCheckout',
    '/checkout/campaignPayment',
    '/confirmation/:id',
    '/user/list',
    '/user/orders',
  ])
})
