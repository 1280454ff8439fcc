import { SignOn } from 'shared-contracts/api/entities/session.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { createFakeBackend as fakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { outputOf } from 'shared-contracts/ui/form/check.ts'
import { expect, test } from 'vitest'
import { APP_INFO, fakeApp } from '../fixtures/app.ts'
import { ANN, cart } from '../fixtures/visitors.ts'
import { afterRegistering, register, schema } from './register.ts'
import { signIn } from './sign-in.ts'

const CART = 'GET shoppingManagement4/myCart'
const LOGIN = 'POST common3/signon'

function visitor(
  answers: Parameters<typeof fakeBackend>[0],
  shown = cart(5, { a: 2 }),
  language: Language = 'en',
) {
  const { api, calls } = fakeBackend(answers)
  const notices: string[] = []
  const app = {
    ...fakeApp(api, { cart: shown, language }),
    notify: (_: string, text: string) => void notices.push(text),
  }
  return { app, calls, notices }
}
const password = ' secret words '
const typed = outputOf(SignOn, { emailID: ' ann@example.com ', password })

test('VIS-1 VIS-4 signing in updates the session and takes the merged cart, whatever its version', async () => {
  const { app, calls, notices } = visitor({ [LOGIN]: () => ANN, [CART]: () => cart(2, { a: 2, b: 3 }) })
  await signIn(app, typed)
  expect(calls[0]?.options).toEqual({ body: { emailID: 'ann@example.com', password: ' secret words ' } })
  expect(app.state.$loggedIn.get()).toBe(true)
  expect(app.state.$itemCount.get()).toBe(5)
  expect(notices).toEqual(['3 items kept in your account are back in your cart.'])
})

test('VIS-4 a merge that could not keep everything is reported', async () => {
  const { app, notices } = visitor({ [LOGIN]: () => ANN, [CART]: () => cart(6, { a: 1 }) })
  await signIn(app, typed)
  expect(notices).toEqual(['There is not enough left of: Tea a. Your cart now holds fewer.'])
})

test('VIS-4 LNG-2 what a merge could not keep is listed as Chinese does', async () => {
  const shown = cart(5, { a: 2, b: 2 })
  const { app, notices } = visitor({ [LOGIN]: () => ANN, [CART]: () => cart(6, { a: 1, b: 1 }) }, shown, 'zh')
  await signIn(app, typed)
  expect(notices).toEqual(['以下商品库存不足，购物车中的数量已减少：Tea a、Tea b。'])
})

test('VIS-4 an unchanged cart is not reported', async () => {
  const { app, notices } = visitor({ [LOGIN]: () => ANN, [CART]: () => cart(6, { a: 2 }) })
  await signIn(app, typed)
  expect(notices).toEqual([])
})

test('ACC-1 ERR-2 an answer to signing in that names nobody is a failure, and leaves the page as it was', async () => {
  const { app, calls } = visitor({ [LOGIN]: () => ANONYMOUS, [CART]: () => cart(6, { a: 2 }) })
  await expect(signIn(app, typed)).rejects.toMatchObject({ name: 'NetworkError' })
  expect(calls.map(({ call }) => call)).toEqual([LOGIN])
  expect(app.state.$itemCount.get()).toBe(2)
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
  const emailID = ' ann@example.com '
  await register(app, outputOf(schema, { emailID, password, firstName: ' Ann ', lastName: 'Bo' }))
  expect(calls[0]?.options).toEqual({
    body: { emailID: 'ann@example.com', password: ' secret words ', firstName: 'Ann', lastName: 'Bo' },
  })
  expect(app.state.$loggedIn.get()).toBe(true)
})

test('ACC-11 whoever registered is told which mailbox has the link that confirms it', async () => {
  const { app, notices } = visitor({
    'POST common3/clientRegistration': () => ANN,
    [CART]: () => cart(6, { a: 2 }),
  })
  const emailID = 'ann@example.com'
  await register(
    app,
    outputOf(schema, { emailID, password: 'secret words', firstName: 'Ann', lastName: 'Bo' }),
  )
  expect(notices).toEqual(['Welcome! Confirm your address by the link we mailed to ann@example.com.'])
})

test('VIS-4 HDR-5 registering leads on with a cart, else to the orders that joined the account', () => {
  expect(afterRegistering(visitor({}).app)).toBe('/checkout/cart')
  expect(afterRegistering(visitor({}, cart(1, {})).app)).toBe('/user/orders')
  // A store that takes no orders has no cart to go on with (HDR-5).
  const { app } = visitor({})
  app.state.$appInfo.set({ ...APP_INFO, flags: { ...APP_INFO.flags, enableCheckout: false } })
  expect(afterRegistering(app)).toBe('/user/orders')
})
