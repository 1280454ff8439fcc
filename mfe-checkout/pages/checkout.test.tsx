import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { expect, test } from 'vitest'
import {
  type Answers,
  cartOf,
  config,
  contact,
  fakeApp,
  line,
  location,
  slots,
} from '../fixtures/fake-app.ts'
import { lost, refusal } from '../fixtures/refuse.ts'
import { renderPage, textOf } from '../fixtures/render-page.ts'
import * as checkout from './checkout.tsx'

const answers: Answers = {
  'GET shoppingManagement4/myCart': () => cartOf([line('a', 2)]),
  'GET shoppingManagement4/checkoutConfig': () => config,
}
const render = (more: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderPage(fakeApp({ ...answers, ...more }, { language }), '/checkout/checkout', checkout)

test('CHK-6 the form asks a guest, with autofill tokens and without an account', async () => {
  const { html, meta } = await render()
  for (const token of ['given-name', 'family-name', 'email', 'tel'])
    expect(html).toContain(`autoComplete="${token}"`)
  expect(html).toContain('method="post"')
  expect(textOf(html)).toContain('No account needed.')
  expect(meta).toEqual({ title: 'Your details', noindex: true })
})

test('CHK-6 the form in Chinese', async () => {
  const text = textOf((await render({}, 'zh')).html)
  for (const part of ['填写信息', '到店自取', '取货人', '电子邮箱', '继续付款']) expect(text).toContain(part)
})

test('CHK-1 only methods of the store that have a form here are offered', async () => {
  const more: Answers = {
    'GET shoppingManagement4/checkoutConfig': () => ({ ...config, methods: ['delivery', 'pickup'] }),
  }
  const { html } = await render(more)
  expect(html.match(/name="method"/g)).toHaveLength(1)
  const none = await render({
    'GET shoppingManagement4/checkoutConfig': () => ({ ...config, methods: ['delivery'] }),
  })
  expect(textOf(none.html)).toContain('not taking online orders')
})

test('CHK-2 times are the store’s, with places left', async () => {
  const text = textOf((await render()).html)
  expect(text).toContain('Eastern Time')
  expect(text).toMatch(/9:30.a\.m\. – 10:00/)
  expect(text).toContain('1 place left')
  expect(text).toContain('6 places left')
})

test('CHK-2 several stores and none chosen: the shopper is asked first', async () => {
  const second = { ...location, id: 'vancouver', localStoreName: 'Vancouver', pickupSlots: [] }
  const locations = [location, second]
  const { html } = await render({
    'GET shoppingManagement4/checkoutConfig': () => ({ ...config, locations }),
  })
  expect(textOf(html)).toContain('Choose a store to see its pickup times.')
  const chosen = await render({
    'GET shoppingManagement4/checkoutConfig': () => ({
      ...config,
      locations,
      draft: { ...config.draft, localStoreName: 'Vancouver' },
    }),
  })
  expect(textOf(chosen.html)).toContain('no pickup times left at Vancouver')
})

test('CHK-6 what the store knows already is filled in', async () => {
  const draft = { method: 'pickup', localStoreName: 'Markham', contact, slot: slots[1] }
  const { html } = await render({
    'GET shoppingManagement4/checkoutConfig': () => ({ ...config, draft }),
  })
  expect(html).toContain('value="mei@example.com"')
  expect(html).toMatch(
    /<input[^>]*checked=""[^>]*value="2026-07-02T13:30:00.000Z"|value="2026-07-02T13:30:00.000Z"[^>]*checked=""/,
  )
  const app = fakeApp(answers)
  const user = { emailID: 'u@example.com', firstName: 'Uma', lastName: 'Ser', profileImage: null }
  app.state.$session.set({ ...ANONYMOUS, user, userID: 'u1' })
  expect((await renderPage(app, '/checkout/checkout', checkout)).html).toContain('value="u@example.com"')
})

test('CHK-1 an empty cart has nothing to check out', async () => {
  const { location: to } = await render({ 'GET shoppingManagement4/myCart': () => cartOf([]) })
  expect(to).toBe('/checkout/cart')
  const refused = await render({
    'GET shoppingManagement4/checkoutConfig': () => {
      throw refusal('cart-empty')
    },
  })
  expect(refused.location).toBe('/checkout/cart')
})

test('CRT-1 a cart that does not load does not stop the checkout', async () => {
  const { html } = await render({
    'GET shoppingManagement4/myCart': () => {
      throw lost()
    },
  })
  expect(html).toContain('name="email"')
})

test('CHK-6 without its data the page says what is safe and offers a retry', async () => {
  const { status, html } = await render({
    'GET shoppingManagement4/checkoutConfig': () => {
      throw lost()
    },
  })
  expect(status).toBe(503)
  expect(textOf(html)).toContain('Your cart is safe and nothing has been charged.')
  expect(textOf(html)).toContain('Try again')
})
