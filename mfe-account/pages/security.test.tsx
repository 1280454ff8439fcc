import type { PlatformKind } from 'shared-contracts/remote/platform/platform.ts'
import { createFakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { openPage } from 'shared-contracts/testing/render-page.tsx'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { open } from '../fixtures/open.ts'
import { ANN } from '../fixtures/visitors.ts'
import remote from '../remote.ts'

test('VIS-2 the anonymous are sent to sign in and come back', async () => {
  expect((await open('/user/security')).redirect).toBe('/account/login?next=%2Fuser%2Fsecurity')
})

test('ACC-1 changing the password asks for the old one and the new one', async () => {
  const { html, meta } = await open('/user/security', {}, { session: ANN })
  expect(html).toMatch(/autoComplete="current-password"/i)
  expect(html).toMatch(/autoComplete="new-password"/i)
  expect(meta).toEqual({ title: 'Sign-in and Security', noindex: true })
})

test('LNG-2 the same in Chinese', async () => {
  const { html } = await open('/user/security', {}, { session: ANN, language: 'zh' })
  expect(html).toMatch(/<h1[^>]*>登录与安全/)
})

test('ACC-12 APP-1 the page comes with the ways to sign in and with where the account is signed in, so that nothing moves later', async () => {
  const sessions = [
    {
      id: 's1',
      device: 'Safari · iPhone',
      signedInAt: '2026-06-01T10:00:00Z',
      seenAt: '2026-06-02T00:00:00Z',
      current: true,
    },
  ]
  const answers = {
    'GET weChat/enabled': { enabled: true, linked: false },
    'PUT admin/userManagement/userInfo': { ...ANN, sessions },
  }
  const { html } = await open('/user/security', answers, { session: ANN })
  expect(html).toContain('Safari · iPhone')
  expect(html).toContain('Other ways to sign in')
  expect(html.indexOf('Your data')).toBeGreaterThan(html.indexOf('Safari'))
})

test('ACC-12 a store that says neither leaves the way to end all sessions', async () => {
  const { html } = await open('/user/security', {}, { session: ANN })
  expect(html).toContain('Sign out on every')
  expect(html).not.toContain('Other ways to sign in')
})

test('ACC-11 an address that is not confirmed is named, with the way to have its link mailed again; where the store does not say, nothing is', async () => {
  const shown = async (emailConfirmed?: boolean) => {
    const answers = { 'PUT admin/userManagement/userInfo': { ...ANN, sessions: [], emailConfirmed } }
    return (await open('/user/security', answers, { session: ANN })).html.replaceAll('<!-- -->', '')
  }
  const html = await shown(false)
  expect(html).toContain(`${ANN.user?.emailID} is not confirmed yet`)
  expect(html).toContain('>Send the mail again<')
  for (const said of [true, undefined]) expect(await shown(said)).not.toContain('not confirmed')
})

test('ACC-11 below the form for a new password the page says that linked ways in stay, where there are any', async () => {
  const shown = async (linked: boolean | undefined) => {
    const answers = { 'GET weChat/enabled': { enabled: true, linked } }
    return (await open('/user/security', answers, { session: ANN })).html
  }
  const stays = 'signs in without your password, also after you change it'
  const html = await shown(true)
  expect(html.indexOf(stays)).toBeGreaterThan(html.indexOf('autoComplete="new-password"'))
  expect(await shown(false)).not.toContain(stays)
  expect(await shown(undefined)).not.toContain(stays)
})

test('ACC-8 PLT-5 an app around the shop links its own accounts alone; what is linked can be unlinked everywhere', async () => {
  const shown = async (kind: PlatformKind, linked: boolean) => {
    const { api } = createFakeBackend({
      'GET weChat/enabled': { enabled: true, linked },
      'GET common3/apaId': { authorizeUrl: 'https://provider.test/', linked },
    })
    const app = fakeApp(api, { session: ANN })
    const { html } = await openPage(remote.pages, '/user/security', {
      ...app,
      platform: { ...app.platform, kind },
    })
    return [...html.replaceAll('<!-- -->', '').matchAll(/>((?:Link|Unlink) [^<]*)</g)].map(([, text]) => text)
  }
  expect(await shown('browser', false)).toEqual(['Link WeChat', 'Link Alipay'])
  expect(await shown('wechat', false)).toEqual(['Link WeChat'])
  expect(await shown('wechat-mini', false)).toEqual(['Link WeChat'])
  expect(await shown('alipay', false)).toEqual(['Link Alipay'])
  expect(await shown('alipay', true)).toEqual(['Unlink WeChat', 'Unlink Alipay'])
})
