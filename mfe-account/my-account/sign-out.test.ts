import { NetworkError } from 'shared-contracts/api/api-error.ts'
import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { createFakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { ANN, cart } from '../fixtures/visitors.ts'
import { deviceStorages, signOut } from './sign-out.ts'

const signedIn = (answer: () => unknown) => {
  const { api } = createFakeBackend({ 'GET common3/logout': answer })
  return fakeApp(api, { session: ANN, cart: cart(5, { a: 2 }) })
}

function fakeStorage() {
  const stored = new Map([['draft', 'Ann']])
  return { stored, clear: () => stored.clear() }
}

test('VIS-4 signing out leaves nothing of the account on the device', async () => {
  const app = signedIn(() => ANONYMOUS)
  app.state.$notices.set([{ id: 1, kind: 'info', text: 'Tea a' }])
  const storages = [fakeStorage(), fakeStorage()]
  await signOut(app, storages)
  expect(app.state.$session.get()).toEqual(ANONYMOUS)
  expect(app.state.$cart.get()).toBeNull()
  expect(app.state.$notices.get()).toEqual([])
  expect(storages.map(s => s.stored.size)).toEqual([0, 0])
})

test('VIS-4 a sign-out that did not reach the store changes nothing', async () => {
  const app = signedIn(() => {
    throw new NetworkError('GET common3/logout', new Error('offline'))
  })
  const storage = fakeStorage()
  await expect(signOut(app, [storage])).rejects.toThrow()
  expect(app.state.$loggedIn.get()).toBe(true)
  expect(storage.stored.size).toBe(1)
})

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

test.each([
  ['denies', denied],
  ['lacks', () => null],
])('VIS-4 a browser that %s its storages has none to empty', (_what, storage) => {
  const names = ['sessionStorage', 'localStorage'] as const
  const before = names.map(name => Object.getOwnPropertyDescriptor(globalThis, name))
  for (const name of names) Object.defineProperty(globalThis, name, { get: storage, configurable: true })
  try {
    expect(deviceStorages()).toEqual([])
  } finally {
    names.forEach((name, i) => {
      Reflect.deleteProperty(globalThis, name)
      if (before[i]) Object.defineProperty(globalThis, name, before[i])
    })
  }
})
