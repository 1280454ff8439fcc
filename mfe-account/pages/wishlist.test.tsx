import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { expect, test } from 'vitest'
import { open } from '../fixtures/open.ts'
import { ANN } from '../fixtures/visitors.ts'

test('CAT-11 guests have a wishlist too; what is on it only their browser knows', async () => {
  const guest = await open('/user/wishlist', {}, { session: ANONYMOUS })
  expect(guest.redirect).toBeNull()
  expect(guest.html).toContain('Wishlist')
  expect(guest.html).not.toContain('My account')
  expect((await open('/user/wishlist', {}, { session: ANN })).html).toContain('My account')
})

test('CAT-11 VIS-4 signing out is spoken of to those who can', async () => {
  expect((await open('/user/wishlist', {}, { session: ANONYMOUS })).html).toContain('Kept in this browser.')
  expect((await open('/user/wishlist', {}, { session: ANN })).html).toContain('until you sign out')
})

test('LNG-2 the same in Chinese, kept out of search engines', async () => {
  const { html, meta } = await open('/user/wishlist', {}, { session: ANN, language: 'zh' })
  expect(html).toMatch(/<h1[^>]*>心愿单/)
  expect(meta).toEqual({ title: '心愿单', noindex: true })
})
