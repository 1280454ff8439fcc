import type { Bill } from 'shared-contracts/api/entities/order.ts'
import type { Session } from 'shared-contracts/api/entities/session.ts'
import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { expect, test, vi } from 'vitest'
import { intentsOf } from '../cart/intents-of.ts'
import { begun } from '../fixtures/begun.ts'
import { type Answers, APP_INFO, bill, cartOf, fakeApp, line } from '../fixtures/fake-app.ts'
import { lost, refusal } from '../fixtures/refuse.ts'
import { renderPage, textOf } from '../fixtures/render-page.ts'
import * as cartPage from './cart.tsx'

const GET = 'GET shoppingManagement4/myCart'
const BILL = 'GET shoppingManagement4/billing/'
const DELIVERY = 'GET shoppingManagement4/localDeliveryConfig'
/** A store that says nothing of taxes before the details. */
const shop = (answers: Answers, setting?: Parameters<typeof fakeApp>[1]) => {
  const billing = () => {
    throw refusal('draft-incomplete')
  }
  return fakeApp(
    { [BILL]: billing, [DELIVERY]: () => ({ currency: 'CAD', locations: [] }), ...answers },
    setting,
  )
}
const twoLines = () => cartOf([line('a', 2), line('b', 1)], 7)

test('CRT-1 the cart is rendered on the server: lines, options, quantities, the server’s subtotal', async () => {
  const app = shop({ [GET]: twoLines })
  const { status, html, meta } = await renderPage(app, '/checkout/cart', cartPage)
  const text = textOf(html)
  for (const part of ['Your cart', '3 items', 'Tea a', 'Tea b', '250 g', '$37.50', '$25.00', 'Checkout'])
    expect(text).toContain(part)
  expect(html).toContain('href="/checkout/checkout"')
  expect(html).toContain('href="/store/product/p-a?options=g250"')
  expect([status, meta]).toEqual([200, { title: 'Your cart', noindex: true }])
})

test('CRT-1 the same in Chinese', async () => {
  const app = shop({ [GET]: twoLines }, { language: 'zh' })
  const text = textOf((await renderPage(app, '/checkout/cart', cartPage)).html)
  for (const part of ['购物车', '3 件商品', '小计', '去结算', '移除']) expect(text).toContain(part)
})

test('CRT-2 CHK-4 that no more can be had, and what the cart comes to, stand where a change of them is told', async () => {
  const app = shop({ [GET]: () => cartOf([line('a', 20)]) })
  const { html } = await renderPage(app, '/checkout/cart', cartPage)
  expect(html).toMatch(/role="status"[^>]*><p[^>]*>No more in stock</)
  const sums = html.slice(html.indexOf('<aside'), html.indexOf('</aside>'))
  expect(sums).toMatch(/aria-live="polite"[^>]*><dl/)
  expect(sums.match(/aria-live/g)).toHaveLength(1)
})

test('CRT-1 API-5 a cart whose lines cannot be read is not called empty: what is safe is said, with a retry', async () => {
  const app = shop({ [GET]: () => ({ ...cartOf([]), itemCount: 3 }) })
  const text = textOf((await renderPage(app, '/checkout/cart', cartPage)).html)
  expect(text).toContain('We could not load your cart')
  expect(text).not.toContain('empty')
})

test('CHK-4 the total is estimated by the store’s bill alone, and only where the bill knows a place', async () => {
  const estimate = { ...bill, subtotal: 3750, total: 4238, due: 4238 }
  const draft = { ...bill.draft, localStoreName: null, method: null }
  const shown = async (answer: object, language: 'en' | 'zh' = 'en') => {
    const app = shop({ [GET]: twoLines, [BILL]: () => answer }, { language })
    return textOf((await renderPage(app, '/checkout/cart', cartPage)).html)
  }
  const text = await shown({ ...estimate, draft, estimatedFor: 'Richmond' })
  for (const part of ['$37.50', '$4.39', 'Estimated total $42.38', 'Estimated for Richmond'])
    expect(text).toContain(part)
  expect(await shown(estimate, 'zh')).toContain('按Markham估算')
  for (const silent of [
    { ...estimate, draft },
    { ...estimate, subtotal: 2500 },
  ]) {
    const without = await shown(silent)
    expect(without).toContain('Taxes are shown before you pay.')
    expect(without).not.toContain('Estimated')
  }
})

test('CHK-4 a coupon that takes nothing off any more says so below the estimate, in the store’s words', async () => {
  const couponIssue = { code: 'TEATIME10', reason: 'coupon-minimum', message: 'From $30.00 on.' }
  const shown = async (answer: Partial<Bill>) => {
    const billing = () => ({ ...bill, subtotal: 3750, ...answer })
    const { html } = await renderPage(shop({ [GET]: twoLines, [BILL]: billing }), '/checkout/cart', cartPage)
    return html.slice(html.indexOf('aria-live="polite"', html.indexOf('<aside')), html.indexOf('</aside>'))
  }
  expect(textOf(await shown({ couponIssue }))).toContain('TEATIME10 From $30.00 on.')
  expect(await shown({ couponIssue: null })).not.toContain('TEATIME10')
})

test('CHK-3 with an address the cart says what its zone asks for, without one that it depends on it', async () => {
  const zone = { postalCodePrefixes: ['L3R'], minimum: 4000, fee: 500, freeOver: 5000 }
  const said = async (deliveryTerms?: Bill['deliveryTerms']) => {
    const app = shop({
      [GET]: twoLines,
      [DELIVERY]: () => ({ currency: 'CAD', locations: [{ localStoreName: 'Markham', zones: [zone] }] }),
      [BILL]: () => ({ ...bill, subtotal: 3750, deliveryTerms }),
    })
    return textOf((await renderPage(app, '/checkout/cart', cartPage)).html)
  }
  expect(await said()).toContain('We deliver from $40.00 on, depending on your address.')
  expect(await said({ minimum: 4500, freeOver: null })).toContain('$7.50 more, and we deliver.')
  expect(await said({ minimum: 0, freeOver: 15_000 })).toContain('$112.50 more, and delivery is free.')
  for (const silent of [{ minimum: 0, freeOver: null }, null])
    expect(await said(silent)).not.toMatch(/deliver/i)
})

test('LNG-4 what is missing until delivery is free is said in the chosen currency, marked, as the lines are', async () => {
  const zones = [{ postalCodePrefixes: ['L3R'], minimum: 0, fee: 500, freeOver: 5000 }]
  const app = shop({
    [GET]: twoLines,
    [DELIVERY]: () => ({ currency: 'CAD', locations: [{ localStoreName: 'Markham', zones }] }),
  })
  app.state.$currency.set({ code: 'USD', rate: 0.8 })
  const text = textOf((await renderPage(app, '/checkout/cart', cartPage)).html)
  for (const part of ['≈ $20.00 USD', 'Delivery is free from ≈ $40.00 USD on, depending on your address'])
    expect(text).toContain(part)
})

test('CHK-3 ACC-5 what nobody hands over counts towards no sum that a delivery asks for; alone it has none', async () => {
  const zones = [{ postalCodePrefixes: ['L3R'], minimum: 3000, fee: 500, freeOver: null }]
  const shown = async (...lines: ReturnType<typeof line>[]) => {
    const app = shop({
      [GET]: () => cartOf(lines),
      [DELIVERY]: () => ({ currency: 'CAD', locations: [{ localStoreName: 'Markham', zones }] }),
    })
    const { html } = await renderPage(app, '/checkout/cart', cartPage)
    return /<progress[^>]*value="(\d+)"/.exec(html)?.[1]
  }
  const [goods, member] = [line('a', 1), { ...line('b', 1), immaterial: true }]
  const counted = await shown(goods)
  expect(counted).toBeDefined()
  expect(await shown(goods, member)).toBe(counted)
  expect(await shown(member)).toBeUndefined()
})

test('CRT-1 a cart that does not load leaves a page with a retry, not an error', async () => {
  const app = shop({
    [GET]: () => {
      throw lost()
    },
  })
  const { status, html } = await renderPage(app, '/checkout/cart', cartPage)
  expect(status).toBe(200)
  expect(textOf(html)).toContain('Try again')
  expect(app.state.$cart.get()).toBeNull()
})

test('CRT-1 a failing load keeps the cart that is shown', async () => {
  const app = shop({
    [GET]: () => {
      throw lost()
    },
  })
  app.state.$cart.set(twoLines())
  expect(textOf((await renderPage(app, '/checkout/cart', cartPage)).html)).toContain('Tea a')
})

test('CRT-2 while a change is on its way totals are a placeholder, never a guess', async () => {
  const app = shop({ [GET]: twoLines, 'PUT shoppingManagement4/myCart': () => new Promise(() => {}) })
  app.state.$cart.set(twoLines())
  intentsOf(app).set('a', 5)
  const { html } = await renderPage(app, '/checkout/cart', cartPage)
  expect(html).toMatch(/aria-label="Quantity of Tea a 250 g"[^>]*value="5"/)
  expect(textOf(html)).not.toContain('$37.50')
  expect(html).toContain('skeleton')
})

test('CRT-2 an empty cart leads on to the shop', async () => {
  const app = shop({ [GET]: () => cartOf([]) })
  const { html } = await renderPage(app, '/checkout/cart', cartPage)
  expect(textOf(html)).toContain('Your cart is empty')
  expect(html).toContain('href="/store"')
})

test.each([
  ['en', 'You are not signed in. The cart of your account is here', 'Sign in'],
  ['zh', '您尚未登录。', '登录'],
] as const)(
  'VIS-4 an empty cart says that nobody is signed in, and leads back to the account’s (%s)',
  async (language, said, link) => {
    const user = { emailID: 'ann@x.test', firstName: 'Ann', lastName: 'Lee', profileImage: null }
    const ann = { user, userID: 'u1', lastLoginDate: '2026-07-01', myID: null }
    const shown = async (session: Session, enableUserAccounts = true) => {
      const appInfo = { ...APP_INFO, flags: { ...APP_INFO.flags, enableUserAccounts } }
      const app = shop({ [GET]: () => cartOf([]) }, { language, appInfo })
      app.state.$session.set(session)
      return (await renderPage(app, '/checkout/cart', cartPage)).html
    }
    // A session that has ended is none, whoever it was.
    for (const nobody of [ANONYMOUS, { ...ann, lastLoginDate: null }]) {
      const html = await shown(nobody)
      expect(html).toContain(said)
      expect(html).toMatch(new RegExp(`href="/account/login\\?next=%2Fcheckout%2Fcart"[^>]*>${link}<`))
    }
    expect(await shown(ann)).not.toContain(said)
    expect(await shown(ANONYMOUS, false)).not.toContain(said)
  },
)

test('CRT-2 a page that does not know the cart yet asks for no bill of nothing', async () => {
  const asked: string[] = []
  const ask = (cart: object) => async () => {
    asked.length = 0
    const app = shop({
      [GET]: () => cart,
      [BILL]: () => asked.push(BILL) && { ...bill },
    })
    await renderPage(app, '/checkout/cart', cartPage)
    return asked
  }
  // The server asks at once.
  expect(await ask(cartOf([]))()).toEqual([BILL])
  vi.stubGlobal('window', globalThis)
  try {
    expect(await ask(cartOf([]))()).toEqual([])
    expect(await ask(twoLines())()).toEqual([BILL])
  } finally {
    vi.unstubAllGlobals()
  }
})

test('CRT-4 after changing the store the page says what changed and what cannot be bought', async () => {
  const lines = [line('a', 5, { available: 2 }), line('b', 1, { available: 0 }), line('c', 1)]
  const app = shop({ [GET]: () => cartOf(lines) })
  const { html } = await renderPage(app, '/checkout/cart?locationChange=true', cartPage)
  const text = textOf(html)
  expect(text).toContain('You changed your store')
  expect(text).toContain('Tea a 250 g · Tea b 250 g')
  expect(text).toContain('Only 2 left')
  expect(text).toContain('Sold out')
  expect(html).not.toContain('href="/checkout/checkout"')
})

test('CRT-4 a cart that the change of store emptied says so, above that it is empty', async () => {
  const app = shop({ [GET]: () => cartOf([]) })
  const { html } = await renderPage(app, '/checkout/cart?locationChange=true', cartPage)
  expect(textOf(html)).toMatch(
    /You changed your store.*What the new store does not sell is no longer in your cart.*Your cart is empty/,
  )
  expect(textOf(html)).not.toContain('still here')
})

test('CRT-2 two visitors rendered at once see only their own carts', async () => {
  const apps = ['mine', 'yours'].map(name => shop({ [GET]: () => cartOf([line(name)]) }))
  const pages = await Promise.all(apps.map(app => renderPage(app, '/checkout/cart', cartPage)))
  expect(pages.map(({ html }) => [html.includes('Tea mine'), html.includes('Tea yours')])).toEqual([
    [true, false],
    [false, true],
  ])
})

test('CRT-6 a line that cannot be bought is mended in one tap: remove it, another option, another store', async () => {
  const lines = [
    line('a', 1, { available: 0 }),
    line('b', 1, { notSoldHere: true }),
    line('c', 5, { available: 2 }),
  ]
  const app = shop({ [GET]: () => cartOf(lines) })
  const { html } = await renderPage(app, '/checkout/cart', cartPage)
  const text = textOf(html)
  for (const part of ['Sold out Choose another option', 'Not sold at your store Choose another store'])
    expect(text).toContain(part)
  expect(text).toContain('Change to 2')
  expect(html).toContain('href="/store/product/p-a"')
  expect(html).not.toContain('href="/checkout/checkout"')
})

test('CRT-1 RTE-1 in the browser the cart begins with the lines that are known; what they come to and the way on follow', async () => {
  const app = shop({ [GET]: twoLines })
  expect((await renderPage(app, '/checkout/cart', begun(cartPage))).status).toBe(404)
  app.state.$cart.set(twoLines())
  const { html } = await renderPage(app, '/checkout/cart', begun(cartPage))
  const text = textOf(html)
  for (const part of ['Your cart', '3 items', 'Tea a', 'Tea b', 'Subtotal', '$37.50'])
    expect(text).toContain(part)
  expect(html).not.toContain('href="/checkout/checkout"')
  expect(app.calls).toEqual([])
})

test('VIS-1 CRT-1 a shopper whose visit ended, or whose cart was emptied elsewhere, hears which, and is offered their own lines again', async () => {
  async function said(more: string, language: 'en' | 'zh' = 'en') {
    const app = fakeApp({ 'GET shoppingManagement4/myCart': () => cartOf([]) }, { language })
    app.state.$cart.set(cartOf([]))
    return textOf((await renderPage(app, `/checkout/cart?items=p-a~g250~2${more}`, cartPage)).html)
  }
  expect(await said('&ended=1')).toContain('Your visit has ended')
  expect(await said('&ended=1', 'zh')).toMatch(/您的访问已过期.*要放回原来的 2 件商品吗/)
  expect(await said('&emptied=1')).toContain(
    'emptied in another tab or on another device. Put its 2 items back?',
  )
  expect(await said('&emptied=1', 'zh')).toMatch(/其他标签页或设备上清空.*要放回原来的 2 件商品吗/)
  expect(await said('')).toContain('Somebody shared a cart with 2 items')
})
