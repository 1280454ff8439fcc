import { atom } from 'nanostores'
import { ApiError } from 'shared-contracts/api/api-error.ts'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { expect, test, vi } from 'vitest'
import { renewKept } from './renew-kept.ts'
import { RETRY_MS } from './watch-cart.ts'

const CART: Cart = { itemCount: 2, lineItems: {}, subtotal: 900, currency: 'CAD', version: 4 }

const COUNTRIES = 'GET common3/supportedCountries'

/** A backend that fails so many times before it answers. @param known whether it has either call then */
function open(failures: number, known = true) {
  let left = failures
  const asked: string[] = []
  const api = async (call: string) => {
    asked.push(call)
    if (left-- > 0) throw new ApiError(call, 502, null)
    if (!known) throw new ApiError(call, 404, null)
    return call === COUNTRIES ? { countries: [] } : CART
  }
  const state = { $cart: atom<Cart | null>(null) }
  const revalidate = vi.fn(async () => {})
  const wait = vi.fn(async () => {})
  const done = renewKept({ api, state } as never, revalidate, wait)
  return { asked, state, revalidate, wait, done }
}

test('API-4 a page made of kept answers waits until the backend answers, then reads data and cart again, once', async () => {
  const { state, revalidate, wait, done } = open(3)
  await done
  expect(wait.mock.calls).toEqual([[RETRY_MS], [RETRY_MS], [RETRY_MS]])
  expect(revalidate).toHaveBeenCalledTimes(1)
  expect(state.$cart.get()).toEqual(CART)
})

test('API-4 nothing that is shown is loaded again while the backend is away', async () => {
  const { asked, revalidate, wait } = open(Number.POSITIVE_INFINITY)
  wait.mockImplementation(() => new Promise(() => {}))
  await expect.poll(() => wait).toHaveBeenCalledTimes(1)
  expect(asked).toEqual([COUNTRIES])
  expect(revalidate).not.toHaveBeenCalled()
})

test('CRT-1 API-5 a backend without these calls answers too; a cart that does not come changes nothing', async () => {
  const { state, revalidate, done } = open(0, false)
  await done
  expect(revalidate).toHaveBeenCalledTimes(1)
  expect(state.$cart.get()).toBeNull()
})
