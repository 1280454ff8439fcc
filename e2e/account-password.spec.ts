import { randomUUID } from 'node:crypto'
import { expectAccessible } from './support/axe.ts'
import { linkIn, mailTo } from './support/mails.ts'
import { shapes } from './support/shapes.ts'
import { expect, test } from './support/test.ts'
import { newVisitor, register } from './support/visitor.ts'

for (const { name: shape, language, t, use } of shapes('desktopEn'))
  test.describe(shape, () => {
    test.use(use)

    test('ACC-1 a forgotten password: one answer for all, the link of the mail works once, its token reaches no server', async ({
      page,
      shop,
    }) => {
      const owner = await newVisitor(shop.url, language)
      const { emailID, password: old } = await register(owner.api)
      const main = page.getByRole('main')
      const addresses: string[] = []
      page.on('request', request => addresses.push(request.url()))

      const answers: string[] = []
      for (const address of [`${randomUUID()}@example.com`, emailID]) {
        await page.goto('/account/login')
        await main.getByRole('link', { name: t('account.login.forgot') }).click()
        // The page before has such a field too.
        await expect(main.getByRole('heading', { level: 1, name: t('account.forgot.title') })).toBeVisible()
        await main.getByLabel(t('account.email')).fill(address)
        await main.getByRole('button', { name: t('account.forgot.submit') }).click()
        await expect(main.getByRole('heading', { name: t('account.forgot.sentTitle') })).toBeFocused()
        answers.push((await main.innerText()).replace(address, '…'))
      }
      expect(answers[0]).toBe(answers[1])

      const link = linkIn(await mailTo(shop, emailID, 'resetPassword'), '/account/resetPassword')
      await page.goto(link)
      await expectAccessible(page, 'new password', language)
      const fresh = 'a short sentence of my own'
      await main.getByLabel(t('account.reset.new'), { exact: true }).fill(fresh)
      await main.getByRole('button', { name: t('account.reset.submit') }).click()
      await expect(main.getByRole('heading', { name: t('account.reset.doneTitle') })).toBeFocused()
      expect(addresses.filter(address => address.includes('token='))).toEqual([])
      await expect(owner.api('GET admin/orderManagement/orders/count')).rejects.toMatchObject({ status: 401 })

      await main.getByRole('link', { name: t('account.login.title') }).click()
      await main.getByLabel(t('account.email')).fill(emailID)
      await main.getByLabel(t('account.password'), { exact: true }).fill(fresh)
      await main.getByRole('button', { name: t('account.login.submit') }).click()
      await expect(main.getByRole('heading', { level: 1, name: /Mei/ })).toBeVisible()

      await page.goto('/user/security')
      await main.getByLabel(t('account.security.old'), { exact: true }).fill(old)
      await main.getByLabel(t('account.reset.new'), { exact: true }).fill('another short sentence')
      const change = main.getByRole('button', { name: t('account.security.change'), exact: true })
      await change.click()
      await expect(main.getByLabel(t('account.security.old'), { exact: true })).toBeFocused()
      await main.getByLabel(t('account.security.old'), { exact: true }).fill(fresh)
      await change.click()
      await expect(page.getByText(t('account.security.changed'))).toBeVisible()
      await expectAccessible(page, 'security', language)

      // Another device of the same person: seen from here, and signed out from here.
      const phone = await newVisitor(shop.url, language)
      await phone.api('POST common3/signon', { body: { emailID, password: 'another short sentence' } })
      await page.reload()
      await expect(main.getByText(t('account.sessions.here'))).toBeVisible()
      const other = `${t('account.sessions.end')} · ${t('account.sessions.unknown')}`
      await main.getByRole('button', { name: other }).click()
      await expect(page.getByText(t('account.sessions.ended'))).toBeVisible()
      await expect(phone.api('GET admin/orderManagement/orders/count')).rejects.toMatchObject({ status: 401 })
      // Scrolled to, what stands above would lie half under the header.
      await page.goto('/user/security')
      await expect(main.getByText(t('account.sessions.here'))).toBeVisible()
      await expectAccessible(page, 'sessions', language)

      await page.goto(link)
      await main.getByLabel(t('account.reset.new'), { exact: true }).fill(fresh)
      await main.getByRole('button', { name: t('account.reset.submit') }).click()
      await expect(main.getByText(t('account.reset.expired'))).toBeVisible()
      await expect(main.getByRole('link', { name: t('account.reset.askNew') })).toBeVisible()
    })
  })
