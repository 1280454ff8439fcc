import { createFakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { detail, SAVED, summary } from '../fixtures/visitors.ts'
import { collectData } from './collect.ts'

const STATEMENT = 'GET admin/storeCreditManagement/storeCreditHistory'
const ANSWERS = {
  'GET admin/userManagement/getAddresses/{id}/type/{type}': { addresses: [SAVED] },
  'GET admin/userManagement/image/user/{id}': { profileImage: null, verifiedContact: [] },
  'GET admin/userManagement/verifiedContact/idNumber': { contact: null },
  'GET admin/storeCreditManagement/storeCredit': { balance: 5, currency: 'CAD' },
  [STATEMENT]: { entries: [], count: 0, currency: 'CAD' },
  'GET admin/userManagement/membershipDetail': { membership: null, periods: [] },
  'GET admin/trackingManagement/referrer/userTracking/GeneralInfo/': { myID: 'ABCD1234' },
  'GET admin/userManagement/influencerProfile': { status: 'none', profile: null },
  'GET admin/orderManagement/order/{id}': detail,
}
const ORDERS = 'GET admin/orderManagement/customer/{id}/orders'

test('ACC-12 a person takes all their data away, every order whole', async () => {
  const { api, calls } = createFakeBackend({
    ...ANSWERS,
    [ORDERS]: ({ query }: { query?: Record<string, string> }) => ({
      orders:
        query?.startingPosition === '0' ? Array.from({ length: 100 }, (_, n) => summary(n)) : [summary(100)],
    }),
  })
  const data = await collectData(api, 'u1', { firstName: 'Ann' })
  expect(data).toMatchObject({ profile: { firstName: 'Ann' }, storeCredit: { balance: 5 } })
  expect(data.orders).toHaveLength(101)
  expect(calls.filter(({ call }) => call === ORDERS)).toHaveLength(2)
})

test('ACC-12 a person takes every change of their store credit away, however many a store gives at once', async () => {
  const entry = (id: number) => ({
    id,
    at: '2026-01-16T02:30:00Z',
    kind: 'gift',
    amount: 5,
    balanceAfter: 5 * id,
    orderID: null,
    note: null,
  })
  const all = Array.from({ length: 230 }, (_, n) => entry(230 - n))
  const { api, calls } = createFakeBackend({
    ...ANSWERS,
    [ORDERS]: { orders: [] },
    [STATEMENT]: ({ query }: { query?: Record<string, string> }) => {
      const start = Number(query?.startingPosition)
      return { entries: all.slice(start, start + 90), count: all.length, currency: 'CAD' }
    },
  })
  const { storeCredit } = await collectData(api, 'u1', null)
  expect(storeCredit.entries).toEqual(all)
  expect(calls.filter(({ call }) => call === STATEMENT)).toHaveLength(3)
})

test('ACC-12 a part that does not come leaves no half of the data', async () => {
  const { 'GET admin/storeCreditManagement/storeCredit': _, ...others } = ANSWERS
  const { api } = createFakeBackend({ ...others, [ORDERS]: { orders: [] } })
  await expect(collectData(api, 'u1', null)).rejects.toThrow('storeCredit')
})
