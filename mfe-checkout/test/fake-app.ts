import type { Call } from 'shared-contracts/api/endpoints.ts'
import type { Cart, LineItem } from 'shared-contracts/api/entities/cart.ts'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import { type CallInput, createFakeApp, type FakeAppOptions } from 'shared-contracts/testing/fake-app.ts'
import en from '../messages/en.ts'
import zh from '../messages/zh.ts'

/** Answers by call; a thrown error is the call's failure. */
export type Answers = Partial<Record<Call, (input: CallInput) => unknown>>

/** An app with the checkout's texts; of its calls only the lines are listed. */
export function fakeApp(answers: Answers, setting: Pick<FakeAppOptions, 'language' | 'platform'> = {}) {
  const app = createFakeApp({ ...setting, answers, messages: { en, zh } })
  return {
    ...app,
    get calls() {
      return app.calls.map(({ call }) => call)
    },
  }
}

export const line = (id: string, quantity = 1, more: Partial<LineItem> = {}): LineItem => ({
  id,
  productID: `p-${id}`,
  name: `Tea ${id}`,
  optionPair: 'g250',
  optionLabel: '250 g',
  image: null,
  unitPrice: 1250,
  quantity,
  lineTotal: 1250 * quantity,
  available: 20,
  ...more,
})

export function cartOf(lines: LineItem[], version = 1): Cart {
  return {
    itemCount: lines.reduce((sum, l) => sum + l.quantity, 0),
    lineItems: Object.fromEntries(lines.map(l => [l.id, l])),
    subtotal: lines.reduce((sum, l) => sum + l.lineTotal, 0),
    currency: 'CAD',
    version,
  }
}

export const contact = {
  firstName: 'Mei',
  lastName: 'Chen',
  email: 'mei@example.com',
  phone: '416 555 0123',
}

// 13:30 UTC is 9:30 in Toronto; 03:30 UTC is still the evening before.
export const slots = [
  { start: '2026-07-02T03:30:00.000Z', end: '2026-07-02T04:00:00.000Z', remaining: 0 },
  { start: '2026-07-02T13:30:00.000Z', end: '2026-07-02T14:00:00.000Z', remaining: 1 },
  { start: '2026-07-02T14:00:00.000Z', end: '2026-07-02T14:30:00.000Z', remaining: 6 },
]

export const location: CheckoutConfig['locations'][number] = {
  id: 'markham',
  localStoreName: 'Markham',
  address: {
    streetNumberAndNameDetails: '18 Main Street',
    city: 'Markham',
    province: 'ON',
    postCode: 'L3P 1X2',
  },
  timeZone: 'America/Toronto',
  methods: ['pickup'],
  pickupSlots: slots,
}

export const config: CheckoutConfig = {
  currency: 'CAD',
  methods: ['pickup'],
  locations: [location],
  draft: { method: null, localStoreName: null, contact: null, slot: null },
}

export const bill: Bill = {
  id: 'bill-1',
  lines: [{ name: 'Tea a', optionLabel: '250 g', quantity: 2, lineTotal: 3381 }],
  subtotal: 3381,
  taxes: [{ name: 'HST', rate: 130_000, amount: 439 }],
  total: 3820,
  currency: 'CAD',
  draft: { method: 'pickup', localStoreName: 'Markham', contact, slot: slots[1] ?? null },
}
