import { expect, test } from 'vitest'
import { type Answers, cartOf, config, fakeApp, line } from '../fixtures/fake-app.ts'
import { lost } from '../fixtures/refuse.ts'
import { renderPage, textOf } from '../fixtures/render-page.ts'
import * as campaignCheckout from './campaign-checkout.tsx'

const answers: Answers = {
  'GET shoppingManagement4/checkoutConfig': ({ query }) => {
    expect(query).toEqual({ fissionCampaignId: 'g1' })
    return config
  },
  'GET shoppingManagement4/myCart/fc/{id}': () => cartOf([line('a', 2)]),
}
const address = '/checkout/campaignCheckout?FissionSale=g1'

test('CHK-9 the details of a group buy’s order are those of its own cart', async () => {
  const app = fakeApp(answers)
  app.state.$cart.set(cartOf([line('other', 9)]))
  const { html } = await renderPage(app, address, campaignCheckout)
  expect(textOf(html)).toContain('Tea a')
  expect(textOf(html)).not.toContain('Tea other')
  expect(html).toContain('href="/checkout/campaignCart?FissionSale=g1"')
})

test.each([cartOf([]), cartOf([line('other', 9)])])(
  'CRT-1 CRT-3 CHK-9 a group buy’s cart that does not load is not replaced by the ordinary one, and stops nothing',
  async ordinary => {
    const app = fakeApp({
      ...answers,
      'GET shoppingManagement4/myCart/fc/{id}': () => {
        throw lost()
      },
    })
    app.state.$cart.set(ordinary)
    const { html, location } = await renderPage(app, address, campaignCheckout)
    expect(location).toBeNull()
    expect(textOf(html)).toContain('Markham')
    expect(textOf(html)).not.toContain('Tea other')
  },
)

test('CHK-9 an empty cart leads back to it; without a group buy there is no page', async () => {
  const empty = fakeApp({ ...answers, 'GET shoppingManagement4/myCart/fc/{id}': () => cartOf([]) })
  const { location } = await renderPage(empty, address, campaignCheckout)
  expect(location).toBe('/checkout/campaignCart?FissionSale=g1')
  const { status } = await renderPage(fakeApp(answers), '/checkout/campaignCheckout', campaignCheckout)
  expect(status).toBe(404)
})
