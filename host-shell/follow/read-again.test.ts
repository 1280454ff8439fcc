import { expect, test, vi } from 'vitest'
import { readAgain } from './read-again.ts'

const LIST = 'https://shop.example/store/productlist?cat=tea'

/** @param load the shown page's loader; none for a page of the shell's own */
function open(load?: () => Promise<unknown>) {
  const shown = { href: LIST }
  const hand = vi.fn()
  const done = readAgain(shown, { loaderAt: () => load ?? null, hand })
  return { shown, hand, done }
}

test('PWA-4 the data of the shown page are asked for once, and handed to the refresh that follows', async () => {
  const load = vi.fn(async () => 'data')
  const { hand, done } = open(load)
  await done
  const [address, given] = hand.mock.calls[0] ?? []
  expect(address).toBe('/store/productlist?cat=tea')
  expect(await given()).toBe('data')
  expect(load).toHaveBeenCalledTimes(1)
})

test('PWA-4 what does not come is handed to nobody', async () => {
  const { hand, done } = open(() => Promise.reject(new TypeError('lost')))
  await expect(done).rejects.toThrow('lost')
  expect(hand).not.toHaveBeenCalled()
})

test('PWA-4 who has gone on meanwhile is not given the data of the page before', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { shown, hand, done } = open(() => promise)
  shown.href = 'https://shop.example/checkout/cart'
  resolve()
  await done
  expect(hand).not.toHaveBeenCalled()
})

test('PWA-4 a page of the shell’s own has nothing to read', async () => {
  const { hand, done } = open()
  await done
  expect(hand).not.toHaveBeenCalled()
})
