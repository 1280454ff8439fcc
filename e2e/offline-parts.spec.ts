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
