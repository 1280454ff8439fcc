import { openCalm } from './support/open-calm.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'

/** Section 2 of the specification, word for word; {x} filled in with what the tea house has. */
const ADDRESSES = [
  '/',
  '/home',
  '/page/about',
  '/blog',
  '/store',
  '/store/productlist',
  '/store/productlist?cat=tea&sort=date',
  '/store/search',
  '/store/tag',
  '/store/brand',
  '/store/product/new-year-hamper',
  '/store/clearance',
  '/store/groupCampaign/osmanthus-together',
  '/store/groupCampaigns',
  '/checkout',
  '/checkout/cart?locationChange=true',
  '/checkout/campaignCart?FissionSale=osmanthus-together',
  '/checkout/campaignCheckout?FissionSale=osmanthus-together',
  '/checkout/campaignPayment?FissionSale=osmanthus-together',
  '/checkout/payment',
  '/checkout/checkout',
  '/confirmation/A1?from_source=ott_h5XA1',
  '/user',
  '/user/list',
  '/user/orders',
  '/account/login',
  '/account/signup',
  '/pages/contact/contact',
  '/pages/messenger',
  '/pages/promotion/promotion',
] as const

test('RTE-6 RTE-7 every route of the specification answers with a page of its own', async ({
  shop,
  request,
}) => {
  for (const address of ADDRESSES) {
    // A crawler is told the status once the page is known.
    const answer = await request.get(shop.url + address, { headers: { 'user-agent': 'Googlebot' } })
    const html = await answer.text()
    expect([address, answer.status()]).toEqual([address, 200])
    expect(/<main[\s\S]*<h1/.test(html), `${address} has a heading`).toBe(true)
  }
  for (const address of ['/nowhere', '/page/none', '/page/none/at-all', '/store/product/none']) {
    const answer = await request.get(shop.url + address, { headers: { 'user-agent': 'Googlebot' } })
    expect([address, answer.status()]).toEqual([address, 404])
  }
})

test('RTE-1 areas are loaded once they are gone to, and before that only their entries, when the browser is idle', async ({
  page,
  shop,
}) => {
  const entries = ['mfe-account', 'mfe-confirmation'].map(name =>
    page.waitForRequest(
      request => request.url().includes(`/r/${name}/`) && /\/entry\.js$/.test(request.url()),
    ),
  )
  const scriptsOf = (name: string) =>
    page.evaluate(
      remote =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes(`/r/${remote}/`) && name.endsWith('.js'))
          .map(({ name, startTime }) => ({
            name: name.split('/').at(-1) ?? '',
            // Chromium's clock of the page: ms since it was asked for.
            isLate:
              startTime >
              (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
          })),
      name,
    )
  await page.goto(shop.url)
  await Promise.all(entries)
  const early = await scriptsOf('mfe-account')
  expect(early.filter(({ isLate }) => !isLate)).toEqual([])
  expect(early.filter(({ name }) => name.startsWith('login.'))).toEqual([])
  await page
    .getByRole('banner')
    .getByRole('link', { name: texts('en')('shell.signIn') })
    .click()
  await expect(page).toHaveURL(/\/account\/login/)
  await expect(page.getByLabel(/email/i).first()).toBeVisible()
  expect((await scriptsOf('mfe-account')).map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/^login\./),
  )
})

test('RTE-1 menu and language dialog come once a page is used, not at once to who only looks; without a network a press on them leaves the page as it is', async ({
  page,
  context,
  shop,
}) => {
  await page.setViewportSize(SIZES.phone)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const parts = () => asked.filter(url => /\/web\/(?:side-menu|language-modal)\./.test(url))
  await openCalm(page, shop.url)
  await context.setOffline(true)
  const toggle = page.getByRole('banner').getByRole('button', { name: texts('en')('shell.menu.open') })
  const menu = page.getByRole('dialog', { name: texts('en')('shell.menu') })
  expect(parts()).toEqual([])
  const lost = page.waitForEvent('requestfailed', request => request.url().includes('/web/side-menu.'))
  await toggle.click()
  await lost
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await toggle.click()
  await expect(menu).toBeVisible()

  asked.length = 0
  await openCalm(page, `${shop.url}/store`)
  expect(parts()).toEqual([])
  await page.mouse.move(100, 300)
  await expect.poll(() => parts().length).toBe(2)
})

test('RTE-1 SID-1 the menu is on its way before its button is pressed, also while the page is not calm yet', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(SIZES.phone)
  // It never is.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const toggle = page.getByRole('banner').getByRole('button', { name: texts('en')('shell.menu.open') })
  for (const meant of ['hover', 'focus'] as const) {
    await page.goto(shop.url)
    await hydrated(toggle)
    const asked = page.waitForRequest(/\/web\/side-menu\./)
    await toggle[meant]()
    await asked
    await page.mouse.move(0, 0)
  }
})

test('RTE-1 PWA-4 where data are saved nothing is loaded ahead, and a page hears all the same of what happens around it', async ({
  page,
  context,
  shop,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await openCalm(page, shop.url)
  await page.mouse.move(100, 300)
  await context.setOffline(true)
  await expect(page.getByText(texts('en')('shell.offline'))).toBeVisible()
  expect(asked.filter(url => /\/r\/mfe-(?:account|confirmation)\/|\/side-menu\./.test(url))).toEqual([])
})

test('RTE-1 PWA-4 what a page begins once it is calm, lost on its way, is asked for until it comes', async ({
  page,
  context,
}) => {
  let lost = 0
  await page.route('**/idle-work.*', route => (lost++ < 3 ? route.abort() : route.continue()))
  const came = page.waitForResponse('**/idle-work.*')
  await page.goto('/')
  await came
  expect(lost).toBe(4)
  // What it follows is the network, among others.
  await context.setOffline(true)
  await expect(page.getByRole('status').getByText(texts('en')('shell.offline'))).toBeVisible()
})

test('SID-4 NFR-P a dialog that is pressed for is there at once with its head, what is in it right after: two short pieces of work', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(SIZES.phone)
  await openCalm(page, shop.url)
  const toggle = page.getByRole('banner').getByRole('button', { name: texts('en')('shell.menu.open') })
  const menu = page.getByRole('dialog', { name: texts('en')('shell.menu') })
  // Its code is there from then on.
  await toggle.click()
  await expect(menu.getByRole('navigation')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  const first = await toggle.evaluate(async button => {
    ;(button as HTMLButtonElement).click()
    await new Promise<void>(done => queueMicrotask(() => queueMicrotask(done)))
    const shown = document.querySelector('dialog:modal')
    return { head: shown?.querySelectorAll('h2').length, links: shown?.querySelectorAll('a').length }
  })
  expect(first).toEqual({ head: 1, links: 0 })
  await expect(menu.getByRole('navigation')).toBeVisible()
  await expect(menu.getByRole('button', { name: texts('en')('shell.menu.close') })).toBeFocused()
})
