import { expect, test } from 'vitest'
import { open } from '../fixtures/open.ts'
import { ANN } from '../fixtures/visitors.ts'
import { handedEmail } from '../sign-in/use-handed-email.ts'

test('VIS-2 registering: names, email and new password with their tokens', async () => {
  const { html } = await open('/account/signup')
  for (const token of ['given-name', 'family-name', 'email', 'new-password'])
    expect(html).toMatch(new RegExp(`autoComplete="${token}"`, 'i'))
  expect(html).toContain('At least 8 characters')
})

test('VIS-1 who is signed in already goes on', async () => {
  expect((await open('/account/signup', {}, { session: ANN })).redirect).toBe('/user/orders')
  expect((await open('/account/signup?next=%2Fcheckout', {}, { session: ANN })).redirect).toBe('/checkout')
})

test('ACC-1 signup takes an email handed over in the history entry only', () => {
  expect(handedEmail({ email: 'a@b.ca' })).toBe('a@b.ca')
  for (const state of [null, undefined, 'x', {}, { email: 3 }]) expect(handedEmail(state)).toBe('')
})

test('LNG-2 registering in Chinese, kept out of search engines', async () => {
  const { html, meta } = await open('/account/signup', {}, { language: 'zh' })
  expect(html).toMatch(/<h1[^>]*>[^<]*\p{Script=Han}/u)
  expect(meta).toEqual({ title: '注册', noindex: true })
})
