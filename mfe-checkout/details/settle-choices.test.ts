import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import { expect, test } from 'vitest'
import { config, contact, location, slots } from '../fixtures/fake-app.ts'
import { settleChoices } from './settle-choices.ts'

const start = slots[1]?.start ?? ''
const place = { ...location, methods: ['pickup', 'delivery', 'eatIn'], deliverySlots: slots }
const offer = { ...config, locations: [place] } as unknown as CheckoutConfig
const address = {
  streetNumberAndNameDetails: '8 Elm St',
  city: 'Markham',
  province: 'ON',
  postCode: 'L3P 1X2',
}
const delivery = { method: 'delivery', ...contact, ...address, start } as const
const settle = (
  details: Parameters<typeof settleChoices>[2],
  subtotal: number,
  served = true,
  from: CheckoutConfig = offer,
  method = details.method,
) =>
  settleChoices(
    {
      method,
      ask: async () =>
        served
          ? {
              kind: 'served',
              places: [{ localStoreName: 'Markham', fee: 499, minimum: 3000, freeOver: null }],
            }
          : { kind: 'not-served', why: 'Too far' },
      t: key => key,
      subtotal,
      money: minor => String(minor),
    },
    from,
    details,
    [],
  )

test('CHK-3 a delivery is settled with the place that serves the address', async () => {
  expect(await settle(delivery, 3000)).toMatchObject({ localStoreName: 'Markham', start })
})

test('CHK-3 CHK-6 what cannot be delivered is said at the postal code: where to, how little', async () => {
  await expect(settle(delivery, 3000, false)).rejects.toMatchObject({ field: 'postCode', message: 'Too far' })
  await expect(settle({ ...delivery, province: 'BC' }, 3000)).rejects.toMatchObject({ field: 'postCode' })
  await expect(settle(delivery, 2999)).rejects.toMatchObject({ message: 'checkout.delivery.short' })
  await expect(settle({ ...delivery, start: '' }, 3000)).rejects.toMatchObject({ field: 'start' })
})

test('CHK-1 eating in needs no time', async () => {
  const eatIn = { method: 'eatIn', ...contact, localStoreName: 'markham', tableNumber: 'A3' } as const
  expect(await settle(eatIn, 100)).toMatchObject({ localStoreName: 'Markham', start: null })
})

test('CHK-1 a way that was kept and is not offered any more does not count', async () => {
  const kept = { method: 'eatIn', ...contact, localStoreName: 'markham', start } as const
  expect(await settle(kept, 100, true, offer, 'pickup')).toMatchObject({ method: 'pickup', start })
})

test('CHK-1 what no place sells is said as such, and not as a store that was not chosen', async () => {
  const pickup = { method: 'pickup', ...contact, localStoreName: 'markham', start } as const
  const lacking = { ...place, unsold: ['Egg tart'] }
  const other = { ...place, id: 'w', localStoreName: 'West' }
  const at = (...locations: object[]) => ({ ...config, locations }) as unknown as CheckoutConfig
  await expect(settle(pickup, 100, true, at(lacking))).rejects.toMatchObject({
    field: 'localStoreName',
    message: 'checkout.unsold.none',
  })
  await expect(settle(pickup, 100, true, at(lacking, other))).rejects.toMatchObject({
    field: 'localStoreName',
    message: 'checkout.mistake.location',
  })
})

test('CHK-1 ACC-5 where nobody hands anything over neither time nor place is asked; a place of the store is named for the taxes', async () => {
  const from = { ...offer, draft: { ...offer.draft, immaterial: true } }
  const settled = await settle({ method: 'pickup', ...contact }, 0, true, from)
  expect(settled).toMatchObject({ localStoreName: 'Markham', start: null })
})
