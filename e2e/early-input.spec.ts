import type { Locator, Page } from '@playwright/test'
import { readyToOrder } from './support/attempt.ts'
import { buyable, withOptions } from './support/catalogue.ts'
import { holdAnswers } from './support/hold-answers.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, register, takeOver } from './support/visitor.ts'

const t = texts('en')
test.use({ viewport: SIZES.phone })

/** Opens a page whose scripts are long in coming. @param slow which of them @returns lets them come */
async function openSlowly(page: Page, path: string, slow = /\/r\/.*\.js/): Promise<() => void> {
  const { release } = await holdAnswers(page, slow)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return release
}

test('APP-1 a button pressed before the page’s scripts are there answers when they come, once', async ({
  page,
  problems,
}) => {
  const arrive = await openSlowly(page, '/')
  const menu = page.getByRole('button', { name: t('shell.menu.open') })
  await menu.click()
  await menu.press('Enter')
  expect(await page.getByRole('dialog').count()).toBe(0)
  arrive()
  await expect(page.getByRole('dialog', { name: t('shell.menu') })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  expect(problems).toEqual([])
})

for (const [slow, scripts] of [
  ['the scripts are', /\/r\/.*\.js/],
  ['the page’s own code is', /\/r\/mfe-catalog\/.*\.js/],
] as const) {
  test(`APP-1 CRT-2 an option chosen and a product added before ${slow} there is what lies in the cart`, async ({
    page,
    shop,
    problems,
  }) => {
    const product = await withOptions(shop.url, 'en')
    const arrive = await openSlowly(page, `/store/product/${product.id}`, scripts)
    const main = page.getByRole('main')
    if (slow !== 'the scripts are') await hydrated(page.getByRole('banner').getByRole('link').first())
    for (const label of product.labels) await main.getByText(label, { exact: true }).first().click()
    await main
      .getByRole('button', { name: t('catalog.add'), exact: true })
      .first()
      .click()
    arrive()
    const panel = page.getByRole('dialog', { name: t('checkout.mini.title') })
    await expect(panel).toBeVisible()
    for (const label of product.labels) await expect(panel).toContainText(label)
    expect(problems).toEqual([])
  })
}

test('APP-1 CAT-3 a card’s button looks pressable before the scripts are there, and what it was pressed for lies in the cart', async ({
  page,
  shop,
  problems,
}) => {
  const [product] = await buyable(shop.url, 1)
  const name = t('catalog.quick-add-of', { name: product.name })
  const arrive = await openSlowly(page, `/store/search?q=${encodeURIComponent(product.name)}`)
  const add = page.getByRole('main').getByRole('button', { name, exact: true })
  const looks = () => add.evaluate(button => getComputedStyle(button).backgroundColor)
  const early = await looks()
  await add.click()
  await add.click()
  arrive()
  const panel = page.getByRole('dialog', { name: t('checkout.mini.title') })
  await expect(panel).toContainText(product.name)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.move(0, 0)
  await expect.poll(looks).toBe(early)
  expect(problems).toEqual([])
})

test('CAT-8 a page whose own code comes long after the shell’s keeps its title, and follows it from then on', async ({
  page,
}) => {
  const arrive = await openSlowly(page, '/account/login', /\/r\/mfe-account\/.*\.js/)
  const title = await page.title()
  expect(title).toContain(t('account.login.title'))
  await hydrated(page.getByRole('banner').getByRole('link').first())
  await expect(page).toHaveTitle(title)
  arrive()
  await hydrated(page.getByRole('main').locator('input[type=email]'))
  await expect(page).toHaveTitle(title)
})

test('CHK-6 ACC-1 a form filled and sent with Enter before the scripts are there is sent when they come, as it was typed', async ({
  page,
  shop,
  problems,
}) => {
  const main = page.getByRole('main')
  const type = async (typed: Record<string, string>) => {
    for (const [name, value] of Object.entries(typed)) await main.locator(`[name=${name}]`).fill(value)
    for (const [name, value] of Object.entries(typed))
      await expect(main.locator(`[name=${name}]`)).toHaveValue(value)
  }
  const login = await openSlowly(page, '/account/login')
  const known = { emailID: 'nobody@example.com', password: 'not this one at all' }
  await type(known)
  await page.keyboard.press('Enter')
  login()
  await expect(main.getByText(t('account.login.wrong'))).toBeVisible()
  for (const [name, value] of Object.entries(known))
    await expect(main.locator(`[name=${name}]`)).toHaveValue(value)
  await page.unrouteAll({ behavior: 'wait' })

  await readyToOrder(shop.url, page.context())
  const details = await openSlowly(page, '/checkout/checkout')
  const person = { firstName: 'Mei', lastName: 'Chen', phone: '416 555 0123', email: 'no address' }
  await type(person)
  await page.keyboard.press('Enter')
  details()
  await expect(main.locator('[name=email][aria-invalid=true]')).toBeVisible()
  for (const [name, value] of Object.entries(person))
    await expect(main.locator(`[name=${name}]`)).toHaveValue(value)
  expect(new URL(page.url()).search).toBe('')
  // Refused, and once more where the first cookies came while it was sent.
  expect(problems.filter(problem => !/ 40[13] /.test(problem))).toEqual([])
})

test('CHK-6 ACC-1 what sends a form looks pressable before the scripts are there, and a press there sends it once, as it was typed', async ({
  page,
  problems,
}) => {
  const main = page.getByRole('main')
  const arrive = await openSlowly(page, '/account/login')
  const send = main.getByRole('button', { name: t('account.login.submit'), exact: true })
  const looks = () => send.evaluate(button => getComputedStyle(button).backgroundColor)
  const early = await looks()
  const known = { emailID: 'nobody@example.com', password: 'not this one at all' }
  for (const [name, value] of Object.entries(known)) await main.locator(`[name=${name}]`).fill(value)
  const sent: string[] = []
  page.on('request', request => request.url().endsWith('/signon') && sent.push(request.method()))
  await send.click()
  await send.click()
  arrive()
  await expect(main.getByText(t('account.login.wrong'))).toBeVisible()
  for (const [name, value] of Object.entries(known))
    await expect(main.locator(`[name=${name}]`)).toHaveValue(value)
  await page.mouse.move(0, 0)
  await expect.poll(looks).toBe(early)
  expect(new URL(page.url()).search).toBe('')
  // Once more at most: where the first cookies came while it was sent.
  expect(sent.length).toBeLessThanOrEqual(2)
  expect(problems.filter(problem => !/ 40[13] /.test(problem))).toEqual([])
})

/**
 * Presses a choice in a moment that no finger hits on purpose, as screen readers do: with a click alone.
 * @param tasks of the browser after the first in which React has drawn the choice; null: as React begins to listen
 */
const pressAsItComesAlive = (choice: Locator, tasks: number | null) =>
  choice.evaluate((input: HTMLInputElement, tasks) => {
    let left = tasks ?? 0
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const isDrawn = Object.keys(input).some(key => key.startsWith('__reactProps$'))
      if (isDrawn && left-- <= 0) input.click()
      else port2.postMessage(null)
    }
    const begin = () => (tasks === null ? input.click() : port2.postMessage(null))
    document.addEventListener('hydrating', begin, { once: true })
  }, tasks)

for (const [moment, tasks] of [
  ['as React begins to listen', null],
  ['as soon as React has drawn it', 0],
  ['one task later', 1],
  ['two tasks later', 2],
] as const)
  test(`CHK-7 APP-1 a way to pay that is pressed as the page comes alive is the one that is chosen: ${moment}`, async ({
    page,
    shop,
  }) => {
    await readyToOrder(shop.url, page.context())
    const arrive = await openSlowly(page, '/checkout/payment')
    const means = page.getByRole('main').getByRole('radio', { name: t('checkout.means.wechatpay') })
    await expect(means).not.toBeChecked()
    await pressAsItComesAlive(means, tasks)
    arrive()
    await hydrated(page.getByRole('main').getByRole('button', { name: /^Pay \$/ }))
    await page.waitForLoadState('networkidle')
    await expect(means).toBeChecked()
  })

test('CHK-6 APP-1 what was typed before is kept, and a choice made before the scripts are there, or as they come, is newer than the one before', async ({
  page,
  shop,
}) => {
  await readyToOrder(shop.url, page.context())
  const main = page.getByRole('main')
  const typed = main.locator('[name=firstName]')
  const of = (way: string) => main.locator(`[name=method][value=${way}]`)
  await page.goto('/checkout/checkout')
  await hydrated(typed)
  await typed.fill('Almaviva')
  for (const press of [
    (choice: Locator) => choice.check(),
    ...[1, 2, 3].map(tasks => (choice: Locator) => pressAsItComesAlive(choice, tasks)),
  ]) {
    const arrive = await openSlowly(page, '/checkout/checkout')
    const other = (await of('delivery').isChecked()) ? 'pickup' : 'delivery'
    await press(of(other))
    arrive()
    await hydrated(typed)
    await page.waitForLoadState('networkidle')
    await expect(of(other)).toBeChecked()
    await expect(typed).toHaveValue('Almaviva')
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('API-2 ACC-1 a form that is sent while the browser is given its first cookies is sent once more with them', async ({
  page,
  context,
  shop,
}) => {
  const main = page.getByRole('main')
  await page.goto('/account/login')
  await hydrated(main.locator('input[type=email]'))
  await page.waitForLoadState('networkidle')
  const first = await newVisitor(shop.url, 'en')
  await context.clearCookies()
  const answers: number[] = []
  await page.route('**/common3/signon', async route => {
    // As the answer to another call brings them: after the page has read them, before they are added.
    if (answers.length === 0) await takeOver(context, shop.url, first.cookies())
    await route.continue()
  })
  page.on('response', response => response.url().endsWith('/signon') && answers.push(response.status()))
  await main.locator('[name=emailID]').fill('nobody@example.com')
  await main.locator('[name=password]').fill('not this one at all')
  await page.keyboard.press('Enter')
  await expect(main.getByText(t('account.login.wrong'))).toBeVisible()
  expect(answers).toEqual([403, 401])
})

test('APP-1 ACC-12 a button of a part whose own code is on its way answers when that comes, once', async ({
  page,
  context,
  shop,
  problems,
}) => {
  const owner = await newVisitor(shop.url, 'en')
  const { emailID, password } = await register(owner.api)
  const phone = await newVisitor(shop.url, 'en')
  await phone.api('POST common3/signon', { body: { emailID, password } })
  await takeOver(context, shop.url, owner.cookies())
  const ended: string[] = []
  page.on('request', request => request.method() === 'PUT' && ended.push(request.url()))
  const arrive = await openSlowly(page, '/user/security', /own-sessions\.js/)
  await hydrated(page.getByRole('contentinfo').getByRole('link').last())
  const other = page
    .getByRole('main')
    .getByRole('button', { name: `${t('account.sessions.end')} · ${t('account.sessions.unknown')}` })
  await other.click()
  await other.click()
  arrive()
  await expect(page.getByText(t('account.sessions.ended'))).toBeVisible()
  await expect(other).toHaveCount(0)
  expect(ended).toHaveLength(1)
  expect(problems).toEqual([])
})
