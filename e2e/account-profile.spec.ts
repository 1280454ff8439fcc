import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, hydrated, SIZES, test } from './support/test.ts'
import { texts } from './support/texts.ts'
import { newVisitor, takeOver } from './support/visitor.ts'

const t = texts('en')
const PASSWORD = 'steamed buns at noon'
test.use({ viewport: SIZES.phone })

/** The browser is signed in as somebody new. */
async function member(url: string, context: BrowserContext, firstName: string) {
  const emailID = `${randomUUID()}@example.com`
  const visitor = await newVisitor(url)
  const body = { emailID, password: PASSWORD, firstName, lastName: 'Chen' }
  const { userID } = await visitor.api('POST common3/clientRegistration', { body })
  await context.clearCookies()
  await takeOver(context, url, visitor.cookies())
  return { ...visitor, emailID, userID: userID ?? '' }
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('ACC-2 profile, picture and addresses; hostile files are refused at their field', async ({
  page,
  context,
  shop,
}) => {
  const { api, userID } = await member(shop.url, context, 'Mei')
  const main = page.getByRole('main')
  await page.goto('/user/profile')
  const phone = main.getByLabel(t('account.phone'))
  await hydrated(phone)
  await phone.fill('416 555 0123')
  await main.getByRole('button', { name: t('account.save') }).click()
  await expect(page.getByText(t('account.saved'))).toBeVisible()
  await page.reload()
  await expect(phone).toHaveValue('416 555 0123')

  const picture = main.getByLabel(t('account.picture.choose'))
  await hydrated(picture)
  const hostile = [
    { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg onload="alert(1)"/>') },
    { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') },
    {
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([PIXEL.subarray(0, 20), Buffer.from('%PDF')]),
    },
  ]
  for (const file of hostile) {
    await picture.setInputFiles(file)
    await expect(main.getByText(t('account.picture.notPicture'))).toBeVisible()
  }
  const mine = { params: { id: userID } }
  expect((await api('GET admin/userManagement/image/user/{id}', mine)).profileImage).toBeNull()
  await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(main.getByRole('button', { name: t('account.remove') })).toBeVisible()
  await expectAccessible(page, 'profile')

  await page.goto('/user/addresses')
  const shipping = main.locator('section', { hasText: t('account.addresses.SHIPPING') })
  const add = shipping.getByRole('button', { name: t('account.addresses.add') })
  await hydrated(add)
  await add.click()
  const form = page.getByRole('dialog', { name: t('account.addresses.add') })
  await expect(form.getByLabel(t('account.phone'))).toHaveValue('416 555 0123')
  await form.getByLabel(t('account.addresses.street')).fill('5 Elm St')
  await form.getByLabel(t('account.addresses.city')).fill('Markham')
  await form.getByLabel(t('account.addresses.province')).selectOption('BC')
  await form.getByLabel(t('account.addresses.postCode')).fill('l3r0a1')
  await form.getByRole('button', { name: t('account.save') }).click()
  await expect(form.getByText(t('account.addresses.notThere'))).toBeVisible()
  await expectAccessible(page, 'address form')
  await form.getByLabel(t('account.addresses.province')).selectOption('ON')
  await form.getByRole('button', { name: t('account.save') }).click()
  await expect(form).toBeHidden()
  await expect(shipping.getByText('Markham, ON L3R 0A1')).toBeVisible()
  await shipping.getByRole('button', { name: `${t('account.remove')} · 5 Elm St` }).click()
  await expect(shipping.getByText(t('account.addresses.none'))).toBeVisible()
})

test('VIS-4 ACC-10 a session that ends in mid-form: the same person finds what they typed, another finds nothing', async ({
  page,
  context,
  shop,
}) => {
  const ann = await member(shop.url, context, 'Ann')
  const bo = await newVisitor(shop.url)
  const boID = `${randomUUID()}@example.com`
  const body = { emailID: boID, password: PASSWORD, firstName: 'Bo', lastName: 'Li' }
  await bo.api('POST common3/clientRegistration', { body })
  const main = page.getByRole('main')
  const first = main.getByLabel(t('account.firstName'))
  async function typeAndLose() {
    await hydrated(first)
    await first.fill('Annabel')
    // As if it had ended on the server: the page does not know.
    const headers = { 'sec-fetch-site': 'same-origin' }
    const ended = await context.request.get(`${shop.url}/api/istore/client/common3/logout`, { headers })
    expect(ended.ok()).toBe(true)
    await main.getByRole('button', { name: t('account.save') }).click()
    await expect(main.getByRole('heading', { level: 1, name: t('account.login.title') })).toBeVisible()
  }
  async function signIn(emailID: string) {
    await main.getByLabel(t('account.email')).fill(emailID)
    await main.getByLabel(t('account.password'), { exact: true }).fill(PASSWORD)
    await main.getByRole('button', { name: t('account.login.submit') }).click()
    await expect(main.getByRole('heading', { level: 1, name: t('account.profile.title') })).toBeVisible()
  }
  await page.goto('/user/profile')
  await typeAndLose()
  await signIn(ann.emailID)
  await expect(first).toHaveValue('Annabel')
  await typeAndLose()
  await signIn(boID)
  await expect(first).toHaveValue('Bo')
  await expect(main.getByText(ann.emailID)).toHaveCount(0)
})
