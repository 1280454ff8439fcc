import { openAttempt, payMeanwhile } from './support/attempt.ts'
import { buyable } from './support/catalogue.ts'
import { deviceDump, openKept } from './support/kept-pages.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, register, shopAs, takeOver } from './support/visitor.ts'

test.use({ serviceWorkers: 'allow', viewport: SIZES.phone })

const OFFLINE = { level: 1, name: 'You are offline' } as const

test('PWA-4 VIS-4 at the counter an open order shows its code without a network; after signing out nothing of it is on the device', async ({
  page,
  context,
  shop,
}) => {
  const t = texts('en')
  const { orderID, redirectUrl, api, cookies } = await openAttempt(shop.url, context, 'ott-alipay')
  await payMeanwhile(context, redirectUrl)
  const read = () =>
    api('GET admin/orderManagement/order/{id}', { params: { id: orderID }, query: { returnUrlInfo: '' } })
  await expect.poll(async () => (await read()).pickupCode).toBeTruthy()
  const code = (await read()).pickupCode ?? ''
  const { firstName } = await register(api, { firstName: 'Almaviva' })
  await takeOver(context, shop.url, cookies())
  await openKept(page, '/')
  await openKept(page, '/user/orders', `/user/orders?id=${orderID}`)

  await context.setOffline(true)
  await page.goto('/user/orders')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(orderID) })
    .first()
    .click()
  await expect(page.getByText(code, { exact: true }).first()).toBeVisible()

  await context.setOffline(false)
  await page.goto('/user/list')
  await page.getByRole('button', { name: t('account.my.signOut') }).click()
  await expect(page.getByText(t('account.left.signedOut'))).toBeVisible()
  for (const personal of [orderID, code, firstName])
    await expect.poll(() => deviceDump(page)).not.toContain(personal)
  await context.setOffline(true)
  for (const path of ['/user/orders', `/user/orders?id=${orderID}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', OFFLINE)).toBeVisible()
  }
})

test('PWA-4 VIS-4 another person on the same device finds nothing of the first, who never signed out', async ({
  page,
  context,
  shop,
}) => {
  const [product] = await buyable(shop.url, 1)
  const people = []
  for (const name of ['Brigitta', 'Cornelius']) {
    const visitor = await newVisitor(shop.url, 'en')
    await shopAs(visitor, name, product.id, product.optionPair)
    people.push({ name, cookies: visitor.cookies() })
  }
  for (const { name, cookies } of people) {
    await takeOver(context, shop.url, cookies)
    await openKept(page, '/user/orders')
    await expect.poll(() => deviceDump(page)).toContain(name)
  }
  await expect.poll(() => deviceDump(page)).not.toContain('Brigitta')
})

test('ACC-12 VIS-4 who deletes their account leaves nothing of it on the device', async ({
  page,
  context,
  shop,
}) => {
  const t = texts('en')
  const { api, cookies } = await newVisitor(shop.url, 'en')
  const { firstName } = await register(api, { firstName: 'Dorabella' })
  await takeOver(context, shop.url, cookies())
  await openKept(page, '/user/orders')
  await expect.poll(() => deviceDump(page)).toContain(firstName)
  await page.goto('/user/security')
  const remove = page.getByRole('button', { name: t('account.data.delete') })
  await hydrated(remove)
  await remove.click()
  await page.getByRole('button', { name: t('account.data.deleteSure') }).click()
  await expect(page.getByText(t('account.left.deleted'))).toBeVisible()
  await expect.poll(() => deviceDump(page)).not.toContain(firstName)
})
