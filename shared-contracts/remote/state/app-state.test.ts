import { expect, test } from 'vitest'
import type { Cart } from '../../api/entities/cart.ts'
import { ANONYMOUS, acceptCart, createAppState } from './app-state.ts'

const user = { emailID: 'a@b.example', firstName: 'A', lastName: 'B', profileImage: null }
const signedIn = { ...ANONYMOUS, user, userID: 'u1', lastLoginDate: '2026-01-01' }

const stateOf = (session: typeof ANONYMOUS, cart: Cart | null = null) =>
  createAppState({
    appInfo: null,
    session,
    cart,
    language: 'en',
    currency: { code: 'CAD', rate: null },
  })

test.each([
  ['all three', {}, true, true],
  ['no user', { user: null }, false, false],
  ['no user id', { userID: null }, false, false],
  ['no last login', { lastLoginDate: null }, false, true],
])('VIS-1 HDR-4 %s: logged in, and to the header', (_what, missing, loggedIn, toHeader) => {
  const { $loggedIn, $headerLoggedIn } = stateOf({ ...signedIn, ...missing })
  expect([$loggedIn.get(), $headerLoggedIn.get()]).toEqual([loggedIn, toHeader])
})

test('CRT-2 a late answer never moves the cart back', () => {
  const cart = (version: number, itemCount: number) => ({ version, itemCount }) as Cart
  const state = stateOf(ANONYMOUS)
  acceptCart(state, cart(2, 5))
  acceptCart(state, cart(1, 9))
  expect(state.$itemCount.get()).toBe(5)
  acceptCart(state, cart(2, 6))
  acceptCart(state, cart(3, 7))
  expect(state.$itemCount.get()).toBe(7)
})

test('CRT-2 a cart that says what is shown is no change, one of the same version that says more is', () => {
  const cart = (available: number) => ({ version: 2, itemCount: 5, lineItems: { a: { available } } }) as never
  const state = stateOf(ANONYMOUS)
  acceptCart(state, cart(9))
  let changes = 0
  state.$cart.listen(() => changes++)
  acceptCart(state, cart(9))
  expect(changes).toBe(0)
  acceptCart(state, cart(3))
  expect(changes).toBe(1)
})

test('CRT-5 the cart is known as it was before goods came or went, whatever else is said of it since', () => {
  const cart = (version: number, itemCount: number) => ({ version, itemCount }) as Cart
  const state = stateOf(ANONYMOUS, cart(1, 5))
  expect(state.$cartBefore?.get()).toBeNull()
  acceptCart(state, cart(2, 6))
  acceptCart(state, cart(3, 6))
  expect(state.$cartBefore?.get()).toEqual(cart(1, 5))
})

test('CRT-2 a cart of as many goods that has none of the lines of the one before is another cart', () => {
  const cart = (version: number, line: string) =>
    ({ version, itemCount: 1, lineItems: { [line]: { id: line } } }) as unknown as Cart
  const state = stateOf(ANONYMOUS, cart(1, 'a'))
  acceptCart(state, cart(2, 'b'))
  expect(state.$cartBefore?.get()).toEqual(cart(1, 'a'))
})
