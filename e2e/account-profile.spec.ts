import { randomBytes, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { openForm } from './support/open-form.ts'
import { shapes } from './support/shapes.ts'
import { expect, hydrated, test } from './support/test.ts'
import { endSession, newVisitor, register, takeOver } from './support/visitor.ts'

const PASSWORD = 'steamed buns at noon'

/** The browser is signed in as somebody new. */
async function member(url: string, context: BrowserContext, firstName: string, language: 'en' | 'zh') {
  const visitor = await newVisitor(url, language)
  const account = await register(visitor.api, { password: PASSWORD, firstName })
  await context.clearCookies()
  await takeOver(context, url, visitor.cookies())
  return { ...visitor, ...account }
}

/** A PNG of grey noise, which no encoder makes small. @param edge px @param claimed side that its header says */
function noise(edge: number, claimed = edge): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(claimed, 0)
  header.writeUInt32BE(claimed, 4)
  header[8] = 8
  const rows = Array.from({ length: edge }, () => Buffer.concat([Buffer.alloc(1), randomBytes(edge)]))
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

type Told = 'notPicture' | 'tooLarge' | 'tooManyPixels'
/** What the page must refuse by itself; store-api's own door: store-api/uploads/uploads.test.ts. */
const HOSTILE: [name: string, mimeType: string, bytes: Buffer, told: Told][] = [
  ['a.svg', 'image/svg+xml', Buffer.from('<svg onload="alert(1)"/>'), 'notPicture'],
  ['svg.png', 'image/png', Buffer.from('<svg onload="alert(1)"/>'), 'notPicture'],
  ['page.png', 'image/png', Buffer.from('<script>alert(1)</script>'), 'notPicture'],
  ['a.html', 'text/html', Buffer.from('<script>alert(1)</script>'), 'notPicture'],
  ['a.gif', 'image/gif', Buffer.from('GIF89a/*x*/=1;alert(1)'), 'notPicture'],
  ['gif.jpg', 'image/jpeg', Buffer.from('GIF89a/*xxxxxxxxx*/=1;alert(1)'), 'notPicture'],
  ['a.pdf', 'application/pdf', Buffer.from('%PDF-1.7'), 'notPicture'],
  ['a.zip', 'application/zip', Buffer.from('PK\x03\x04'), 'notPicture'],
  ['program.webp', 'image/webp', Buffer.from(`MZ${'\0'.repeat(100)}`), 'notPicture'],
  ['half.png', 'image/png', noise(20).subarray(0, 20), 'notPicture'],
  ['empty.png', 'image/png', Buffer.alloc(0), 'notPicture'],
  ['bomb.png', 'image/png', noise(20, 20_000), 'tooManyPixels'],
]

for (const { name: shape, language, t, use } of shapes('phoneEn'))
  test.describe(shape, () => {
    test.use(use)

    test('ACC-2 profile, picture and addresses; hostile files are refused at their field', async ({
      page,
      context,
      shop,
    }) => {
      const { api, userID } = await member(shop.url, context, 'Mei', language)
      const main = page.getByRole('main')
      const phone = await openForm(page, '/user/profile', t('account.phone'))
      await phone.fill('416 555 0123')
      await main.getByRole('button', { name: t('account.save') }).click()
      await expect(page.getByText(t('account.saved'))).toBeVisible()
      await page.reload()
      await expect(phone).toHaveValue('416 555 0123')

      const picture = main.getByLabel(t('account.picture.choose'))
      await hydrated(picture)
      const note = main
        .locator('.field', { has: page.getByLabel(t('account.picture.choose')) })
        .locator('.field-error')
      for (const [name, mimeType, buffer, told] of HOSTILE) {
        await picture.setInputFiles({ name, mimeType, buffer })
        // Emptied once it is decided.
        await expect(picture, name).toHaveValue('')
        await expect(note, name).toHaveText(t(`account.picture.${told}`))
      }
      const large = join(tmpdir(), `${randomUUID()}.jpg`)
      const file = await open(large, 'w')
      await file.truncate(100 * 1024 * 1024)
      await file.close()
      await picture.setInputFiles(large)
      await expect(note).toHaveText(t('account.picture.tooLarge', { max: 30 }))
      await rm(large)
      const mine = { params: { id: userID } }
      expect((await api('GET admin/userManagement/image/user/{id}', mine)).profileImage).toBeNull()
      await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: noise(900) })
      const cut = page.getByRole('dialog', { name: t('account.picture.crop') })
      await cut.getByLabel(t('account.picture.zoom')).fill('2')
      await expectAccessible(page, 'cutting a picture', language)
      // A network so slow that somebody wants to know how far it is.
      const network = await context.newCDPSession(page)
      const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 30 * 1024 }
      await network.send('Network.enable')
      await network.send('Network.emulateNetworkConditions', slow)
      await cut.getByRole('button', { name: t('account.picture.use') }).click()
      await expect(main.getByRole('progressbar')).toBeVisible()
      await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
      await expect(main.getByRole('button', { name: t('account.remove') })).toBeVisible()
      const kept = (await api('GET admin/userManagement/image/user/{id}', mine)).profileImage
      expect([kept?.width, kept?.height]).toEqual([450, 450])
      await expectAccessible(page, 'profile', language)

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
      await expectAccessible(page, 'address form', language)
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
      const ann = await member(shop.url, context, 'Ann', language)
      const bo = await newVisitor(shop.url, language)
      const { emailID: boID } = await register(bo.api, { password: PASSWORD, firstName: 'Bo' })
      const main = page.getByRole('main')
      const first = main.getByLabel(t('account.firstName'))
      async function typeAndLose() {
        await hydrated(first)
        await first.fill('Annabel')
        await endSession(shop.url, context)
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

    test('API-5 ACC-2 whose backend answers a change of the profile, or a picture, with no content stays signed in and hears that it is saved', async ({
      page,
      context,
      shop,
    }) => {
      await member(shop.url, context, 'Ann', language)
      await page.route(/\/userManagement\/(?:userInfo|image\/upload)$/, async route => {
        await route.fetch()
        await route.fulfill({ status: 204 })
      })
      const main = page.getByRole('main')
      const saved = page.getByText(t('account.saved'))
      const first = await openForm(page, '/user/profile', t('account.firstName'))
      await first.fill('Annabel')
      await main.getByRole('button', { name: t('account.save') }).click()
      await expect(saved).toBeVisible()
      await expect(first).toHaveValue('Annabel')
      await expect(page.getByRole('banner').getByRole('link', { name: t('shell.signIn') })).toHaveCount(0)

      await page.reload()
      const picture = main.getByLabel(t('account.picture.choose'))
      await hydrated(picture)
      await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: noise(90) })
      await page
        .getByRole('dialog', { name: t('account.picture.crop') })
        .getByRole('button', { name: t('account.picture.use') })
        .click()
      await expect(saved).toBeVisible()
      await expect(first).toHaveValue('Annabel')
    })

    test('ACC-12 ERR-2 whose session has ended elsewhere is led to sign in before every device is signed out, and not told that it is done', async ({
      page,
      context,
      shop,
    }) => {
      const { emailID } = await member(shop.url, context, 'Ann', language)
      const phone = await newVisitor(shop.url)
      await phone.api('POST common3/signon', { body: { emailID, password: PASSWORD } })
      const main = page.getByRole('main')
      await page.goto('/user/security')
      const everywhere = main.getByRole('button', { name: t('account.sessions.everywhere') })
      await hydrated(everywhere)
      await endSession(shop.url, context)
      await everywhere.click()
      await main.getByLabel(t('account.email')).fill(emailID)
      await main.getByLabel(t('account.password'), { exact: true }).fill(PASSWORD)
      await main.getByRole('button', { name: t('account.login.submit') }).click()
      await hydrated(everywhere)
      await everywhere.click()
      await expect(page.getByText(t('account.left.everywhere'))).toBeVisible()
      expect((await phone.api('GET common3/appInfoInit')).body.userID).toBeNull()
    })

    test('VIS-4 signing out in one tab takes the account out of another, and what that one kept for it', async ({
      page,
      context,
      shop,
    }) => {
      const { emailID } = await member(shop.url, context, 'Ann', language)
      const form = page.getByRole('main').getByLabel(t('account.firstName'))
      await page.goto('/user/profile')
      await hydrated(form)
      await form.fill('Annabel')
      const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
      await expect.poll(kept).toContain('Annabel')
      // From then on a tab hears of the others.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('arcade.visitor'))).not.toBeNull()
      const other = await context.newPage()
      await other.goto('/user/list')
      const out = other.getByRole('button', { name: t('account.my.signOut') })
      await hydrated(out)
      await out.click()
      await expect(other.getByText(t('account.left.signedOut'))).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: t('account.login.title') })).toBeVisible()
      await expect(page.getByText(emailID)).toHaveCount(0)
      expect(await kept()).not.toContain('Annabel')
    })

    test('VIS-4 CHK-6 a session that ends in a dialog: after signing in it is open again, as it was typed; secrets are not kept', async ({
      page,
      context,
      shop,
    }) => {
      const { emailID } = await member(shop.url, context, 'Ann', language)
      const main = page.getByRole('main')
      const signInAgain = async () => {
        await expect(main.getByRole('heading', { level: 1, name: t('account.login.title') })).toBeVisible()
        await main.getByLabel(t('account.email')).fill(emailID)
        await main.getByLabel(t('account.password'), { exact: true }).fill(PASSWORD)
        await main.getByRole('button', { name: t('account.login.submit') }).click()
      }
      const save = { name: t('account.save') }

      await page.goto('/user/addresses')
      const add = main.getByRole('button', { name: t('account.addresses.add') }).first()
      await hydrated(add)
      await add.click()
      const form = page.getByRole('dialog', { name: t('account.addresses.add') })
      const typed = {
        [t('account.phone')]: '416 555 0123',
        [t('account.addresses.street')]: '5 Elm St',
        [t('account.addresses.city')]: 'Markham',
        [t('account.addresses.postCode')]: 'L3R 0A1',
      }
      for (const [label, value] of Object.entries(typed)) await form.getByLabel(label).fill(value)
      await form.getByLabel(t('account.addresses.province')).selectOption('ON')
      await endSession(shop.url, context)
      await form.getByRole('button', save).click()
      await signInAgain()
      await expect(form).toBeVisible()
      for (const [label, value] of Object.entries(typed))
        await expect(form.getByLabel(label)).toHaveValue(value)
      await form.getByRole('button', save).click()
      await expect(form).toBeHidden()
      await expect(main.getByText('Markham, ON L3R 0A1')).toBeVisible()

      // A language is switched, and the session ends, in the middle of the most private form there is.
      const legalName = await openForm(page, '/user/identity', t('account.identity.legalName'))
      await legalName.fill('Ann Chen')
      await main.getByLabel(t('account.phone')).fill('416 555 0123')
      await main.getByLabel(t('account.identity.idType'), { exact: true }).selectOption('passport')
      await main.getByLabel(t('account.identity.idNumber'), { exact: true }).fill('AB 123456')
      await endSession(shop.url, context)
      await main.getByRole('button', save).click()
      await signInAgain()
      await expect(legalName).toHaveValue('Ann Chen')
      await expect(main.getByLabel(t('account.identity.idType'), { exact: true })).toHaveValue('passport')
      await expect(main.getByLabel(t('account.identity.idNumber'), { exact: true })).toHaveValue('')
    })
  })
