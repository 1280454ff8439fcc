import { randomUUID } from 'node:crypto'
import { expectAccessible } from './support/axe.ts'
import { expectNoLayoutShift } from './support/layout-shift.ts'
import { mailTo } from './support/mails.ts'
import { shapes } from './support/shapes.ts'
import { expect, test } from './support/test.ts'

for (const { name: shape, language, t, use } of shapes('phoneZh'))
  test.describe(shape, () => {
    test.use(use)

    test('ACC-8 ACC-11 signing in with WeChat: an account for somebody new, linked, unlinked, linked again; told by mail', async ({
      page,
      shop,
    }) => {
      const main = page.getByRole('main')
      const name = t('account.provider.weChat')
      // As short as names are there.
      const person = `p${randomUUID().slice(0, 8)}`
      const emailID = `${randomUUID()}@example.com`
      /** At the provider: agrees as somebody. */
      async function agree() {
        await page.waitForURL(/\/sandbox\/identity\/wechat\//)
        await page.locator('input[name="other"]').fill(person)
        await page.locator('button[value="other"]').click()
      }
      await page.goto('/account/login?next=%2Fuser%2Fsecurity')
      await main.getByRole('button', { name: t('account.provider.with', { name }) }).click()
      await agree()
      await expect(main.getByRole('heading', { name: t('account.provider.newTitle') })).toBeVisible()
      await expectAccessible(page, 'somebody new', language)
      await main.getByLabel(t('account.firstName')).fill('Lin')
      await main.getByLabel(t('account.lastName')).fill('Wu')
      await main.getByLabel(t('account.email')).fill(emailID)
      await main.getByRole('button', { name: t('account.signup.submit') }).click()
      await expect(main.getByRole('heading', { level: 1, name: t('account.security.title') })).toBeVisible()

      await expect(main.getByText(t('account.security.isLinked'), { exact: true })).toBeVisible()
      await main.getByRole('button', { name: t('account.security.unlink', { name }) }).click()
      await expect(page.getByText(t('account.provider.unlinked', { name }))).toBeVisible()
      await main.getByRole('button', { name: t('account.security.link', { name }) }).click()
      await agree()
      await expect(page.getByText(t('account.provider.linked', { name }))).toBeVisible()
      await expect(main.getByText(t('account.security.isLinked'), { exact: true })).toBeVisible()
      await expectAccessible(page, 'providers', language)
      expect(await mailTo(shop, emailID, { en: 'From now on', zh: '也可以用' }[language])).toContain(name)

      await page.goto('/account/login?provider=weChat&state=xxxxxxxxxxxxxxxxxxxxx')
      await expect(main.getByRole('heading', { name: t('account.provider.failed', { name }) })).toBeFocused()
    })

    test('ACC-8 NFR-P the ways in that the store knows push nothing away as they come', async ({ page }) => {
      const name = t('account.provider.with', { name: t('account.provider.weChat') })
      await page.goto('/account/login')
      await expect(page.getByRole('button', { name })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectNoLayoutShift(page)
    })
  })
