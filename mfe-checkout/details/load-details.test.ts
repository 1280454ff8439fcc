import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { RouterContextProvider } from 'shared-contracts/remote/runtime/router.ts'
import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { loadRegion } from '../address/load-region.ts'
import { type Answers, APP_INFO, cartOf, config, fakeApp, line, location } from '../fixtures/fake-app.ts'
import { ORDINARY } from '../journey/purchase.ts'
import { type LoadedDetails, loadDetails } from './load-details.ts'

afterEach(() => vi.unstubAllGlobals())

const PROVINCES = [{ code: 'ON', name: 'Ontario' }]
const KNOWN = { region: { country: 'Canada', provinces: PROVINCES }, saved: [] }
const SAVED = {
  id: 'a1',
  firstName: 'Mei',
  lastName: 'Chen',
  phone: '1',
  address: location.address,
  isDefault: true,
}

/** The shop delivers; where to is told when `tell` is called. */
function slowRegion(setting: Parameters<typeof fakeApp>[1] = {}) {
  const told = Promise.withResolvers<void>()
  const app = fakeApp(
    {
      'GET shoppingManagement4/myCart': () => cartOf([line('a', 2)]),
      'GET shoppingManagement4/checkoutConfig': () => ({
        ...config,
        methods: ['delivery'],
        locations: config.locations.map(location => ({ ...location, methods: ['delivery'] })),
      }),
      'GET common3/supportedCountries': async () => {
        await told.promise
        return { countries: [{ code: 'CA', name: 'Canada' }] }
      },
      'GET common3/provinces/{country}': () => ({ country: 'CA', provinces: PROVINCES }),
      'GET admin/userManagement/getAddresses/{id}/type/{type}': () => ({
        type: 'SHIPPING',
        addresses: [SAVED],
      }),
    } as Answers,
    setting,
  )
  return { app, tell: told.resolve }
}

async function load(app: ReturnType<typeof fakeApp>): Promise<LoadedDetails> {
  const context = new RouterContextProvider(new Map([[appContext, app]]))
  const request = new Request('http://shop.test/checkout/checkout')
  return (await loadDetails({ request, context, params: {} } as never, ORDINARY)) as LoadedDetails
}

test('CHK-6 RTE-1 in the browser the step waits for what the store offers alone: neither for a cart that it has nor for where the shop delivers to', async () => {
  vi.stubGlobal('window', {})
  const { app } = slowRegion()
  app.state.$cart.set(cartOf([line('a', 2)]))
  expect((await load(app)).address).toEqual({ value: null })
  expect(app.calls).toEqual(['GET shoppingManagement4/checkoutConfig'])
})

test.each([null, cartOf([])])(
  'CRT-1 CHK-1 a cart that the browser knows nothing in is asked for before',
  async known => {
    vi.stubGlobal('window', {})
    const { app } = slowRegion()
    app.state.$cart.set(known)
    await load(app)
    expect(app.state.$cart.get()?.itemCount).toBe(2)
  },
)

test('CHK-6 the server waits for it: without script nothing comes after the form', async () => {
  const { app, tell } = slowRegion()
  const loaded = load(app)
  await expect.poll(() => app.calls).toContain('GET common3/supportedCountries')
  tell()
  expect((await loaded).address).toEqual({ value: KNOWN })
})

test('CHK-6 RTE-5 what the page knows of it already is drawn with the form', async () => {
  vi.stubGlobal('window', {})
  const { app, tell } = slowRegion()
  tell()
  await loadRegion(app, new AbortController().signal)
  expect((await load(app)).address).toEqual({ value: KNOWN })
})

test('CHK-6 ACC-5 an account waits for its addresses, which stand above the fields', async () => {
  vi.stubGlobal('window', {})
  const { app, tell } = slowRegion()
  app.state.$session.set({ ...ANONYMOUS, userID: 'u1' })
  const loaded = load(app)
  tell()
  expect((await loaded).address).toEqual({ value: { ...KNOWN, saved: [SAVED] } })
})

test('CHK-6 ACC-2 a page asked for by its address has the addresses of the account, which is known only with the store’s document', async () => {
  const { app, tell } = slowRegion({ appInfo: null })
  const loaded = load(app)
  tell()
  await expect.poll(() => app.calls).toContain('GET common3/provinces/{country}')
  app.state.$appInfo.set(APP_INFO)
  app.state.$session.set({ ...ANONYMOUS, userID: 'u1' })
  expect((await loaded).address).toEqual({ value: { ...KNOWN, saved: [SAVED] } })
})
