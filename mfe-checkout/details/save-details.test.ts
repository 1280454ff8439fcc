import type { ApiClient } from 'shared-contracts/api/client.ts'
import { expect, test } from 'vitest'
import { config, contact, fakeApp, slots } from '../fixtures/fake-app.ts'
import { lost, refusal } from '../fixtures/refuse.ts'
import { offerWithout, type Settled, saveDetails } from './save-details.ts'

const start = slots[1]?.start ?? ''
const details: Settled = { method: 'pickup', localStoreName: 'Markham', ...contact, start }
const noWait = async () => {}
const remaining = (offer: typeof config) => offer.locations[0]?.pickupSlots.map(slot => slot.remaining)

test('CHK-1 method and place, contact, slot are sent in this order', async () => {
  const sent: unknown[] = []
  const api = (async (call: string, options: object) => {
    sent.push([call.split('/')[1], options])
    return config.draft
  }) as ApiClient
  await saveDetails(api, details, noWait)
  expect(sent).toEqual([
    ['updateOrderMethod', { query: {}, body: { methodName: 'pickup', localStoreName: 'Markham' } }],
    ['orderContactInfo', { query: { localStoreName: 'Markham', methodName: 'pickup' }, body: contact }],
    ['orderPickupDateTime', { query: {}, body: { start } }],
  ])
})

const address = {
  streetNumberAndNameDetails: '8 Elm St',
  city: 'Markham',
  province: 'ON',
  postCode: 'L3P 1X2',
}
test.each<[string, Partial<Settled>, [call: string, parts: object][]]>([
  [
    'what nobody hands over, without a time',
    { start: null },
    [
      ['updateOrderMethod', { body: { methodName: 'pickup', localStoreName: 'Markham' } }],
      ['orderContactInfo', { body: contact }],
    ],
  ],
  [
    'a day without a time',
    { start: '2026-07-02' },
    [
      ['updateOrderMethod', { body: { methodName: 'pickup', localStoreName: 'Markham' } }],
      ['orderContactInfo', { body: contact }],
      ['orderPickupDate', { body: { date: '2026-07-02' } }],
    ],
  ],
  [
    'a delivery, with the address kept in the account',
    { method: 'delivery', ...address, saveToMyProfile: true },
    [
      ['updateOrderMethod', { body: { methodName: 'delivery', localStoreName: 'Markham' } }],
      [
        'orderDeliverInfo',
        { query: { localStoreName: 'Markham', saveToMyProfile: 'true' }, body: { address, contact } },
      ],
      ['orderDeliveryDateTime', { body: { start } }],
    ],
  ],
  [
    'a table',
    { method: 'eatIn', tableNumber: 'A3', start: null },
    [
      ['updateOrderMethod', { body: { methodName: 'eatIn', localStoreName: 'Markham' } }],
      [
        'orderContactInfo',
        { query: { localStoreName: 'Markham', methodName: 'eatIn', tableNumber: 'A3' }, body: contact },
      ],
    ],
  ],
])('CHK-1 CHK-2 %s: what is sent', async (_, change, expected) => {
  const sent: unknown[] = []
  const api = (async (call: string, options: object) => {
    sent.push([call.split('/')[1], options])
    return config.draft
  }) as ApiClient
  await saveDetails(api, { ...details, ...change }, noWait)
  expect(sent).toMatchObject(expected)
})

test('CHK-1 a table that was named before is not sent with a pickup', async () => {
  const sent: unknown[] = []
  const api = (async (_call: string, { query }: { query: object }) => {
    sent.push(query)
    return config.draft
  }) as ApiClient
  await saveDetails(api, { ...details, tableNumber: 'A3' }, noWait)
  expect(sent).toEqual([{}, { localStoreName: 'Markham', methodName: 'pickup' }, {}])
})

test('CHK-2 a lost slot is refused as such; what is left is offered without it, in any case', async () => {
  const gone = fakeApp({
    'POST shoppingManagement4/updateOrderMethod': () => config.draft,
    'POST shoppingManagement4/orderContactInfo': () => config.draft,
    'POST shoppingManagement4/orderPickupDateTime': () => {
      throw refusal('slot-gone', 'That time is taken')
    },
    'GET shoppingManagement4/checkoutConfig': () => config,
  })
  await expect(saveDetails(gone.api, details, noWait)).rejects.toMatchObject({ code: 'slot-gone' })
  expect(remaining(await offerWithout(gone.api, start, config))).toEqual([0, 0, 6])
  const cut = fakeApp({
    'GET shoppingManagement4/checkoutConfig': () => {
      throw lost()
    },
  })
  expect(remaining(await offerWithout(cut.api, start, config))).toEqual([0, 0, 6])
})

test('CHK-6 a refusal of a field ends it there', async () => {
  const app = fakeApp({
    'POST shoppingManagement4/updateOrderMethod': () => config.draft,
    'POST shoppingManagement4/orderContactInfo': () => {
      throw refusal('invalid', 'This email cannot be used', 'body.email')
    },
  })
  await expect(saveDetails(app.api, details, noWait)).rejects.toMatchObject({
    errors: [{ field: 'body.email', message: 'This email cannot be used' }],
  })
  expect(app.calls).toHaveLength(2)
})

test('CHK-6 a step without an answer is repeated, and given up in the end', async () => {
  const app = fakeApp({
    'POST shoppingManagement4/updateOrderMethod': () => {
      throw lost()
    },
  })
  await expect(saveDetails(app.api, details, noWait)).rejects.toMatchObject({ name: 'NetworkError' })
  expect(app.calls).toHaveLength(4)
})
