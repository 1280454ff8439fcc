import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { Cart } from 'shared-contracts/api/entities/cart.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { cartServer } from '../fixtures/cart-server.ts'
import { denyStorage } from '../fixtures/denied-storage.ts'
import { cartOf, fakeApp, line } from '../fixtures/fake-app.ts'
import { refusal } from '../fixtures/refuse.ts'
import type { CartIntents } from './intents.ts'
import { intentsOf } from './intents-of.ts'

afterEach(() => vi.unstubAllGlobals())

test('CRT-2 storage denied: quantities are changed and kept as ever', async () => {
  denyStorage()
  const server = cartServer([line('a', 1)])
  const app = { ...fakeApp({}), api: server.api }
  app.state.$cart.set(server.read())
  intentsOf(app).set('a', 4)
  expect(intentsOf(app)).toBe(intentsOf(app))
  await intentsOf(app).settled()
  expect(server.quantityOf('p-a')).toBe(4)
})

const refuse = () => Promise.reject(refusal('not-found'))
const NOBODYS = { ...cartOf([]), version: 0 }

/** The page is the cart's. @returns where it was led */
function atCart() {
  const replace = vi.fn()
  vi.stubGlobal('location', { pathname: '/checkout/cart', replace })
  return replace
}

test.each([
  ['takes a line out', (intents: CartIntents) => intents.remove('a'), () => NOBODYS],
  ['changes a number', (intents: CartIntents) => intents.set('a', 3), refuse],
  ['comes back', (intents: CartIntents) => void intents.reload(), () => NOBODYS],
])(
  'VIS-1 CRT-2 a guest whose visit has ended, and who %s, is offered the cart again',
  async (_, act, answer) => {
    const replace = atCart()
    // Where a refusal has begun another visit, that one's cart is newer.
    const fresh = { ...cartOf([]), version: answer === refuse ? 9 : 0 }
    const api = async (call: string) => (call.startsWith('GET') ? fresh : answer())
    const app = { ...fakeApp({}), api: api as ApiClient }
    app.state.$cart.set(cartOf([line('a', 1)], 5))
    act(intentsOf(app))
    await expect.poll(() => replace.mock.calls).toEqual([['/checkout/cart?items=p-a%7Eg250%7E1&ended=1']])
    expect(app.state.$cart.get()?.itemCount).toBe(0)
  },
)

test('CRT-2 VIS-4 a cart that its own last line left is not offered again, nor by an answer to what was asked before it was filled, nor an account’s', async () => {
  const replace = atCart()
  const server = cartServer([line('a', 1)])
  const own = { ...fakeApp({}), api: server.api }
  own.state.$cart.set(server.read())
  intentsOf(own).remove('a')
  await intentsOf(own).settled()
  expect(own.state.$cart.get()?.itemCount).toBe(0)

  const late = Promise.withResolvers<Cart>()
  const filling = { ...fakeApp({}), api: (() => late.promise) as unknown as ApiClient }
  const reading = intentsOf(filling).reload()
  filling.state.$cart.set(cartOf([line('a', 1)], 5))
  late.resolve(NOBODYS)
  await reading
  expect(filling.state.$cart.get()?.itemCount).toBe(1)

  const user = { emailID: 'ann@example.com', firstName: 'Ann', lastName: 'Li', profileImage: null }
  const signedIn = { ...fakeApp({}), api: (async () => NOBODYS) as unknown as ApiClient }
  signedIn.state.$session.set({ user, userID: 'u1', lastLoginDate: '2026-01-15T10:00:00Z', myID: 'r1' })
  signedIn.state.$cart.set(cartOf([line('a', 1)], 5))
  await intentsOf(signedIn).reload()
  expect(signedIn.state.$cart.get()?.itemCount).toBe(0)
  expect(replace).not.toHaveBeenCalled()
})
