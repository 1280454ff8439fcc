import { expect, test } from 'vitest'
import { open } from '../fixtures/open.ts'
import { ANN } from '../fixtures/visitors.ts'

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
