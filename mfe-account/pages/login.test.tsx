import { expect, test } from 'vitest'
import { APP_INFO } from '../fixtures/app.ts'
import { open } from '../fixtures/open.ts'
import { ANN } from '../fixtures/visitors.ts'

test('VIS-2 ACC-1 sign-in: autofill tokens, a link to registering, nothing sent by address', async () => {
  const { html } = await open('/account/login?next=%2Fuser%2Forders%3Fid%3DA1')
  expect(html).toMatch(/autoComplete="username"/i)
  expect(html).toMatch(/autoComplete="current-password"/i)
  expect(html).toContain('method="post"')
  expect(html).toContain('href="/account/signup?next=%2Fuser%2Forders%3Fid%3DA1"')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test.each([
  ['en', 'please turn on JavaScript'],
  ['zh', '启用 JavaScript'],
] as const)('ERR-2 without scripts a form says why it cannot be sent (%s)', async (language, words) => {
  for (const name of ['login', 'signup', 'findOrder', 'forgotPassword', 'resetPassword'])
    expect((await open(`/account/${name}`, {}, { language })).html, name).toMatch(
      new RegExp(`<noscript>.*${words}.*</noscript>`),
    )
  for (const name of ['security', 'profile'])
    expect((await open(`/user/${name}`, {}, { language, session: ANN })).html, name).toMatch(
      new RegExp(`<noscript>.*${words}.*</noscript>`),
    )
})

test.each([
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '/.//evil.test',
  '/x/..//evil.test',
  'javascript:1',
])('RTE-6 next=%s leads nowhere else', async next => {
  const { html } = await open(`/account/login?next=${encodeURIComponent(next)}`)
  expect(html).not.toContain('evil')
  expect(html).toContain('href="/account/signup"')
})

test('VIS-1 who is signed in already goes on', async () => {
  expect((await open('/account/login?next=%2Fcheckout', {}, { session: ANN })).redirect).toBe('/checkout')
  expect((await open('/account/login', {}, { session: ANN })).redirect).toBe('/user/list')
})

test.each([
  ['signedOut', 'You are signed out.'],
  ['deleted', 'Your account is deleted.'],
])('VIS-4 who left (%s) is told so', async (left, words) => {
  expect((await open(`/account/login?left=${left}`)).html).toContain(words)
})

test('VIS-4 nobody else is told anything', async () => {
  for (const address of ['/account/login', '/account/login?left=%3Cb%3E'])
    expect((await open(address)).html).not.toContain('notice-success')
})

test('VIS-2 a store without accounts has neither sign-in nor registration', async () => {
  const appInfo = { ...APP_INFO, flags: { ...APP_INFO.flags, enableUserAccounts: false } }
  for (const name of ['login', 'signup', 'forgotPassword', 'resetPassword', 'login?next=%2Fuser%2Fprofile'])
    expect((await open(`/account/${name}`, {}, { appInfo })).status, name).toBe(404)
  const order = '/account/login?next=%2Fuser%2Forders%3Fid%3DA1'
  expect((await open(order, {}, { appInfo })).redirect).toBe('/account/findOrder?order=A1')
})

test('CHK-10 a store without accounts leads who wants their orders to where one is found by its number', async () => {
  for (const next of ['/user/orders', '/user/orders?page=2', '/user/list']) {
    const address = `/account/login?next=${encodeURIComponent(next)}`
    for (const enableCheckout of [true, false]) {
      const flags = { ...APP_INFO.flags, enableUserAccounts: false, enableCheckout }
      expect((await open(address, {}, { appInfo: { ...APP_INFO, flags } })).redirect).toBe(
        '/account/findOrder',
      )
    }
  }
})

test('LNG-2 sign-in in Chinese, kept out of search engines', async () => {
  const { html, meta } = await open('/account/login', {}, { language: 'zh' })
  expect(html).toMatch(/<h1[^>]*>[^<]*\p{Script=Han}/u)
  expect(meta).toEqual({ title: '登录', noindex: true })
})

test('ACC-8 who comes back from a provider signed in is not led on: they may be linking it', async () => {
  const { html, redirect } = await open(
    '/account/login?provider=weChat&code=abcdefgh&state=s',
    {},
    { session: ANN },
  )
  expect(redirect).toBeNull()
  expect(html).toContain('WeChat is telling us who you are')
})
