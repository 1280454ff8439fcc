import { ApiError } from 'shared-contracts/api/api-error.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { cartOf, fakeApp, line } from '../fixtures/fake-app.ts'
import { ORDINARY } from '../journey/purchase.ts'
import { toLostCart } from './lost-cart.ts'

afterEach(() => vi.unstubAllGlobals())

/** @returns where a step leads that found the cart empty, of which the page knows these lines */
async function leadsTo(app: ReturnType<typeof fakeApp>, lines = [line('a', 2)]): Promise<string | null> {
  app.state.$cart.set(cartOf(lines))
  return (await toLostCart(app, ORDINARY, new AbortController().signal)).headers.get('location')
}

test('VIS-1 CRT-1 a cart that ended with its visit goes along to be put back; one that an order may have bought does not', async () => {
  expect(await leadsTo(fakeApp({}))).toBe('/checkout/cart?items=p-a%7Eg250%7E2&ended=1')
  expect(await leadsTo(fakeApp({}), [])).toBe('/checkout/cart')
  vi.stubGlobal('window', { localStorage: { getItem: () => '[["bill",{"orderID":"A1"}]]' } })
  expect(await leadsTo(fakeApp({}))).toBe('/checkout/cart')
  // To be paid in the store, and its answer was lost.
  const asked = '[["bill",{"orderID":null,"payments":{"pay-at-store":"key"}}]]'
  vi.stubGlobal('window', { localStorage: { getItem: () => asked } })
  expect(await leadsTo(fakeApp({}))).toBe('/checkout/cart')
})

const LIST = 'GET admin/orderManagement/orders/list'
const ORDER = 'GET admin/orderManagement/order/{id}'
const EMPTIED = '/checkout/cart?items=p-a%7Eg250%7E2&emptied=1'

const ANN = {
  user: { emailID: 'ann@example.com', firstName: 'Ann', lastName: 'Li', profileImage: null },
  userID: 'u1',
  lastLoginDate: '2026-01-15T10:00:00Z',
  myID: 'r1',
}
const refused = (status: number): never => {
  throw new ApiError('call', status, null)
}

test.each([
  ['was emptied elsewhere', () => ({ orders: [] }), '/checkout/cart?items=p-a%7Eg250%7E2&emptied=1', true],
  ['is of a store without orders', () => refused(404), '/checkout/cart?items=p-a%7Eg250%7E2&emptied=1', true],
  // Put back as a guest's, it would be there twice after signing in.
  ['is signed out', () => refused(401), '/checkout/cart', false],
] as const)(
  'VIS-1 VIS-4 CRT-1 the cart of an account that %s is told apart from a visit that ended',
  async (_, list, to, signedIn) => {
    const app = fakeApp({ [LIST]: list })
    app.state.$session.set(ANN)
    expect(await leadsTo(app)).toBe(to)
    expect(app.state.$loggedIn.get()).toBe(signedIn)
  },
)

const HOUR_MS = 3_600_000

test.each([
  ['just now, the same', {}, [line('a', 2)], '/user/orders?id=o9'],
  ['just now, to be paid there', { paymentStatus: 'PAY_AT_STORE' }, [line('a', 2)], '/user/orders?id=o9'],
  ['just now, and was cancelled', { status: 'CANCELLED' }, [line('a', 2)], EMPTIED],
  ['just now, something else', {}, [line('b', 2)], EMPTIED],
  ['some time ago', { placedAt: new Date(Date.now() - 2 * HOUR_MS).toISOString() }, [line('a', 2)], EMPTIED],
] as const)(
  'CRT-2 CHK-8 what another device of the account has ordered is not offered to be put back: it ordered %s',
  async (_, more, lines, to) => {
    const placedAt = new Date().toISOString()
    const newest = {
      orderID: 'o9',
      status: 'NEW',
      paymentStatus: 'PAID_ONLINE',
      placedAt,
      itemCount: 2,
      ...more,
    }
    const app = fakeApp({
      [LIST]: () => ({ orders: [newest] }),
      [ORDER]: () => ({ ...newest, lines: lines.map(item => ({ ...item })) }),
    })
    app.state.$session.set(ANN)
    expect(await leadsTo(app)).toBe(to)
    expect(app.told).toEqual(
      to === EMPTIED ? [] : [{ kind: 'info', text: expect.stringContaining('ordered on another device') }],
    )
  },
)
