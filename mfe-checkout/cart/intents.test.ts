import type { ApiClient } from 'shared-contracts/api/client.ts'
import { expect, test } from 'vitest'
import { cartServer } from '../fixtures/cart-server.ts'
import { cartOf, fakeApp, line } from '../fixtures/fake-app.ts'
import { lost, refusal } from '../fixtures/refuse.ts'
import { UNDO_MS } from './intent.ts'
import { createCartIntents } from './intents.ts'
import { isPending, rowsOf } from './rows.ts'

/** A page with the cart of `server`; calls wait until they are let through. */
function page(server: ReturnType<typeof cartServer>) {
  const { state } = fakeApp({})
  state.$cart.set(server.read())
  const inFlight: { call: string; body: unknown; pass(): void; fail(error: Error): void }[] = []
  const timers: { ms: number; run: () => void }[] = []
  let ids = 0
  const api = ((call: string, options?: { body?: unknown }) =>
    new Promise((resolve, reject) => {
      const pass = () => {
        try {
          resolve(server.handle(call, options?.body))
        } catch (error) {
          reject(error)
        }
      }
      inFlight.push({ call, body: options?.body, pass, fail: reject })
    })) as ApiClient
  const intents = createCartIntents({
    api,
    state,
    randomID: () => `intent-${++ids}`,
    wait: async () => {},
    later: (ms, run) => void timers.push({ ms, run }),
  })
  const rows = () => rowsOf(state.$cart.get() ?? cartOf([]), intents.$intents.get())
  const shown = () => rows().map(r => (r.kind === 'line' ? [r.line.id, r.quantity] : [r.line.id, 'removed']))
  const next = async () => {
    inFlight.shift()?.pass()
    await tick()
  }
  return { state, intents, inFlight, timers, rows, shown, next }
}
const tick = () => new Promise<void>(resolve => setImmediate(resolve))

test('CRT-2 rapid taps: one write in flight per line, then only the newest quantity', async () => {
  const server = cartServer([line('a', 1)])
  const { intents, inFlight, shown, next } = page(server)
  for (const n of [2, 3, 4, 5]) intents.set('a', n)
  expect(shown()).toEqual([['a', 5]])
  expect(inFlight).toHaveLength(1)
  await next()
  expect(inFlight.map(c => c.body)).toEqual([{ lineID: 'a', quantity: 5 }])
  await next()
  expect(inFlight).toEqual([])
  expect(server.quantityOf('p-a')).toBe(5)
})

test('CRT-2 an answer for an older quantity does not move what is shown', async () => {
  const { intents, shown, next } = page(cartServer([line('a', 1)]))
  intents.set('a', 2)
  intents.set('a', 3)
  await next()
  expect(shown()).toEqual([['a', 3]])
})

test('CRT-2 a refused quantity goes back to the confirmed one, with the store’s message', async () => {
  const { intents, shown, next } = page(cartServer([line('a', 2, { available: 4 })]))
  intents.set('a', 9)
  expect(shown()).toEqual([['a', 9]])
  await next()
  await next()
  expect(shown()).toEqual([['a', 2]])
  expect(intents.$problems.get().a).toMatchObject({ kind: 'refused', message: 'Only a few left' })
})

test('CRT-2 after a refusal a newer wish is still tried, and clears the message', async () => {
  const server = cartServer([line('a', 2, { available: 4 })])
  const { intents, next } = page(server)
  intents.set('a', 9)
  intents.set('a', 4)
  await next()
  await next()
  await next()
  expect(server.quantityOf('p-a')).toBe(4)
  expect(intents.$problems.get()).toEqual({})
})

test('CRT-2 a lost answer is asked again with the same absolute quantity', async () => {
  const server = cartServer([line('a', 1)])
  const { intents, inFlight, next } = page(server)
  intents.set('a', 2)
  server.handle('PUT shoppingManagement4/myCart', { lineID: 'a', quantity: 2 })
  inFlight.shift()?.fail(lost())
  await tick()
  expect(inFlight.map(c => c.body)).toEqual([{ lineID: 'a', quantity: 2 }])
  await next()
  expect(server.quantityOf('p-a')).toBe(2)
})

test('CRT-2 a removed line keeps its place with undo for 5 seconds', async () => {
  const { intents, timers, shown, next } = page(cartServer([line('a'), line('b'), line('c')]))
  intents.remove('b')
  expect(shown()).toEqual([
    ['a', 1],
    ['b', 'removed'],
    ['c', 1],
  ])
  await next()
  expect(shown()).toHaveLength(3)
  expect(timers.map(t => t.ms)).toEqual([UNDO_MS])
  timers[0]?.run()
  expect(shown()).toEqual([
    ['a', 1],
    ['c', 1],
  ])
})

test('CRT-2 undo stays while somebody is with it, and its time begins anew when they leave', async () => {
  const { intents, timers, shown, next } = page(cartServer([line('a'), line('b')]))
  intents.remove('b')
  const leave = intents.holdUndo('b')
  await next()
  timers.shift()?.run()
  expect(shown()).toEqual([
    ['a', 1],
    ['b', 'removed'],
  ])
  expect(timers).toEqual([])
  leave()
  expect(timers.map(t => t.ms)).toEqual([UNDO_MS])
  const leaveAgain = intents.holdUndo('b')
  timers.shift()?.run()
  expect(shown()).toHaveLength(2)
  leaveAgain()
  timers.shift()?.run()
  expect(shown()).toEqual([['a', 1]])
})

test('CRT-2 a removal is sent at once, also while its undo is held; what was undone does not go when it is left', async () => {
  const server = cartServer([line('a', 3)])
  const { intents, inFlight, timers, shown, next } = page(server)
  intents.remove('a')
  const leave = intents.holdUndo('a')
  expect(inFlight.map(({ call }) => call)).toEqual(['POST shoppingManagement4/myCart/delete'])
  await next()
  expect(server.quantityOf('p-a')).toBe(0)
  intents.undo('a')
  leave()
  for (const { run } of timers) run()
  while (isPending(intents.$intents.get())) await next()
  expect(shown().map(([, quantity]) => quantity)).toEqual([3])
})

test('CRT-2 undo brings back the quantity shown before, even before the removal is confirmed', async () => {
  const server = cartServer([line('a', 3)])
  const { intents, next } = page(server)
  intents.set('a', 5)
  intents.remove('a')
  intents.undo('a')
  while (isPending(intents.$intents.get())) await next()
  expect(server.quantityOf('p-a')).toBe(5)
  expect(server.linesOf('p-a')).toBe(1)
})

test('CRT-2 undo whose answer was lost adds once', async () => {
  const server = cartServer([line('a', 3)])
  const { intents, inFlight, next } = page(server)
  intents.remove('a')
  await next()
  intents.undo('a')
  await next()
  const sent = inFlight[0]
  server.handle(sent?.call ?? '', sent?.body)
  inFlight.shift()?.fail(lost())
  await tick()
  while (isPending(intents.$intents.get())) await next()
  expect(server.quantityOf('p-a')).toBe(3)
})

test('CRT-2 a line taken out in another tab is not brought back by a late quantity', async () => {
  const server = cartServer([line('a', 3)])
  const { intents, shown, next } = page(server)
  server.handle('POST shoppingManagement4/myCart/delete', { lineID: 'a' })
  intents.set('a', 7)
  while (isPending(intents.$intents.get())) await next()
  expect(server.quantityOf('p-a')).toBe(0)
  expect(shown()).toEqual([])
})

test('CRT-2 undo after the time is over does nothing', async () => {
  const server = cartServer([line('a', 3)])
  const { intents, timers, inFlight, next } = page(server)
  intents.remove('a')
  await next()
  timers[0]?.run()
  intents.undo('a')
  expect(inFlight).toEqual([])
})

test('CRT-2 a refused removal brings the line back', async () => {
  const { intents, inFlight, shown, next } = page(cartServer([line('a', 3)]))
  intents.remove('a')
  inFlight.shift()?.fail(refusal('invalid'))
  await tick()
  await next()
  expect(shown()).toEqual([['a', 3]])
})

test('CRT-1 a failing reload leaves the cart as it was', async () => {
  const { state, intents, inFlight } = page(cartServer([line('a', 3)]))
  const reloading = intents.reload()
  inFlight.shift()?.fail(lost())
  await reloading
  expect(state.$cart.get()?.itemCount).toBe(3)
})
