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
const chosen = { method: 'pickup', place: location.id, start: nine } as const

test('CHK-1 each way has the places that offer it; a delivery those that serve the address', () => {
  const pickup = choicesOf(offer, chosen, unasked, [])
  expect([pickup.locations.length, pickup.location?.id, pickup.start]).toEqual([2, 'markham', nine])
  const eatIn = choicesOf(offer, { ...chosen, method: 'eatIn' }, unasked, [])
  expect([eatIn.location?.id, eatIn.start]).toEqual(['t', null])
  expect(choicesOf(offer, { ...chosen, method: 'delivery' }, unasked, []).location).toBeUndefined()
  const delivery = choicesOf(offer, { method: 'delivery', place: '', start: '' }, terms, [])
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

const east = { ...location, methods: ['pickup', 'delivery'], unsold: ['Egg tart'] } as const
const west = { ...east, id: 'w', localStoreName: 'West', unsold: [], deliverySlots: slots } as const
const at = (...locations: object[]) => ({ ...config, locations }) as unknown as CheckoutConfig

test('CHK-1 CRT-6 a place that does not sell all of the cart is none, and no other is taken in its stead', () => {
  const meant = choicesOf(at(east, west), chosen, unasked, [])
  expect([meant.location, meant.lacking?.id, meant.nowhere]).toEqual([undefined, 'markham', false])
  expect([meant.start, meant.locations.length]).toEqual([null, 2])
  const other = choicesOf(at(east, west), { ...chosen, place: 'w' }, unasked, [])
  expect([other.location?.id, other.lacking, other.start]).toEqual(['w', undefined, nine])
  const known = choicesOf(at(east, west), { ...chosen, place: '' }, unasked, ['Markham', 'West'])
  expect([known.location, known.lacking?.id]).toEqual([undefined, 'markham'])
  const only = choicesOf(at(east), chosen, unasked, [])
  expect([only.location, only.lacking?.id, only.nowhere]).toEqual([undefined, 'markham', true])
})

test('CHK-1 CHK-3 of those that deliver one that sells all of the cart does; a store that says nothing of it has it all', () => {
  const served: TermsView = {
    kind: 'served',
    places: [
      { localStoreName: 'Markham', fee: 499, minimum: 3000, freeOver: null },
      { localStoreName: 'West', fee: 499, minimum: 3000, freeOver: null },
    ],
  }
  const delivery = { ...chosen, method: 'delivery' } as const
  const by = choicesOf(at(east, west), delivery, served, ['Markham'])
  expect([by.location?.id, by.lacking, by.nowhere]).toEqual(['w', undefined, false])
  const nobody = choicesOf(at(east), delivery, served, [])
  expect([nobody.location, nobody.lacking?.id, nobody.nowhere]).toEqual([undefined, 'markham', true])
  expect(choicesOf(at(east), delivery, unasked, []).nowhere).toBe(false)
  const { unsold: _, ...silent } = east
  expect(choicesOf(at(silent), chosen, unasked, []).location?.id).toBe('markham')
})

test('LNG-6 a place that was chosen stays chosen in another language, where it has another name', () => {
  const zh = choicesOf(
    at({ ...east, unsold: [], localStoreName: '万锦' }, { ...west, localStoreName: '西店' }),
    { ...chosen, place: 'w' },
    unasked,
    ['万锦'],
  )
  expect(zh.location?.localStoreName).toBe('西店')
})
