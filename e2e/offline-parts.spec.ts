import { expect, hydrated, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, register, takeOver } from './support/visitor.ts'

const t = texts('en')

test('PWA-4 PLT-5 where no worker keeps files, what is opened without a network leaves the page as it is and opens once there is one', async ({
  page,
  context,
  shop,
}) => {
  const { api, cookies } = await newVisitor(shop.url, 'en')
  await register(api)
  await takeOver(context, shop.url, cookies())
  await page.goto('/user/addresses')
  const main = page.getByRole('main')
  const add = main.getByRole('button', { name: t('account.addresses.add') }).first()
  await hydrated(add)
  await context.setOffline(true)
  const lost = page.waitForEvent('requestfailed', request => request.url().endsWith('.js'))
  await add.press('Enter')
  await lost
  const title = main.getByRole('heading', { level: 1, includeHidden: true })
  await expect(title).toHaveText(t('account.addresses.title'))
  const city = page.getByRole('dialog').getByLabel(t('account.addresses.city'))
  await expect(city).toBeHidden()
  await context.setOffline(false)
  await expect(city).toBeVisible()
})

test('PWA-4 CAT-2 a list stays where what is chosen on it cannot be had without a network, and the choice opens once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/store/productlist')
  const main = page.getByRole('main')
  const choose = main.getByRole('button', { name: t('catalog.quick-choose-of', { name: '' }) }).first()
  await hydrated(choose)
  const list = await main.getByRole('heading', { level: 1 }).innerText()
  await context.setOffline(true)
  const lost = page.waitForEvent('requestfailed', request => request.url().endsWith('.js'))
  await choose.click()
  await lost
  await expect(main.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(list)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('API-5 ERR-2 a list that could not be had is there when it is asked for again, with the focus on its heading', async ({
  page,
}) => {
  await page.goto('/store/productlist')
  const main = page.getByRole('main')
  const title = (name: string) => main.getByRole('heading', { level: 1, name })
  const list = await main.getByRole('heading', { level: 1 }).innerText()
  const sort = main.getByRole('combobox', { name: t('catalog.sort') })
  await hydrated(sort)
  const calls = /\/productManagement2\/products\?/
  await page.route(calls, route =>
    route.fulfill({ status: 500, json: { error: { errors: [{ code: 'backend-error', message: '' }] } } }),
  )
  await sort.selectOption({ index: 1 })
  await expect(title(t('shell.error.title'))).toBeVisible()
  await page.unroute(calls)
  await main.getByRole('button', { name: t('shell.retry') }).click()
  await expect(title(list)).toBeFocused()
})
