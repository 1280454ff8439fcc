import { expect, test } from 'vitest'
import { inviteAddress } from './invite-address.ts'

test('GRP-2 an invitation carries the id of who sends it, and a guest’s carries none', () => {
  const path = '/store/groupCampaign/together'
  expect(inviteAddress('http://shop.test', { path, referralID: 'a b' })).toBe(
    `http://shop.test${path}?ref=a+b`,
  )
  expect(inviteAddress('http://shop.test', { path, referralID: null })).toBe(`http://shop.test${path}`)
})
