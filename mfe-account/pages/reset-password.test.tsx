import { expect, test } from 'vitest'
import { open } from '../fixtures/open.ts'

test('ACC-1 a new password: the server draws the form without knowing the token', async () => {
  const { html, meta } = await open('/account/resetPassword')
  expect(html).toMatch(/autoComplete="new-password"/i)
  expect(html).toContain('At least 8 characters')
  expect(meta).toEqual({ title: 'Choose a new password', noindex: true })
})

test('LNG-2 the same in Chinese', async () => {
  const { html } = await open('/account/resetPassword', {}, { language: 'zh' })
  expect(html).toMatch(/<h1[^>]*>设置新密码/)
})
