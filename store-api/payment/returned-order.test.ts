import { expect, test } from 'vitest'
import type { Order } from '../ordering/own-order.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { returnedOrder } from './returned-order.ts'

const ADDRESS = {
  streetNumberAndNameDetails: '8 Elm Street',
  city: 'Markham',
  province: 'ON',
  postCode: 'L3R 2B2',
}
/** Paid: nothing more is read of it. */
const seenBy = (own: boolean, more: Partial<Order> = {}) =>
  returnedOrder(
    {} as Shop,
    { language: 'en' } as Visitor,
    {
      status: 'NEW',
      paymentStatus: 'PAID_ONLINE',
      method: 'delivery',
      location: { localStoreName: 'Main Shop' },
      address: ADDRESS,
      pickupCode: 'K7Q2M',
      contact: { email: 'lin@example.com' },
      ...more,
    } as Order,
    own,
  )

test('RET-9 CHK-1 a delivery is shown with its address and without a pickup code', async () => {
  expect(await seenBy(true)).toMatchObject({ address: ADDRESS, pickupCode: null })
})

test('ACC-10 a return token alone opens no address', async () => {
  expect(await seenBy(false)).toMatchObject({ address: null })
})

test('RET-9 GRP-1 an order of a group buy names it, any other says nothing of one', async () => {
  expect(await seenBy(false, { fissionCampaignId: 'g1' })).toMatchObject({ fissionCampaignId: 'g1' })
  expect(await seenBy(true, { fissionCampaignId: null })).not.toHaveProperty('fissionCampaignId')
})
