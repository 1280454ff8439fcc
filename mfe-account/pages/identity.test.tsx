import { ApiError } from 'shared-contracts/api/api-error.ts'
import { expect, test } from 'vitest'
import { open } from '../fixtures/open.ts'
import { ANN } from '../fixtures/visitors.ts'

const answers = {
  'GET admin/userManagement/verifiedContact/idNumber': {
    contact: {
      legalName: 'Ann Bo',
      phone: '416 555 0100',
      idType: 'passport',
      idNumber: '•••••123',
      status: 'incomplete',
    },
  },
  'GET admin/userManagement/image/user/{id}': {
    profileImage: null,
    verifiedContact: [{ side: 'back', src: 'data:image/webp;base64,AAAA' }],
  },
}

test('VIS-2 the anonymous are sent to sign in and come back', async () => {
  expect((await open('/user/identity')).redirect).toBe('/account/login?next=%2Fuser%2Fidentity')
})

test('ACC-7 the verified contact: its number masked and never in a field, its pictures, why it is kept', async () => {
  const { html, meta } = await open('/user/identity', answers, { session: ANN })
  const text = html.replaceAll('<!-- -->', '')
  for (const part of [
    'value="Ann Bo"',
    '•••••123',
    'A picture of the front is missing',
    'deleted with your account',
    'src="data:image/webp;base64,AAAA"',
  ])
    expect(text).toContain(part)
  expect(meta).toEqual({ title: 'Verified contact', noindex: true })
})

test.each([
  ['en', 'Show the pictures'],
  ['zh', '显示证件图片'],
] as const)('ACC-7 who signed in too long ago asks for the pictures first (%s)', async (language, words) => {
  const call = 'GET admin/userManagement/image/user/{id}'
  const tooOld = () => {
    throw new ApiError(call, 403, { error: { errors: [{ code: 'sign-in-again', message: 'x' }] } })
  }
  const { html } = await open('/user/identity', { ...answers, [call]: tooOld }, { session: ANN, language })
  expect(html).toContain(words)
  expect(html).toContain('value="Ann Bo"')
  expect((await open('/user/identity', answers, { session: ANN, language })).html).not.toContain(words)
})

test('LNG-2 the same in Chinese', async () => {
  const { html } = await open('/user/identity', answers, { session: ANN, language: 'zh' })
  expect(html).toMatch(/<h1[^>]*>实名信息/)
})

test.each([
  ['en', 'please turn on JavaScript'],
  ['zh', '启用 JavaScript'],
] as const)('ERR-2 without scripts the form says why it cannot be sent (%s)', async (language, words) => {
  const { html } = await open('/user/identity', answers, { session: ANN, language })
  expect(html).toMatch(new RegExp(`<noscript>.*${words}.*</noscript>`))
})
