import { expect, test } from 'vitest'
import { open } from '../fixtures/open.ts'

test('ACC-1 a forgotten password: one field, sent by post, kept out of search engines', async () => {
  const { html, meta } = await open('/account/forgotPassword')
  expect(html).toMatch(/autoComplete="username"/i)
  expect(html).toContain('method="post"')
  expect(html).toContain('href="/account/login"')
  expect(meta).toEqual({ title: 'Forgotten password', noindex: true })
})

test('LNG-2 the same in Chinese', async () => {
  const { html } = await open('/account/forgotPassword', {}, { language: 'zh' })
  expect(html).toMatch(/<h1[^>]*>忘记密码/)
})
