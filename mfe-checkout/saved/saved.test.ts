import { expect, test } from 'vitest'
import { ownAdditions } from '../elsewhere/own-additions.ts'
import { type Answers, cartOf, fakeApp, line } from '../fixtures/fake-app.ts'
import { memoryStorage } from '../fixtures/memory-storage.ts'
import { lost, refusal } from '../fixtures/refuse.ts'
import { createSaved } from './create-saved.ts'
import { readSaved } from './saved-items.ts'

const ADD = 'POST shoppingManagement4/myCart'

function open(answers: Answers = {}, storage = memoryStorage()) {
  const app = fakeApp(answers)
  const { state } = app
  const saved = createSaved({
    api: app.api,
    state,
    storage,
    wait: async () => {},
    randomID: () => crypto.randomUUID(),
  })
  return { app, saved, state, storage }
}

test('CRT-2 what is put aside outlives the page, once per item, and has no price of its own', () => {
  const { saved, storage } = open()
  saved.save(line('a', 2))
  saved.save(line('b'))
  saved.save(line('a', 3))
  const later = open({}, storage).saved
  later.load()
  expect(later.$view.get().items.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Tea a', 3],
    ['Tea b', 1],
  ])
  expect(storage.getItem('checkout.saved')).not.toContain('rice')
})

test('CRT-2 moved into the cart it is there and no longer aside', async () => {
  const { saved, state, storage } = open({ [ADD]: () => cartOf([line('a', 2)], 9) })
  saved.save(line('a', 2))
  await saved.take(saved.$view.get().items[0] as never)
  expect(state.$cart.get()?.itemCount).toBe(2)
  expect(readSaved(storage)).toEqual([])
  expect(saved.$view.get().gone).toEqual({ name: 'Tea a 250 g', how: 'taken' })
})

test('CRT-2 what the shopper removes is told; what an undo takes back into the cart is told there', () => {
  const { saved } = open()
  saved.save(line('a'))
  saved.drop(line('a'))
  expect(saved.$view.get()).toMatchObject({ items: [], gone: null })
  saved.save(line('b'))
  saved.remove(saved.$view.get().items[0] as never)
  expect(saved.$view.get()).toMatchObject({ items: [], gone: { name: 'Tea b 250 g', how: 'removed' } })
})

test('CRT-2 CRT-6 what the store refuses stays aside, with the reason', async () => {
  const { saved } = open({
    [ADD]: () => {
      throw refusal('out-of-stock', 'Sold out.')
    },
  })
  saved.save(line('a'))
  await saved.take(saved.$view.get().items[0] as never)
  const { items, busy, problems } = saved.$view.get()
  expect([items.length, busy, Object.values(problems)]).toEqual([1, null, ['Sold out.']])
})

test('CRT-2 an item whose answers were lost is moved by the same wish when it is asked for again, also after a reload', async () => {
  const sent = new Set<string>()
  let reached = false
  const answers: Answers = {
    [ADD]: ({ body }) => {
      sent.add((body as { intentID: string }).intentID)
      if (!reached) throw lost()
      return cartOf([line('a', 2)], 9)
    },
  }
  const { saved, storage } = open(answers)
  saved.save(line('a', 2))
  await saved.take(saved.$view.get().items[0] as never)
  expect(saved.$view.get().items).toHaveLength(1)
  reached = true
  const { saved: later, state } = open(answers, storage)
  later.load()
  await later.take(later.$view.get().items[0] as never)
  expect(state.$cart.get()?.itemCount).toBe(2)
  expect(sent.size).toBe(1)
})

test('CRT-2 what this tab moves into the cart is its own, also where the answer was lost', async () => {
  let answer: () => unknown = () => cartOf([line('a')], 9)
  const { saved, state } = open({ [ADD]: () => answer() })
  const seen: string[][] = []
  state.$cart.listen(() => seen.push([...ownAdditions(state)]))
  const take = async () => {
    saved.save(line('a'))
    await saved.take(saved.$view.get().items[0] as never)
    return [...ownAdditions(state)]
  }
  expect(await take()).toEqual([])
  expect(seen).toEqual([['p-a g250']])
  answer = () => {
    throw refusal('out-of-stock')
  }
  expect(await take()).toEqual([])
  answer = () => {
    throw lost()
  }
  expect(await take()).toEqual(['p-a g250'])
})

test('CRT-2 what is unreadable is left out', () => {
  const storage = memoryStorage()
  storage.setItem('checkout.saved', '[1, {"productID": 5}, null]')
  expect(readSaved(storage)).toEqual([])
  storage.setItem('checkout.saved', '{')
  expect(readSaved(storage)).toEqual([])
})
