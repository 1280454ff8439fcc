import type { ApiClient } from 'shared-contracts/api/client.ts'
import { expect, test } from 'vitest'
import { config, contact, fakeApp, slots } from '../fixtures/fake-app.ts'
import { lost, refusal } from '../fixtures/refuse.ts'
import type { Details } from './details-schema.ts'
import { offerWithout, saveDetails } from './save-details.ts'

const start = slots[1]?.start ?? ''
const details: Details = { method: 'pickup', localStoreName: 'Markham', ...contact, start }
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
    ['updateOrderMethod', { body: { methodName: 'pickup', localStoreName: 'Markham' } }],
    ['orderContactInfo', { query: { localStoreName: 'Markham', methodName: 'pickup' }, body: contact }],
    ['orderPickupDateTime', { body: { start } }],
  ])
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
