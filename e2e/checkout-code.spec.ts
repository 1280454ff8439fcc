import { randomUUID } from 'node:crypto'
import { readyToOrder } from './support/attempt.ts'
import { holdAnswers } from './support/hold-answers.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')

test.use({ viewport: SIZES.phone })

test('RTE-1 while a step is shown the code of the next one is loaded, before anything asks for it', async ({
  page,
  shop,
}) => {
  await readyToOrder(shop.url, page.context())
  for (const [step, next] of [
    ['/checkout/cart', 'mfe-checkout/[^/]+/web/checkout'],
    ['/checkout/checkout', 'mfe-checkout/[^/]+/web/payment'],
  ] as const) {
    const code = page.waitForRequest(new RegExp(`/r/${next}\\.js$`))
    await page.goto(shop.url + step)
    await code
  }
})

test('RTE-1 the confirmation’s code is loaded while the order is made', async ({ page, shop }) => {
  await readyToOrder(shop.url, page.context(), 1, `${randomUUID()}@example.com`)
  // Its files are asked for once somebody vouches for them, which a calm page has asked for.
  const listed = page.waitForResponse(/\/\.well-known\/integrity\/mfe-confirmation/)
  await page.goto(`${shop.url}/checkout/payment`)
  await listed
  const main = page.getByRole('main')
  const order = main.getByRole('button', { name: /^Place order/ })
  await hydrated(main.getByRole('radio', { name: t('checkout.means.pay-at-store') }))
  // Before anything is chosen: of a request that is sent while a page's first route is put in, Playwright tells nothing.
  const bill = await holdAnswers(page, /\/billing\/bill-/)
  // The way that is chosen is what asks for the code.
  const code = page.waitForRequest(/\/r\/mfe-confirmation\/[^/]+\/web\/confirmation\.js$/)
  await main.getByRole('radio', { name: t('checkout.means.pay-at-store') }).check()
  await order.click()
  await code
  await expect.poll(() => bill.asked).toHaveLength(1)
  bill.release()
  await page.waitForURL(/\/confirmation\//)
})

test('RTE-1 PWA-4 the confirmation’s code is loaded once a way to pay is chosen, and not asked for without a network', async ({
  page,
  context,
  shop,
}) => {
  await readyToOrder(shop.url, context, 1, `${randomUUID()}@example.com`)
  await page.goto(`${shop.url}/checkout/payment`)
  const main = page.getByRole('main')
  const way = (name: Parameters<typeof t>[0]) => main.getByRole('radio', { name: t(name) })
  await hydrated(way('checkout.means.pay-at-store'))
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', request => request.url().includes('/mfe-confirmation/') && asked.push(request.url()))
  await context.setOffline(true)
  await way('checkout.means.pay-at-store').check()
  await expect(page.getByText(t('checkout.offline.title')).first()).toBeVisible()
  expect(asked).toEqual([])
  await context.setOffline(false)
  await expect(page.getByText(t('checkout.offline.title'))).toHaveCount(0)
  await way('checkout.means.paypal').check()
  await expect.poll(() => asked.filter(url => /\/confirmation\.js$/.test(url))).toHaveLength(1)
})

test('CHK-6 RTE-1 what checks the form comes with the first use of the page; while it is lost a form that is sent waits, busy, is checked as it was sent, and goes on once', async ({
  page,
  shop,
}) => {
  await readyToOrder(shop.url, page.context())
  let [asked, lost, sent] = [0, true, 0]
  page.on('request', request => /\/updateOrderMethod\b/.test(request.url()) && sent++)
  await page.route(/\/web\/sending\.js$/, route => {
    asked++
    return lost ? route.abort() : route.continue()
  })
  await page.goto(`${shop.url}/checkout/checkout`)
  const main = page.getByRole('main')
  const next = main.getByRole('button', { name: t('checkout.details.next') })
  const name = main.getByLabel(t('checkout.field.firstName'), { exact: true })
  await hydrated(next)
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(0)
  await name.fill('')
  await expect.poll(() => asked).toBeGreaterThan(0)
  await next.click()
  const busy = main.getByRole('button', { name: t('checkout.details.sending') })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await busy.dispatchEvent('click')
  await expect.poll(() => asked).toBeGreaterThan(1)
  lost = false
  await expect(main.getByRole('alert').getByText(t('checkout.mistake.firstName'))).toBeVisible()
  await expect(name).toBeFocused()
  expect(sent).toBe(0)
  await name.fill('Almaviva')
  await next.click()
  await expect(main.getByText('Almaviva')).toBeVisible()
  expect(sent).toBe(1)
})

test('CHK-6 RTE-1 a field that is left while what checks the form is lost is checked once it is there', async ({
  page,
  shop,
}) => {
  await readyToOrder(shop.url, page.context())
  let [asked, lost] = [0, true]
  await page.route(/\/web\/sending\.js$/, route => {
    asked++
    return lost ? route.abort() : route.continue()
  })
  await page.goto(`${shop.url}/checkout/checkout`)
  const main = page.getByRole('main')
  await hydrated(main.getByRole('button', { name: t('checkout.details.next') }))
  const email = main.getByLabel(t('checkout.field.email'), { exact: true })
  await email.fill('mei')
  await email.blur()
  await expect.poll(() => asked).toBeGreaterThan(1)
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  lost = false
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('mei@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})

test('CHK-8 RTE-1 what pays comes with the first use of the page; while it is lost a press waits, busy, and orders once it is there', async ({
  page,
  shop,
}) => {
  await readyToOrder(shop.url, page.context(), 1, `${randomUUID()}@example.com`)
  const orders: string[] = []
  let [asked, lost] = [0, true]
  page.on('request', request => /\/billing\/bill-/.test(request.url()) && orders.push(request.url()))
  await page.route(/\/web\/paying\.js$/, route => {
    asked++
    return lost ? route.abort() : route.continue()
  })
  await page.goto(`${shop.url}/checkout/payment`)
  const main = page.getByRole('main')
  const order = main.getByRole('button', { name: /^Place order/ })
  const way = main.getByRole('radio', { name: t('checkout.means.pay-at-store') })
  await hydrated(way)
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(0)
  await way.check()
  await expect.poll(() => asked).toBeGreaterThan(0)
  await order.click()
  const busy = main.getByRole('button', { name: t('checkout.payment.placing') })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await busy.dispatchEvent('click')
  await expect.poll(() => asked).toBeGreaterThan(2)
  expect(orders).toEqual([])
  lost = false
  await page.waitForURL('**/confirmation/**')
  expect(orders).toHaveLength(1)
})
