import { expect, test } from 'vitest'
import { APP_INFO } from '../fixtures/app.ts'
import { open } from '../fixtures/open.ts'
import { ANN, refuses, SAVED } from '../fixtures/visitors.ts'

const LIST = 'GET admin/userManagement/getAddresses/{id}/type/{type}'
const answers = {
  [LIST]: ({ params }: { params?: Record<string, string> }) => ({
    type: params?.type,
    addresses: params?.type === 'SHIPPING' ? [SAVED, { ...SAVED, id: 'other', isDefault: false }] : [],
  }),
  'GET common3/supportedCountries': { countries: [{ code: 'CA', name: 'Canada' }] },
  'GET common3/provinces/{country}': { provinces: [{ code: 'ON', name: 'Ontario' }] },
}

test('ACC-2 both lists, the default marked, each address with what can be done with it', async () => {
  const { html, meta } = await open('/user/addresses', answers, { session: ANN })
  for (const text of ['Delivery addresses', 'Billing addresses', 'None yet.', 'L3R 0A1', '>Default<'])
    expect(html).toContain(text)
  expect(html.match(/>Make default</g)).toHaveLength(1)
  expect(meta).toEqual({ title: 'Addresses', noindex: true })
})

test('API-5 ACC-2 addresses are shown also where no call lists countries or provinces', async () => {
  for (const gone of ['GET common3/supportedCountries', 'GET common3/provinces/{country}']) {
    const { html } = await open('/user/addresses', { ...answers, [gone]: refuses(404) }, { session: ANN })
    expect(html).toContain('L3R 0A1')
    expect(html).toContain('>Remove<')
  }
})

test('API-5 ACC-2 a store that keeps addresses of one type alone shows those; of none it says so', async () => {
  const without = (...types: string[]) => ({
    ...answers,
    [LIST]: (given: { params?: Record<string, string> }) =>
      types.includes(given.params?.type ?? '') ? refuses(404)() : answers[LIST](given),
  })
  const { html } = await open('/user/addresses', without('BILLING'), { session: ANN })
  expect(html).toContain('L3R 0A1')
  expect(html).not.toContain('Billing addresses')
  const none = await open('/user/addresses', without('BILLING', 'SHIPPING'), { session: ANN })
  expect(none.html).toContain('This store does not offer this.')
})

test('VIS-2 the anonymous, and whose session has ended, sign in and come back', async () => {
  const login = '/account/login?next=%2Fuser%2Faddresses'
  expect((await open('/user/addresses')).redirect).toBe(login)
  const over = { ...answers, [LIST]: refuses(401) }
  expect((await open('/user/addresses', over, { session: ANN })).redirect).toBe(login)
})

test('LNG-2 the same in Chinese', async () => {
  const { html } = await open('/user/addresses', answers, { session: ANN, language: 'zh' })
  expect(html).toMatch(/<h1[^>]*>地址/)
})

test('HDR-5 VIS-2 a store without a cart speaks of none: at its addresses, to sign in and to register', async () => {
  const appInfo = { ...APP_INFO, flags: { ...APP_INFO.flags, enableCheckout: false } }
  for (const [path, session] of [
    ['/user/addresses', ANN],
    ['/account/login', undefined],
    ['/account/signup', undefined],
  ] as const) {
    const has = await open(path, answers, { ...(session && { session }) })
    expect(has.html, path).toMatch(/\b(?:cart|checkout)\b/)
    const { html } = await open(path, answers, { appInfo, ...(session && { session }) })
    expect(html, path).toContain('<h1')
    expect(html.replaceAll(/="[^"]*"/g, ''), path).not.toMatch(/\b(?:cart|checkout)\b/i)
  }
})
