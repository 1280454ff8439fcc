import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { readyToOrder } from './support/attempt.ts'
import { buyable } from './support/catalogue.ts'
import { beginCounting, drawnAnew, watchDrawing } from './support/drawn.ts'
import { expectNoLayoutShift } from './support/layout-shift.ts'
import { startProxy } from './support/proxy.ts'
import { PurchasePage } from './support/purchase.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { addToCart, newVisitor, register, takeOver } from './support/visitor.ts'

const t = texts('en')
/** Longer than all that is asked for beside it. */
const SLOW_ANSWER_MS = 700

test.use({ viewport: SIZES.phone })

test('CHK-6 HDR-7 FTR-1 around a step stand logo, language, cart and the last line of the footer, and no menus or tabs', async ({
  page,
  shop,
}) => {
  await readyToOrder(shop.url, page.context())
  const header = page.getByRole('banner')
  const menu = header.getByRole('button', { name: t('shell.menu.open') })
  const tabs = page.getByRole('navigation', { name: t('shell.tabs') })
  await page.goto(`${shop.url}/checkout/cart`)
  await expect(tabs).toBeVisible()
  for (const step of ['/checkout/checkout', '/checkout/payment']) {
    await page.goto(shop.url + step)
    await expect(page.getByRole('main').getByRole('link', { name: t('checkout.help') })).toBeVisible()
    await expect(menu).toBeHidden()
    await expect(tabs).toBeHidden()
    const current = { current: 'English / CAD' }
    await expect(header.getByRole('button', { name: t('shell.language.change', current) })).toBeVisible()
    await expect(header.getByRole('link', { name: t('shell.cart.count_one', { count: 1 }) })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('©')
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeHidden()
  }
})

/** Whether the form stands there as soon as the page has a heading, and when that was drawn (ms). */
const formWithHeading = (page: Page, title: string): Promise<{ form: boolean; drawn: number }> =>
  page.evaluate(
    name =>
      new Promise<{ form: boolean; drawn: number }>(resolve => {
        const changed = new MutationObserver(() => {
          if (document.querySelector('main h1')?.textContent !== name) return
          changed.disconnect()
          const form = document.querySelector('main form') !== null
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve({ form, drawn: performance.now() })),
          )
        })
        changed.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    title,
  )

test('CHK-6 RTE-5 a step shows its heading before its form and nothing moves; Back has both at once, the place and what was typed', async ({
  page,
  shop,
  problems,
}) => {
  await readyToOrder(shop.url, page.context())
  await page.goto(`${shop.url}/checkout/cart`)
  const main = page.getByRole('main')
  const on = main.getByRole('link', { name: t('checkout.cart.checkout') })
  await hydrated(on)
  const title = t('checkout.details.title')
  const first = formWithHeading(page, title)
  await on.click()
  const { form, drawn } = await first
  expect(form).toBe(false)
  const name = main.getByLabel(t('checkout.field.firstName'), { exact: true })
  await name.fill('Almaviva')
  // Where a step comes long after the press, that it takes the place of the one before counts as a shift too: from then on.
  await expectNoLayoutShift(page, { from: drawn })

  const back = main.getByRole('link', { name: t('checkout.details.back') })
  await back.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(300)
  await back.click()
  await expect(main.getByRole('heading', { level: 1, name: t('checkout.cart.title') })).toBeVisible()
  const again = formWithHeading(page, title)
  await page.goBack()
  expect((await again).form).toBe(true)
  await expect(name).toHaveValue('Almaviva')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 50)
  expect(problems).toEqual([])
})

test('CHK-6 RTE-5 a step draws itself: what stands around it and the step that is left are not drawn anew', async ({
  page,
  shop,
}) => {
  await watchDrawing(page)
  await readyToOrder(shop.url, page.context())
  await page.goto(`${shop.url}/checkout/cart`)
  const main = page.getByRole('main')
  const on = main.getByRole('link', { name: t('checkout.cart.checkout') })
  await hydrated(on)
  await page.waitForLoadState('networkidle')
  await beginCounting(page)
  await on.click()
  await expect(main.getByRole('heading', { level: 1, name: t('checkout.details.title') })).toBeVisible()
  // The router's own, the menus' and tabs' frames, the tab that lights up, the document's head: not their links.
  expect(await drawnAnew(page)).toBeLessThanOrEqual(40)
})

test('CRT-2 CHK-1 what another device put into the cart meanwhile stands beside the details', async ({
  page,
  shop,
}) => {
  const { api } = await readyToOrder(shop.url, page.context())
  await page.goto(`${shop.url}/checkout/cart`)
  const main = page.getByRole('main')
  const on = main.getByRole('link', { name: t('checkout.cart.checkout') })
  await hydrated(on)
  await page.waitForLoadState('networkidle')
  const { lineItems } = await api('GET shoppingManagement4/myCart')
  const inCart = Object.values(lineItems).map(({ productID }) => productID)
  const other = (await buyable(shop.url, 2)).find(({ id }) => !inCart.includes(id))
  if (!other) throw new Error('all that can be bought is in the cart')
  await addToCart(api, other)
  await on.click()
  const beside = main.getByRole('complementary', { name: t('checkout.cart.summary') })
  await expect(beside.getByText('× 1')).toHaveCount(2)
})

test('CHK-5 CHK-6 what was typed is sent before the form is drawn as busy, and everything is kept once the payment’s heading is shown', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    const calls: Record<string, { busy: boolean; heading: string | undefined }> = {}
    const own = window.fetch
    Object.assign(window, {
      calls,
      fetch(...args: Parameters<typeof fetch>) {
        const call = String(args[0]).match(/\/(updateOrderMethod|reserve)$/)?.[1]
        const seen = (selector: string) => document.querySelector(`main ${selector}`)
        if (call)
          calls[call] = { busy: seen('[type="submit"] .spinner') !== null, heading: seen('h1')?.textContent }
        return own(...args)
      },
    })
  })
  await readyToOrder(shop.url, page.context())
  await page.goto(`${shop.url}/checkout/checkout`)
  const main = page.getByRole('main')
  const next = main.getByRole('button', { name: t('checkout.details.next') })
  await hydrated(next)
  // What checks and sends comes with the first use: until it is there, a form that is sent waits, busy.
  const email = main.getByLabel(t('checkout.field.email'), { exact: true })
  const known = await email.inputValue()
  await email.fill('mei')
  await email.blur()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill(known)
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  const shown = formWithHeading(page, t('checkout.payment.title'))
  await next.click()
  expect((await shown).form).toBe(false)
  await expect(main.getByRole('timer')).toBeVisible()
  const calls = await page.evaluate(() => (window as unknown as { calls: object }).calls)
  expect(calls).toEqual({
    updateOrderMethod: { busy: false, heading: t('checkout.details.title') },
    reserve: { busy: false, heading: t('checkout.payment.title') },
  })
})

test('CHK-1 CHK-7 over a slow line the payment step offers what the chosen store takes, also while it is shown before the store knows of the choice', async ({
  page,
  shop,
}) => {
  const saving = /\/(updateOrderMethod|orderContactInfo|orderPickupDateTime)\b/
  const proxy = await startProxy(shop.url, path => ({ delay: saving.test(path) ? SLOW_ANSWER_MS : 0 }))
  try {
    const shopper = new PurchasePage(page, proxy.url, 'en')
    await shopper.openProductWithOption()
    await shopper.addToCart()
    await shopper.goToCheckout()
    await shopper.fillDetails({ email: `${randomUUID()}@example.com` })
    await expect(page.getByRole('radio', { name: t('checkout.means.pay-at-store') })).toBeVisible()
  } finally {
    await proxy.stop()
  }
})

for (const [what, away] of [
  ['without a network', async (context, gone) => context.setOffline(gone)],
  ['while the backend is away', async (_, away, backend) => void Object.assign(backend, { away })],
] as const satisfies [string, (c: BrowserContext, gone: boolean, b: { away: boolean }) => Promise<void>][])
  test(`CHK-6 CHK-10 details that do not reach the store ${what} are shown again with what was typed, and sent again`, async ({
    page,
    context,
    problems,
    shop,
  }) => {
    const backend = { away: false }
    const proxy = await startProxy(shop.url, path =>
      backend.away && path.includes('/shoppingManagement4/') ? 'drop' : {},
    )
    try {
      await readyToOrder(proxy.url, context)
      await page.goto(`${proxy.url}/checkout/checkout`)
      const main = page.getByRole('main')
      const next = main.getByRole('button', { name: t('checkout.details.next') })
      await hydrated(next)
      const name = main.getByLabel(t('checkout.field.firstName'), { exact: true })
      await name.fill('Anna Mei')
      await page.waitForLoadState('networkidle')
      await away(context, true, backend)
      await next.click()
      await expect(main.getByText(t('checkout.details.notSaved'))).toBeVisible()
      await expect(page).toHaveURL(/\/checkout\/checkout$/)
      await expect(name).toHaveValue('Anna Mei')
      problems.length = 0
      await away(context, false, backend)
      await next.click()
      await expect(main.getByText('Anna Mei')).toBeVisible()
      await expect(main.getByRole('radio', { name: t('checkout.means.pay-at-store') })).toBeVisible()
      await page.goBack()
      await expect(name).toHaveValue('Anna Mei')
      // The details are one step of the history, however often they were refused.
      expect(await page.evaluate(() => history.length)).toBe(3)
    } finally {
      await proxy.stop()
    }
  })

test('VIS-1 CHK-6 a guest whose session ends amid the checkout hears of it, and has the cart back in one press, with what was typed', async ({
  page,
  shop,
}) => {
  await readyToOrder(shop.url, page.context())
  await page.goto(`${shop.url}/checkout/checkout`)
  const main = page.getByRole('main')
  const next = main.getByRole('button', { name: t('checkout.details.next') })
  await hydrated(next)
  await main.getByLabel(t('checkout.field.firstName')).fill('Half')
  await page.context().clearCookies({ name: 'arcade-session' })
  await next.click()
  await expect(main.getByText(t('checkout.share.ended_one', { count: 1 }))).toBeVisible()
  await main.getByRole('button', { name: t('checkout.share.take') }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('checkout.cart.title'))
  await expect(page).toHaveURL(/\/checkout\/cart$/)
  await page.goto(`${shop.url}/checkout/checkout`)
  await expect(main.getByLabel(t('checkout.field.firstName'))).toHaveValue('Half')
})

test('VIS-1 CRT-2 a guest whose visit has ended hears of it at the cart, with the first change, and has the cart back in one press', async ({
  page,
  shop,
}) => {
  const { api, cookies } = await newVisitor(shop.url)
  const [product] = await buyable(shop.url, 1)
  await addToCart(api, product, 2)
  await takeOver(page.context(), shop.url, cookies())
  const main = page.getByRole('main')
  const take = main.getByRole('button', { name: t('checkout.share.take') })
  const named = { name: product.name }
  for (const change of [
    main.getByRole('button', { name: t('checkout.cart.more', named) }),
    main.getByRole('button', { name: t('checkout.cart.removeNamed', named) }),
  ]) {
    await page.goto(`${shop.url}/checkout/cart`)
    await hydrated(change)
    await page.context().clearCookies()
    await change.click()
    await expect(main.getByText(t('checkout.share.ended_other', { count: 2 }))).toBeVisible()
    await take.click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('checkout.cart.title'))
    await expect(page).toHaveURL(/\/checkout\/cart$/)
    await expect(main.getByRole('textbox', { name: t('checkout.cart.quantity', named) })).toHaveValue('2')
  }
})

test('CHK-6 VIS-4 whoever signs in amid the details finds what they typed, and what their account says where they typed nothing', async ({
  page,
  shop,
}) => {
  const { api } = await newVisitor(shop.url)
  const { emailID, password } = await register(api, { firstName: 'Wei', lastName: 'Lu' })
  const guest = await newVisitor(shop.url)
  const [product] = await buyable(shop.url, 1)
  await addToCart(guest.api, product)
  await takeOver(page.context(), shop.url, guest.cookies())
  await page.goto(`${shop.url}/checkout/checkout`)
  const main = page.getByRole('main')
  const field = (name: 'firstName' | 'lastName' | 'email') => main.getByLabel(t(`checkout.field.${name}`))
  const signIn = main.getByRole('link', { name: t('checkout.details.signIn') })
  await hydrated(signIn)
  await field('firstName').fill('Mei')
  await signIn.click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('account.login.title'))
  await main.getByLabel(t('account.email'), { exact: true }).fill(emailID)
  await main.getByLabel(t('account.password'), { exact: true }).fill(password)
  await main.getByRole('button', { name: t('account.login.submit') }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('checkout.details.title'))
  await expect(field('firstName')).toHaveValue('Mei')
  await expect(field('lastName')).toHaveValue('Lu')
  await expect(field('email')).toHaveValue(emailID)
})
