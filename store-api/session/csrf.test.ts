import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestLine, WRITES } from '../testing/calls.ts'
import { member } from '../testing/people.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestShop
let visitor: Visitor
beforeAll(async () => {
  shop = await startShop()
  visitor = (await member(shop)).visitor
})
afterAll(() => shop.close())

test.each(WRITES)('API-2 %s does nothing for a browser whose token does not come along', async call => {
  const response = await visitor.raw(...requestLine(call), {
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': 'guessed',
      'sec-fetch-site': 'same-origin',
    },
    body: '{}',
  })
  expect([response.status, (await response.json()).error.errors[0].code]).toEqual([403, 'bad-token'])
})

test.each([
  'common3/logout',
  'common3/logout?everywhere=true',
  'common3/changeLocale/zh',
  'common3/forgotPassword?emailID=a@example.com',
  'admin/userManagement/joinAffiliatedReferralGoup/friends',
  'admin/userManagement/user/like/first/true',
])(
  'API-2 GET %s does nothing when another site, or a link in a mail, makes the browser send it',
  async path => {
    const from = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' },
      { origin: 'https://evil.example' },
      { referer: 'https://evil.example/page' },
    ]
    for (const headers of from) {
      const response = await visitor.raw('GET', `/api/istore/client/${path}`, { headers })
      expect(response.status).toBe(403)
    }
    expect((await visitor.api('GET common3/appInfoInit')).body.body.userID).not.toBeNull()
  },
)
