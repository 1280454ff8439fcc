import { NetworkError } from 'shared-contracts/api/api-error.ts'
import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { createFakeBackend as fakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { ANN, cart } from '../fixtures/visitors.ts'
import { signIn } from '../pages/login.ts'
import { register } from '../pages/signup.ts'
import { cartChange } from './cart-change.ts'
import { leave } from './leave.ts'

const CART = 'GET shoppingManagement4/myCart'
const LOGIN = 'POST common3/signon'

function visitor(answers: Parameters<typeof fakeBackend>[0], shown = cart(5, { a: 2 })) {
  const { api, calls } = fakeBackend(answers)
  const told: string[] = []
  const app = { ...fakeApp(api, { cart: shown }), notify: (_: string, text: string) => void told.push(text) }
  return { app, calls, told }
}
const typed = { emailID: ' ann@example.com ', password: ' secret words ' }

test('VIS-1 VIS-4 signing in updates the session and takes the merged cart, whatever its version', async () => {
  const { app, calls, told } = visitor({ [LOGIN]: () => ANN, [CART]: () => cart(2, { a: 2, b: 3 }) })
  await signIn(app, typed)
  expect(calls[0]?.options).toEqual({ body: { emailID: 'ann@example.com', password: ' secret words ' } })
  expect(app.state.$loggedIn.get()).toBe(true)
  expect(app.state.$itemCount.get()).toBe(5)
  expect(told).toEqual(['3 items kept in your account are back in your cart.'])
})

test('VIS-4 a merge that could not keep everything is told', async () => {
  const { app, told } = visitor({ [LOGIN]: () => ANN, [CART]: () => cart(6, { a: 1 }) })
  await signIn(app, typed)
  expect(told).toEqual(['There is not enough left of: Tea a. Your cart now holds fewer.'])
})

test('VIS-4 an unchanged cart is not talked about', async () => {
  const { app, told } = visitor({ [LOGIN]: () => ANN, [CART]: () => cart(6, { a: 2 }) })
  await signIn(app, typed)
  expect(told).toEqual([])
})

test('CRT-1 a cart that cannot be read after signing in leaves the shown one', async () => {
  const { app } = visitor({ [LOGIN]: () => ANN })
  await signIn(app, typed)
  expect(app.state.$loggedIn.get()).toBe(true)
  expect(app.state.$itemCount.get()).toBe(2)
})

test('ACC-1 a refused sign-in changes nothing', async () => {
  const { app } = visitor({})
  await expect(signIn(app, typed)).rejects.toThrow()
  expect(app.state.$session.get()).toEqual(ANONYMOUS)
  expect(app.state.$itemCount.get()).toBe(2)
})

test('ACC-1 VIS-4 registering signs in and takes the cart over', async () => {
  const { app, calls } = visitor({
    'POST common3/clientRegistration': () => ANN,
    [CART]: () => cart(6, { a: 2 }),
  })
  await register(app, { ...typed, firstName: ' Ann ', lastName: 'Bo' })
  expect(calls[0]?.options).toEqual({
    body: { emailID: 'ann@example.com', password: ' secret words ', firstName: 'Ann', lastName: 'Bo' },
  })
  expect(app.state.$loggedIn.get()).toBe(true)
})

function storage() {
  const kept = new Map([['draft', 'Ann']])
  return { kept, clear: () => kept.clear() }
}

test('VIS-4 signing out leaves nothing of the account on the device', async () => {
  const { app } = visitor({ 'GET common3/logout': () => ANONYMOUS })
  app.state.$session.set(ANN)
  app.state.$notices.set([{ id: 1, kind: 'info', text: 'Tea a' }])
  const storages = [storage(), storage()]
  await leave(app, storages)
  expect(app.state.$session.get()).toEqual(ANONYMOUS)
  expect(app.state.$cart.get()).toBeNull()
  expect(app.state.$notices.get()).toEqual([])
  expect(storages.map(s => s.kept.size)).toEqual([0, 0])
})

test('VIS-4 a sign-out that did not reach the store changes nothing', async () => {
  const { app } = visitor({
    'GET common3/logout': () => {
      throw new NetworkError('GET common3/logout', new Error('offline'))
    },
  })
  app.state.$session.set(ANN)
  const kept = storage()
  await expect(leave(app, [kept])).rejects.toThrow()
  expect(app.state.$loggedIn.get()).toBe(true)
  expect(kept.kept.size).toBe(1)
})

test('VIS-4 merging is compared by product and options, not by line id', () => {
  expect(cartChange(cart(1, { a: 2, b: 1 }), cart(2, { a: 1, b: 1, c: 4 }))).toEqual({
    added: 4,
    reduced: ['Tea a'],
  })
})
