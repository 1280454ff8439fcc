import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { expect, test } from 'vitest'
import { savingOf } from '../details/saving-of.ts'
import { begun } from '../fixtures/begun.ts'
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
import { ORDINARY } from '../journey/purchase.ts'
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
  for (const part of ['填写信息', '到店自取', '取货人', '邮箱', '继续付款']) expect(text).toContain(part)
})

const everyWay = {
  ...location,
  methods: ['pickup', 'delivery', 'eatIn'],
  pickupDates: [{ date: '2026-07-03', remaining: 4 }],
  deliverySlots: slots,
}
const withWays: Answers = {
  'GET shoppingManagement4/checkoutConfig': () => ({
    ...config,
    methods: everyWay.methods,
    locations: [everyWay],
  }),
  'GET common3/supportedCountries': () => ({ countries: [{ code: 'CA', name: 'Canada' }] }),
  'GET common3/provinces/{country}': () => ({
    country: 'CA',
    provinces: [{ code: 'ON', name: 'Ontario' }],
  }),
}

test('CHK-1 CHK-6 every way the store offers has its form: address with autofill, table, days without a time', async () => {
  const { html } = await render(withWays)
  expect(html.match(/name="method"/g)).toHaveLength(3)
  for (const token of ['address-line1', 'address-line2', 'address-level2', 'address-level1', 'postal-code'])
    expect(html).toContain(`autoComplete="shipping ${token}"`)
  const text = textOf(html)
  for (const part of ['Ontario', 'In Canada, e.g. M5V 2T6', 'Table', 'Jul 3']) expect(text).toContain(part)
  expect(text).not.toContain('Save this address')
})

test('CHK-1 a code on the table chooses eating in and fills the table', async () => {
  const { html } = await renderPage(
    fakeApp({ ...answers, ...withWays }),
    '/checkout/checkout?table=A3',
    checkout,
  )
  expect(html).toMatch(/value="A3"/)
  expect(html).toMatch(/checked="" [^>]*value="eatIn"|value="eatIn"[^>]* checked=""/)
  expect(textOf(html)).not.toContain('Eastern Time')
})

/** The page of an account with one address. */
async function withSaved(isDefault: boolean, more: Answers = {}) {
  const app = fakeApp({
    ...answers,
    ...withWays,
    'GET common3/provinces/{country}': () => {
      throw lost()
    },
    'GET admin/userManagement/getAddresses/{id}/type/{type}': () => ({
      type: 'SHIPPING',
      addresses: [
        {
          id: 'a1',
          firstName: 'Mei',
          lastName: 'Chen',
          phone: '1',
          address: location.address,
          isDefault,
        },
      ],
    }),
    ...more,
  })
  const user = { emailID: 'u@example.com', firstName: 'Uma', lastName: 'Ser', profileImage: null }
  app.state.$session.set({ ...ANONYMOUS, user, userID: 'u1' })
  return (await renderPage(app, '/checkout/checkout', checkout)).html
}

test('CHK-1 CHK-6 an account’s addresses are there to choose from; without the provinces letters are typed', async () => {
  const text = textOf(await withSaved(false))
  for (const part of ['Your addresses', 'Mei Chen', 'Save this address in my account', 'Two letters'])
    expect(text).toContain(part)
})

test('CHK-6 the account’s default address is chosen and in the fields; what was settled for this cart comes before it', async () => {
  const CHOSEN = /name="savedAddress"[^>]*checked=""/
  const html = await withSaved(true)
  expect(html).toMatch(CHOSEN)
  expect(html).toContain(`value="${location.address?.streetNumberAndNameDetails}"`)
  expect(textOf(html)).not.toContain('Save this address')
  const address = { ...location.address, streetNumberAndNameDetails: '9 Other Road' }
  const settled = await withSaved(true, {
    'GET shoppingManagement4/checkoutConfig': () => ({
      ...config,
      methods: everyWay.methods,
      locations: [everyWay],
      draft: { ...config.draft, address },
    }),
  })
  expect(settled).not.toMatch(CHOSEN)
  expect(settled).toContain('value="9 Other Road"')
  expect(await withSaved(false)).not.toMatch(CHOSEN)
})

test('CHK-1 a store that offers one way asks nothing; one that no place offers is none', async () => {
  const { html } = await render()
  expect(html).not.toContain('name="method"')
  expect(html).not.toContain('name="localStoreName"')
  expect(textOf(html)).toContain('Pick up in store Markham')
  const none = await render({
    'GET shoppingManagement4/checkoutConfig': () => ({ ...config, methods: ['delivery'] }),
  })
  expect(textOf(none.html)).toContain('not taking online orders')
})

test('CHK-2 times are the store’s, with places left', async () => {
  const text = textOf((await render()).html)
  expect(text).toContain('Eastern Time')
  expect(text).toMatch(/9:30.a\.m\..– 10:00/)
  expect(text).toContain('1 place left')
  // How many are left is said where they are few.
  expect(text).not.toContain('6 places left')
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
  expect(textOf(chosen.html)).toContain('no times left at Vancouver')
})

const LACKING = { ...location, id: 'spadina', localStoreName: 'Spadina', unsold: ['Egg tart', 'Fresh tofu'] }
const withPlaces = (...locations: object[]): Answers => ({
  'GET shoppingManagement4/checkoutConfig': () => ({
    ...config,
    locations,
    draft: { ...config.draft, localStoreName: 'Spadina' },
  }),
})
const CANNOT_BE_CHOSEN = /<input[^>]*(?:disabled=""[^>]*value="spadina"|value="spadina"[^>]*disabled="")/

test('CHK-1 CRT-6 a store that does not sell all of the cart is not to be chosen and names what it lacks; where it was meant there is a way on', async () => {
  const { html } = await render(withPlaces({ ...location, unsold: [] }, LACKING))
  expect(html).toMatch(CANNOT_BE_CHOSEN)
  expect(html).not.toMatch(/<input[^>]*value="markham"[^>]*disabled/)
  const text = textOf(html)
  for (const part of [
    'Spadina does not sell Egg tart or Fresh tofu. Choose another store, or take it out of your cart. Go to cart',
    'Does not sell Egg tart or Fresh tofu.',
    'Choose a store to see its pickup times.',
  ])
    expect(text).toContain(part)
  const zh = textOf((await render(withPlaces(location, LACKING), 'zh')).html)
  expect(zh).toContain('Spadina不出售Egg tart、Fresh tofu。')
})

test('CHK-1 CRT-6 where no store sells all of the cart it is said, with the way to the cart', async () => {
  const { html } = await render(withPlaces(LACKING))
  const text = textOf(html)
  for (const part of ['Spadina does not sell', 'No store sells everything in your cart', 'Go to cart'])
    expect(text).toContain(part)
  expect(html).not.toContain('name="localStoreName"')
})

test('LOC-2 LNG-2 each store to choose says when it is open, and the chosen one has a telephone to tap', async () => {
  const open = { openingHours: ['Mo-Th 09:00-20:00', 'Su 12:00-16:00'], phone: '+1 905-555-0142' }
  const other = { ...location, ...open, id: 'spadina', localStoreName: 'Spadina', phone: '+1 416-555-0167' }
  const places = withPlaces({ ...location, ...open }, other)
  const { html } = await render(places)
  expect(html.match(/Mon–\u2060Thu 9:00\xa0a.m.–8:00\xa0p.m., Sun 12:00\xa0p.m.–4:00\xa0p.m./g)).toHaveLength(
    2,
  )
  expect(html).toMatch(/<a href="tel:\+14165550167"[^>]*>Call the store: \+1 416-555-0167</)
  expect(html).not.toContain('tel:+1905')
  expect(textOf((await render(places, 'zh')).html)).toContain(
    '周\u2060一–\u2060周\u2060四 9:00–\u206020:00，周\u2060日 12:00–\u206016:00',
  )
  const silent = await render()
  expect(silent.html).not.toContain('tel:')
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

test('CHK-6 RTE-1 in the browser the step begins with its heading where the cart is known to have something in it', async () => {
  const app = fakeApp(answers)
  const begin = () => renderPage(app, '/checkout/checkout', begun(checkout))
  for (const cart of [null, cartOf([])]) {
    app.state.$cart.set(cart)
    expect((await begin()).status).toBe(404)
  }
  app.state.$cart.set(cartOf([line('a', 2)]))
  const { html } = await begin()
  expect(textOf(html)).toContain('Your details')
  expect(html).not.toContain('<form')
  // What was refused is shown with the form.
  savingOf(app.state).begin({ purchase: ORDINARY, settled: {} as never }, () =>
    Promise.reject(new Error('refused')),
  )
  await expect.poll(() => savingOf(app.state).$refused.get()).not.toBeNull()
  expect((await begin()).status).toBe(404)
})

test.each([
  ['en', 'Contact', ['Where', 'When', 'Address', 'Markham']],
  ['zh', '联系人', ['取货', '时间', '地址', 'Markham']],
] as const)(
  'CHK-1 ACC-5 where nobody hands anything over the form asks for a contact alone (%s)',
  async (language, said, unsaid) => {
    const offer = withWays['GET shoppingManagement4/checkoutConfig'] as () => typeof config
    const answer = () => ({ ...offer(), draft: { ...config.draft, immaterial: true } })
    const form = (await render({ ...withWays, 'GET shoppingManagement4/checkoutConfig': answer }, language))
      .html
    const text = textOf(form.slice(form.indexOf('<form'), form.indexOf('</form>')))
    expect(text).toContain(said)
    for (const part of unsaid) expect(text).not.toContain(part)
  },
)
