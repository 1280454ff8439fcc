import { atom } from 'nanostores'
import { ApiError } from 'shared-contracts/api/api-error.ts'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'
import { expect, test, vi } from 'vitest'
import { renewKept } from './renew-kept.ts'
import { RETRY_MS } from './watch-cart.ts'

const CART: Cart = { itemCount: 2, lineItems: {}, subtotal: 900, currency: 'CAD', version: 4 }

const COUNTRIES = 'GET common3/supportedCountries'

/**
 * A backend that fails so many times before it answers.
 * @param known whether it has either call then
 * @param statuses what the page's loader throws, one after the other, before it succeeds
 */
function open(failures: number, known = true, statuses: number[] = []) {
  let left = failures
  const asked: string[] = []
  const api = async (call: string) => {
    asked.push(call)
    if (left-- > 0) throw new ApiError(call, 502, null)
    if (!known) throw new ApiError(call, 404, null)
    return call === COUNTRIES ? { countries: [] } : CART
  }
  const state = { $cart: atom<Cart | null>(null) }
  const refresh = vi.fn(async () => {})
  const read = vi.fn(async () => {
    const status = statuses.shift()
    if (status) throw data(null, { status })
  })
  const wait = vi.fn(async () => {})
  const done = renewKept({ api, state } as never, { read, refresh }, wait)
  return { asked, state, read, refresh, wait, done }
}

test('API-4 a page made of kept answers waits until the backend answers, then reads data and cart again, once', async () => {
  const { state, refresh, wait, done } = open(3)
  await done
  expect(wait.mock.calls).toEqual([[RETRY_MS], [RETRY_MS], [RETRY_MS]])
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(state.$cart.get()).toEqual(CART)
})

test('API-4 nothing that is shown is loaded again while the backend is away', async () => {
  const { asked, refresh, wait } = open(Number.POSITIVE_INFINITY)
  wait.mockImplementation(() => new Promise(() => {}))
  await expect.poll(() => wait).toHaveBeenCalledTimes(1)
  expect(asked).toEqual([COUNTRIES])
  expect(refresh).not.toHaveBeenCalled()
})

test('CRT-1 API-5 a backend without these calls answers too; a cart that does not come changes nothing', async () => {
  const { state, refresh, done } = open(0, false)
  await done
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(state.$cart.get()).toBeNull()
})

test('PWA-4 API-4 a page whose data do not come although the backend answers stays as it is until they do', async () => {
  const { asked, read, refresh, wait, done } = open(0, true, [503, 502])
  wait.mockImplementation(async () => expect(refresh).not.toHaveBeenCalled())
  await done
  expect(wait.mock.calls).toEqual([[RETRY_MS], [RETRY_MS]])
  expect(read).toHaveBeenCalledTimes(3)
  expect(asked.filter(call => call === COUNTRIES)).toHaveLength(3)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('PWA-4 RTE-8 a page that is gone meanwhile is not waited for: it says so', async () => {
  const { wait, refresh, done } = open(0, true, [404])
  await done
  expect(wait).not.toHaveBeenCalled()
  expect(refresh).toHaveBeenCalledTimes(1)
})
