import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import { expect, test } from 'vitest'
import { config, location, slots } from '../fixtures/fake-app.ts'
import type { TermsView } from '../handover/delivery-terms.ts'
import { choicesOf, lossesOf } from './choices.ts'

const nine = slots[1]?.start ?? ''
const markham = { ...location, methods: ['pickup', 'delivery'], deliverySlots: [] } as const
const tearoom = { ...location, id: 't', localStoreName: 'Tea room', methods: ['pickup', 'eatIn'] } as const
const offer = { ...config, locations: [markham, tearoom] } as unknown as CheckoutConfig
const terms: TermsView = {
  kind: 'served',
  places: [{ localStoreName: 'Markham', fee: 499, minimum: 3000, freeOver: null }],
}
const unasked = { kind: 'unasked' } as const
const chosen = { method: 'pickup', localStoreName: 'Markham', start: nine } as const

test('CHK-1 each way has the places that offer it; a delivery those that serve the address', () => {
  const pickup = choicesOf(offer, chosen, unasked, [])
  expect([pickup.locations.length, pickup.location?.id, pickup.start]).toEqual([2, 'markham', nine])
  const eatIn = choicesOf(offer, { ...chosen, method: 'eatIn' }, unasked, [])
  expect([eatIn.location?.id, eatIn.start]).toEqual(['t', null])
  expect(choicesOf(offer, { ...chosen, method: 'delivery' }, unasked, []).location).toBeUndefined()
  const delivery = choicesOf(offer, { method: 'delivery', localStoreName: '', start: '' }, terms, [])
  expect(delivery.location?.id).toBe('markham')
})

test('CHK-1 switching the way keeps what fits, and names what it loses', () => {
  const now = choicesOf(offer, chosen, terms, [])
  const to = (method: 'delivery' | 'eatIn') =>
    lossesOf(now, choicesOf(offer, { ...chosen, method }, terms, []), method)
  expect(to('eatIn')).toEqual(['place'])
  expect(to('delivery')).toEqual(['time'])
  const back = choicesOf(offer, chosen, terms, [])
  expect(lossesOf(choicesOf(offer, { ...chosen, method: 'delivery' }, terms, []), back, 'pickup')).toEqual([])
  expect(back.start).toBe(nine)
})
