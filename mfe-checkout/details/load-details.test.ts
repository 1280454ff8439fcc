import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { RouterContextProvider } from 'shared-contracts/remote/runtime/router.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { loadRegion } from '../address/load-region.ts'
import { type Answers, cartOf, config, fakeApp, line } from '../fixtures/fake-app.ts'
import { ORDINARY } from '../journey/purchase.ts'
import { type LoadedDetails, loadDetails } from './load-details.ts'
import type { Settled } from './save-details.ts'
import { savingOf } from './saving-of.ts'

afterEach(() => vi.unstubAllGlobals())

const PROVINCES = [{ code: 'ON', name: 'Ontario' }]
const KNOWN = { region: { country: 'Canada', provinces: PROVINCES }, saved: [] }

/** The shop delivers; where to is told when `tell` is called. */
function slowRegion() {
  const told = Promise.withResolvers<void>()
  const app = fakeApp({
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
  } as Answers)
  return { app, tell: told.resolve }
}

async function load(app: ReturnType<typeof fakeApp>): Promise<LoadedDetails> {
  const context = new RouterContextProvider(new Map([[appContext, app]]))
  const request = new Request('http://shop.test/checkout/checkout')
  return (await loadDetails({ request, context, params: {} } as never, ORDINARY)) as LoadedDetails
}

test('CHK-6 RTE-1 in the browser the form does not wait for where the shop delivers to', async () => {
  vi.stubGlobal('window', {})
  const { app, tell } = slowRegion()
  const { address } = await load(app)
  expect(address).toHaveProperty('status', 'pending')
  tell()
  expect(await address).toEqual(KNOWN)
})

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

test('CHK-10 a shopper who is led back to what was wrong finds all of the form', async () => {
  vi.stubGlobal('window', {})
  const { app, tell } = slowRegion()
  const saving = savingOf(app.state)
  saving.begin({ purchase: ORDINARY, settled: {} as Settled }, () => Promise.reject('outside'))
  await expect(saving.underWay(ORDINARY)).rejects.toBe('outside')
  const loaded = load(app)
  tell()
  expect((await loaded).address).toEqual({ value: KNOWN })
})
