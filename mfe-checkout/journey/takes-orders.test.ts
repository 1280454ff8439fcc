import type { PageArgs } from 'shared-contracts/remote/page.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { expect, test } from 'vitest'
import { APP_INFO, cartOf, fakeApp, line } from '../fixtures/fake-app.ts'
import { renderPage } from '../fixtures/render-page.ts'

const pages = {
  '/checkout/cart': await import('../pages/cart.tsx'),
  '/checkout/checkout': await import('../pages/checkout.tsx'),
  '/checkout/payment': await import('../pages/payment.tsx'),
  '/checkout/campaignCart?FissionSale=g1': await import('../pages/campaign-cart.tsx'),
  '/checkout/campaignCheckout?FissionSale=g1': await import('../pages/campaign-checkout.tsx'),
  '/checkout/campaignPayment?FissionSale=g1': await import('../pages/campaign-payment.tsx'),
}
const appInfo = { ...APP_INFO, flags: { ...APP_INFO.flags, enableCheckout: false } }

/** A store without a checkout, whose backend has kept what was in the cart before. */
function windowShop() {
  const app = fakeApp({}, { appInfo })
  app.state.$cart.set(cartOf([line('a')]))
  return app
}

test.each(Object.entries(pages))('HDR-5 a store without a checkout has no %s', async (address, page) => {
  const app = windowShop()
  expect((await renderPage(app, address, page)).status).toBe(404)
  expect(app.calls).toEqual([])
})

test('HDR-5 nor does an open page show it before it asks', () => {
  for (const [address, { early }] of [
    ['/checkout/cart', pages['/checkout/cart']],
    ['/checkout/checkout', pages['/checkout/checkout']],
  ] as const) {
    const app = windowShop()
    const request = new Request(`https://shop.test${address}`)
    const context = { get: (of: unknown) => (of === appContext ? app : null) }
    expect(early({ request, context, params: {} } as unknown as PageArgs)).toBeNull()
  }
})
