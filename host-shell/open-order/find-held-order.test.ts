import { ApiError, NetworkError } from 'shared-contracts/api/api-error.ts'
import { hold, isHeld, paymentHold } from 'shared-contracts/remote/state/hold.ts'
import { createFakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { findHeldOrder } from './find-held-order.ts'

const CALL = 'GET admin/orderManagement/order/{id}'

function browser(...held: string[]) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  for (const name of held) hold(storage, name)
  return storage
}
/** Orders by id, each as its two statuses, or what asking for it ends in. */
const backend = (orders: Record<string, readonly [string, string] | Error>) =>
  createFakeBackend({
    [CALL]: ({ params }) => {
      const found = orders[params?.id ?? '']
      if (!found) throw new ApiError(CALL, 404, null)
      if (found instanceof Error) throw found
      return { status: found[0], paymentStatus: found[1] }
    },
  })

test.each([
  ['INTERIM', 'NOT_PAID', false],
  ['FAILED', 'FAILED', false],
  ['NEW', 'PAID_ONLINE', true],
  ['INTERIM', 'PAID_ONLINE', true],
])('CHK-11 an order that is %s and %s is told, and stays held', async (status, paymentStatus, paid) => {
  const storage = browser(paymentHold('o1'))
  const { api } = backend({ o1: [status, paymentStatus] })
  expect(await findHeldOrder(api, storage)).toEqual({ orderID: 'o1', paid })
  expect(isHeld(storage)).toBe(true)
})

test('CHK-11 the newest is told; what is over, or another visitor’s, is let go', async () => {
  const storage = browser(paymentHold('o1'), 'mfe-a:bill', paymentHold('o2'), paymentHold('o3'))
  const { api, calls } = backend({ o1: ['INTERIM', 'NOT_PAID'], o3: ['CANCELLED', 'NOT_PAID'] })
  expect(await findHeldOrder(api, storage)).toEqual({ orderID: 'o1', paid: false })
  expect(calls.map(({ options }) => options.params?.id)).toEqual(['o3', 'o2', 'o1'])
  expect(storage.getItem('arcade.holds')).toBe(JSON.stringify([paymentHold('o1'), 'mfe-a:bill']))
})

test.each([
  ['SHIPPED', 'PAID'],
  ['INTERIM', 'PENDING'],
])(
  'CHK-11 nobody is asked to pay an order whose words, %s and %s, are the store’s own; it stays held',
  async (...words) => {
    const storage = browser(paymentHold('o1'))
    expect(await findHeldOrder(backend({ o1: words }).api, storage)).toBeNull()
    expect(isHeld(storage)).toBe(true)
  },
)

test('CHK-11 nothing is told, and nothing let go, of an order that cannot be asked about; without one nobody is asked', async () => {
  const storage = browser(paymentHold('o1'))
  const { api } = backend({ o1: new NetworkError(CALL, new Error('offline')) })
  expect(await findHeldOrder(api, storage)).toBeNull()
  expect(isHeld(storage)).toBe(true)
  const { api: idle, calls } = backend({})
  expect(await findHeldOrder(idle, browser('mfe-a:bill'))).toBeNull()
  expect(calls).toEqual([])
})
