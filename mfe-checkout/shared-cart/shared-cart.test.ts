import { expect, test } from 'vitest'
import { type Answers, cartOf, fakeApp, line } from '../fixtures/fake-app.ts'
import { lost } from '../fixtures/refuse.ts'
import { createSharedCart } from './create-shared-cart.ts'
import { forgetSharedCart, sharedCartOf } from './shared-cart-of.ts'

const LINES = [
  { productID: 'p-a', optionPair: 'g250', quantity: 2 },
  { productID: 'p-b', optionPair: 'g250', quantity: 1 },
]
const REFUSED = [
  { productID: 'p-b', optionPair: 'g250', code: 'out-of-stock', message: 'Tea b is sold out.' },
]

function open(answer: (body: { intentID: string }) => unknown) {
  const sent: string[] = []
  const answers: Answers = {
    'POST shoppingManagement4/iCart': ({ body }) => {
      sent.push((body as { intentID: string }).intentID)
      return answer(body as { intentID: string })
    },
  }
  const app = fakeApp(answers)
  let ids = 0
  const deps = { api: app.api, state: app.state, wait: async () => {}, randomID: () => `intent-${++ids}` }
  return { app, sent, shared: createSharedCart(deps, LINES) }
}

test('CRT-2 ERR-2 what is left out of a shared cart stays said, and the rest is not added a second time', async () => {
  const { app, sent, shared } = open(() => ({ cart: cartOf([line('a', 2)], 2), refused: REFUSED }))
  expect(await shared.take()).toBe(false)
  expect(app.state.$cart.get()?.itemCount).toBe(2)
  expect(shared.$view.get()).toEqual({ busy: false, done: true, said: ['Tea b is sold out.'] })
  await shared.take()
  expect(sent).toHaveLength(1)
})

test('CRT-2 an answer that was lost is asked for again under the same wish', async () => {
  let failures = 4
  const { sent, shared } = open(() => {
    if (failures-- > 0) throw lost()
    return { cart: cartOf([line('a', 2)], 2), refused: [] }
  })
  expect(await shared.take()).toBe(false)
  expect(shared.$view.get()).toEqual({ busy: false, done: false, said: [''] })
  expect(await shared.take()).toBe(true)
  expect(new Set(sent)).toEqual(new Set(['intent-1']))
})

test('CRT-2 the notice of an empty cart and the one of the cart it becomes are of one wish, until the shopper is done', () => {
  const { app } = open(() => null)
  const first = sharedCartOf(app, LINES)
  expect(sharedCartOf(app, [...LINES])).toBe(first)
  expect(sharedCartOf(app, LINES.slice(1))).not.toBe(first)
  const second = sharedCartOf(app, LINES)
  forgetSharedCart(app.state)
  expect(sharedCartOf(app, LINES)).not.toBe(second)
})
