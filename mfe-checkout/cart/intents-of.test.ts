import { afterEach, expect, test, vi } from 'vitest'
import { cartServer } from '../fixtures/cart-server.ts'
import { denyStorage } from '../fixtures/denied-storage.ts'
import { fakeApp, line } from '../fixtures/fake-app.ts'
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
