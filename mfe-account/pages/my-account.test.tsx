import { expect, test } from 'vitest'
import { COUNT, open } from '../fixtures/open.ts'
import { ANN, refuses } from '../fixtures/visitors.ts'

test('VIS-2 the anonymous are sent to sign in and come back', async () => {
  const { redirect } = await open('/user/list', { [COUNT]: refuses(401) })
  expect(redirect).toBe('/account/login?next=%2Fuser%2Flist')
})

test('VIS-2 my account greets, counts orders and offers to sign out', async () => {
  const { html } = await open('/user/list', { [COUNT]: () => ({ count: 3 }) }, { session: ANN })
  expect(html).toContain('Hello, Ann')
  expect(html).toContain('3 orders')
  expect(html).toContain('href="/user/orders"')
  expect(html).toContain('Sign Out')
})

test('LNG-2 my account in Chinese, kept out of search engines', async () => {
  const { html, meta } = await open('/user/list', { [COUNT]: () => ({ count: 1 }) }, { language: 'zh' })
  expect(html).toMatch(/<h1[^>]*>[^<]*\p{Script=Han}/u)
  expect(meta).toEqual({ title: '我的账户', noindex: true })
})
