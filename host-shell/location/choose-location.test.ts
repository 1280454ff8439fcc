import { ApiError } from 'shared-contracts/api/api-error.ts'
import { type Answers, createFakeApp } from 'shared-contracts/testing/fake-app.ts'
import { describe, expect, test } from 'vitest'
import { chooseLocation } from './choose-location.ts'

const STORE = { id: 'kerrisdale', name: 'Kerrisdale' }
const CART = { itemCount: 1, lineItems: {}, subtotal: 500, currency: 'CAD', version: 4 }
const POST = 'POST common3/setSelectedStoreLocation'

/** Chooses the store from an address; the backend's answers may be changed. */
async function choose(
  { landing = null as string | null, at = 'https://shop.test/store', confirm = false, ...answers } = {} as {
    landing?: string | null
    at?: string
    confirm?: boolean
  } & Answers,
) {
  const app = createFakeApp({
    answers: {
      [POST]: { changed: true, dropped: [], landingPageUrl: landing },
      'GET common3/appInfoInit': { body: { appContent: { storeName: 'Tea' } } },
      'GET shoppingManagement4/myCart': CART,
      ...answers,
    },
  })
  return { app, choice: await chooseLocation(STORE, confirm, app, new URL(at)) }
}

describe('LOC-6 after a choice', () => {
  test('LOC-6 it is posted, then app info and cart are loaded anew; elsewhere the page is shown anew', async () => {
    const { app, choice } = await choose()
    expect(choice).toEqual({ kind: 'chosen', to: null })
    expect(app.calls[0]).toEqual({ call: POST, options: { body: { id: 'kerrisdale' } } })
    expect(app.calls.map(c => c.call).slice(1)).toEqual([
      'GET common3/appInfoInit',
      'GET shoppingManagement4/myCart',
    ])
    expect(app.state.$appInfo.get()?.detail).toMatchObject({ locid: 'kerrisdale', locname: 'Kerrisdale' })
    expect(app.state.$cart.get()).toEqual(CART)
  })

  test.each(['/checkout/checkout', '/checkout/payment', '/checkout/campaignCart?FissionSale=', '/checkout'])(
    'LOC-6 during checkout or payment (%s) the way leads to the cart, which explains',
    async path => {
      const { choice } = await choose({ at: `https://shop.test${path}` })
      expect(choice).toEqual({ kind: 'chosen', to: '/checkout/cart?locationChange=true' })
    },
  )

  test.each([
    '/checkout/campaignCart?FissionSale=a%26b',
    '/checkout/campaignCheckout?FissionSale=a%26b',
    '/checkout/campaignPayment?FissionSale=a%26b',
  ])('LOC-6 CHK-9 from a group buy (%s) to its own cart', async path => {
    const { choice } = await choose({ at: `https://shop.test${path}` })
    const to = '/checkout/campaignCart?FissionSale=a%26b&locationChange=true'
    expect(choice).toEqual({ kind: 'chosen', to })
  })

  test.each(['/checkoutlike', '/store/checkout'])('LOC-6 %s is no checkout', async path => {
    expect((await choose({ at: `https://shop.test${path}` })).choice).toMatchObject({ to: null })
  })
})

test.each([
  ['the landing page alone', { landingPageUrl: '/page/a' }, '/page/a'],
  ['nothing', {}, null],
])('LOC-6 answered with %s, the choice is made', async (_, answer, to) => {
  const { app, choice } = await choose({ [POST]: answer })
  expect(choice).toEqual({ kind: 'chosen', to })
  expect(app.calls).toHaveLength(3)
})

describe('LOC-7 where a landing page may be', () => {
  test.each([
    ['/page/kerrisdale?x=1#top', '/page/kerrisdale?x=1#top'],
    ['https://shop.test/page/a', '/page/a'],
    ['https://elsewhere.test/page/a', null],
    ['//elsewhere.test/a', null],
    ['/\\elsewhere.test', null],
    ['https://shop.test//elsewhere.test/a', null],
    ['javascript:alert(1)', null],
    ['page/a', null],
  ])('LOC-7 %s leads to %s', async (landing, to) => {
    expect((await choose({ landing })).choice).toEqual({ kind: 'chosen', to })
  })

  test('LOC-6 a landing page comes before the cart', async () => {
    const { choice } = await choose({ landing: '/page/a', at: 'https://shop.test/checkout/payment' })
    expect(choice).toMatchObject({ to: '/page/a' })
  })
})

test('LOC-7 lines that would be dropped are named, and nothing is loaded anew', async () => {
  const dropped = [{ productID: 'p1', name: 'Bun', optionLabel: '' }]
  const { app, choice } = await choose({ [POST]: { changed: false, dropped, landingPageUrl: null } })
  expect(choice).toEqual({ kind: 'asks', dropped })
  expect(app.calls).toHaveLength(1)
  const sure = await choose({ confirm: true })
  expect(sure.app.calls[0]?.options.body).toEqual({ id: 'kerrisdale', confirm: true })
})

test('LOC-6 a choice that was made stands, though what should follow did not come', async () => {
  const fail = () => {
    throw new Error('network')
  }
  const { app, choice } = await choose({
    'GET common3/appInfoInit': fail,
    'GET shoppingManagement4/myCart': fail,
  })
  expect(choice).toEqual({ kind: 'chosen', to: null })
  expect(app.state.$cart.get()).toBeNull()
})

test('LOC-6 a refusal changes nothing', async () => {
  const refuse = () => {
    throw new ApiError(POST, 409, {})
  }
  await expect(choose({ [POST]: refuse })).rejects.toThrow()
})
