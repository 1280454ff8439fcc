import { expect, test } from 'vitest'
import { APP_INFO } from '../fixtures/app.ts'
import { open } from '../fixtures/open.ts'

test('CHK-10 an order is found again by its number and e-mail; the number is filled in where it is known', async () => {
  const { html, meta } = await open('/account/findOrder?order=7K2M')
  expect(html).toContain('value="7K2M"')
  expect(html).toMatch(/autoComplete="email"/i)
  expect(html).toContain('method="post"')
  expect(meta).toEqual({ title: 'Find your order', noindex: true })
})

test('CHK-10 LNG-2 the same in Chinese', async () => {
  const { html } = await open('/account/findOrder', {}, { language: 'zh' })
  expect(html).toMatch(/<h1[^>]*>查找订单/)
})

test('CHK-10 APP-4 where nobody can sign in no way leads there', async () => {
  const toLogin = async (enableUserAccounts: boolean) => {
    const appInfo = { ...APP_INFO, flags: { ...APP_INFO.flags, enableUserAccounts } }
    const { html } = await open('/account/findOrder', {}, { appInfo })
    return html.includes('href="/account/login"')
  }
  expect(await toLogin(true)).toBe(true)
  expect(await toLogin(false)).toBe(false)
})

test('CHK-10 who is sent to sign in for an order is shown the other way, with its number', async () => {
  const { html } = await open(`/account/login?next=${encodeURIComponent('/user/orders?id=7K2M')}`)
  expect(html).toContain('href="/account/findOrder?order=7K2M"')
  expect((await open('/account/login')).html).toContain('href="/account/findOrder"')
})
