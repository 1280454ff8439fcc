import type { AppInfo } from 'shared-contracts/remote/state/app-info.ts'
import { expect, test } from 'vitest'
import { APP_INFO, fakeApp } from '../fixtures/fake-app.ts'
import { deliveryGoal, deliverySums, loadDeliverySums } from './delivery-goal.ts'

const zone = (minimum: number, freeOver: number | null) => ({
  radiusKm: null,
  postalPrefixes: ['V6X'],
  fee: 500,
  minimum,
  freeOver,
})
const at = (localStoreName: string, ...zones: ReturnType<typeof zone>[]) => ({
  id: localStoreName,
  localStoreName,
  address: null,
  timeZone: 'America/Toronto',
  methods: ['delivery' as const],
  zones,
  slotMinutes: 60,
  leadMinutes: 60,
  daysAhead: 3,
})

/** What the cart says, of a store's terms. */
function goal(locations: ReturnType<typeof at>[], place: string | null, subtotal: number) {
  const sums = deliverySums({ currency: 'CAD', locations }, place)
  return sums && deliveryGoal(sums, subtotal)
}

test('CHK-3 the cart says how far it is to the minimum, then to free delivery, by the shopper’s own store', () => {
  const stores = [at('East', zone(3000, 8000), zone(2500, null)), at('West', zone(1000, 4000))]
  expect(goal(stores, 'East', 2000)).toEqual({ kind: 'minimum', amount: 2500 })
  expect(goal(stores, 'East', 2500)).toEqual({ kind: 'free', amount: 8000 })
  expect(goal(stores, 'East', 8000)).toBeNull()
  expect(goal(stores, null, 500)).toEqual({ kind: 'minimum', amount: 1000 })
})

test('CHK-3 where nobody delivers, or never free of charge, nothing is said', () => {
  expect(goal([at('East')], 'East', 0)).toBeNull()
  expect(goal([at('East', zone(0, null))], 'East', 0)).toBeNull()
})

test('CHK-3 a cart asked for by its address goes by the shopper’s own store too, which the server hears of later', async () => {
  const stores = [at('East', zone(3000, 8000)), at('West', zone(1000, 4000))]
  const answers = {
    'GET shoppingManagement4/localDeliveryConfig': () => ({ currency: 'CAD', locations: stores }),
  }
  const app = fakeApp(answers, { appInfo: null })
  const sums = loadDeliverySums(app, new AbortController().signal)
  await expect.poll(() => app.calls).toHaveLength(1)
  app.state.$appInfo.set({ ...APP_INFO, detail: { ...APP_INFO.detail, locname: 'East' } } as AppInfo)
  expect(await sums).toEqual({ currency: 'CAD', minimum: 3000, freeOver: 8000 })
})
