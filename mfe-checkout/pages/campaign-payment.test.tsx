import { expect, test } from 'vitest'
import { campaign } from '../fixtures/campaign.ts'
import { type Answers, bill, config, fakeApp } from '../fixtures/fake-app.ts'
import { lost } from '../fixtures/refuse.ts'
import { renderPage, textOf } from '../fixtures/render-page.ts'
import * as campaignPayment from './campaign-payment.tsx'

const BILL = 'GET shoppingManagement4/billing/'
const answers: Answers = {
  [BILL]: ({ query }) => {
    expect(query).toEqual({ fissionCampaignId: 'g1' })
    return bill
  },
  'GET shoppingManagement4/paymentConfig': () => ({ options: ['ott-alipay', 'pay-at-store'] }),
  'GET shoppingManagement4/checkoutConfig': () => config,
  'GET common3/coupons/[{code}]': () => ({ coupons: [] }),
  'GET common3/campaign/fission/{id}': () => campaign,
}
const render = (more: Answers = {}) =>
  renderPage(fakeApp({ ...answers, ...more }), '/checkout/campaignPayment?FissionSale=g1', campaignPayment)

test('CHK-9 GRP-2 what is paid now and what goes back when is said before paying; never paid in the store', async () => {
  const { html } = await render()
  const text = textOf(html)
  for (const part of ['How “Oolong together” is charged', 'You pay the whole price now', 'Pay $38.20'])
    expect(text).toContain(part)
  expect(html).not.toContain('value="pay-at-store"')
})

test('CHK-9 without its terms nothing can be paid; an incomplete order goes back to its own details', async () => {
  const cut = () => {
    throw lost()
  }
  expect(textOf((await render({ 'GET common3/campaign/fission/{id}': cut })).html)).toContain('Try again')
  const draft = { ...bill.draft, contact: null }
  const { location } = await render({ [BILL]: () => ({ ...bill, draft }) })
  expect(location).toBe('/checkout/campaignCheckout?FissionSale=g1')
})

test('CHK-9 GRP-2 a group buy that has ended is not paid any more: its cart says so', async () => {
  for (const phase of ['over', 'closed']) {
    const { location } = await render({ 'GET common3/campaign/fission/{id}': () => ({ ...campaign, phase }) })
    expect(location).toBe('/checkout/campaignCart?FissionSale=g1')
  }
})
