import { expect, test } from 'vitest'
import { open } from '../fixtures/open.ts'
import { ANN } from '../fixtures/visitors.ts'

test('VIS-2 the anonymous are sent to sign in and come back', async () => {
  expect((await open('/user/profile')).redirect).toBe('/account/login?next=%2Fuser%2Fprofile')
})

test('ACC-2 the profile as it is: names, phone, picture', async () => {
  const user = {
    emailID: 'ann@example.com',
    firstName: 'Ann',
    lastName: 'Bo',
    phone: '416 555 0100',
    profileImage: '/a.webp',
  }
  const { html, meta } = await open('/user/profile', {}, { session: { ...ANN, user } })
  for (const text of ['value="Ann"', 'value="Bo"', 'value="416 555 0100"', 'src="/a.webp"', 'Remove'])
    expect(html).toContain(text)
  expect(meta).toEqual({ title: 'Profile', noindex: true })
})

test('API-5 VIS-1 of a store that names no address it is not said what they sign in with', async () => {
  const shown = async (user: object) =>
    (await open('/user/profile', {}, { session: { ...ANN, user: { ...ANN.user, ...user } as never } })).html
  expect(await shown({})).toContain('You sign in with ann@')
  for (const emailID of ['', undefined]) expect(await shown({ emailID })).not.toContain('You sign in with')
})

test('LNG-2 the same in Chinese', async () => {
  expect((await open('/user/profile', {}, { session: ANN, language: 'zh' })).html).toMatch(
    /<h1[^>]*>个人资料/,
  )
})
