import type { PageArgs } from 'shared-contracts/remote/page.ts'
import type { PageModule } from 'shared-contracts/remote/remote.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { describeRemote } from 'shared-contracts/testing/describe-remote.ts'
import { expect, test, vi } from 'vitest'
import { type Answers, APP_INFO, cartOf, fakeApp, line } from './fixtures/fake-app.ts'
import { refusal } from './fixtures/refuse.ts'
import { renderPage } from './fixtures/render-page.ts'
import remote from './remote.ts'

describeRemote(remote)

const appInfo = { ...APP_INFO, flags: { ...APP_INFO.flags, enableCheckout: false } }
const CAMPAIGN = '?FissionSale=g1'
const ADDRESSES = [
  '/checkout/cart',
  '/checkout/checkout',
  '/checkout/payment',
  `/checkout/campaignCart${CAMPAIGN}`,
  `/checkout/campaignCheckout${CAMPAIGN}`,
  `/checkout/campaignPayment${CAMPAIGN}`,
]
const pageAt = (address: string): Promise<PageModule> =>
  remote.pages[address.replace(CAMPAIGN, '') as keyof typeof remote.pages]()

/** A store without a checkout, whose backend has kept what was in the cart before. */
function windowShop(answers: Answers = {}) {
  const cart = cartOf([line('a')])
  const app = fakeApp({ 'GET shoppingManagement4/myCart': () => cart, ...answers }, { appInfo })
  app.state.$cart.set(cart)
  return app
}

test.each(ADDRESSES)('HDR-5 a store without a checkout has no %s', async address => {
  const app = windowShop()
  expect((await renderPage(app, address, await pageAt(address))).status).toBe(404)
  expect(app.calls).toEqual([])
})

test.each(ADDRESSES)(
  'HDR-5 nor where the store’s document comes after the page’s calls: %s',
  async address => {
    const app = windowShop()
    app.state.$appInfo.set(null)
    const shown = pageAt(address).then(page => renderPage(app, address, page))
    await vi.waitFor(() => expect(app.calls).not.toEqual([]))
    app.state.$appInfo.set(appInfo)
    expect((await shown).status).toBe(404)
  },
)

test('HDR-5 CHK-11 an order of before is paid also where a store has no checkout any more', async () => {
  const app = windowShop({
    'GET admin/orderManagement/order/{id}': () => {
      throw refusal('not-found')
    },
    'GET shoppingManagement4/paymentConfig': () => ({ options: [] }),
  })
  const { location } = await renderPage(app, '/checkout/payment?order=o7', await pageAt('/checkout/payment'))
  expect(location).toBe('/user/orders?id=o7')
})

test.each(['/checkout/cart', '/checkout/checkout'])(
  'HDR-5 nor does an open page show it early: %s',
  async address => {
    const { early } = await pageAt(address)
    const request = new Request(`https://shop.test${address}`)
    const context = { get: (of: unknown) => (of === appContext ? windowShop() : null) }
    expect(early?.({ request, context, params: {} } as unknown as PageArgs, null)).toBeNull()
  },
)
