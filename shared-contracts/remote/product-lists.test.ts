import { expect, test } from 'vitest'
import { addProduct, MAX_LISTED, productListKey, readProducts, removeProduct } from './product-lists.ts'

function memory() {
  const content = new Map<string, string>()
  return {
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
    removeItem: (key: string) => void content.delete(key),
  }
}
const listed = (at: number, id = `p${at}`) => ({ id, at, price: 100 * at })
const ids = (storage: ReturnType<typeof memory>, owner: string | null) =>
  readProducts(storage, 'wishlist', owner).map(product => product.id)

test('CAT-11 newest first; one listed again moves up with the price it was first listed at', () => {
  const storage = memory()
  for (const at of [1, 2, 3]) addProduct(storage, 'wishlist', null, listed(at))
  addProduct(storage, 'wishlist', null, { id: 'p1', at: 4, price: 999 })
  expect(readProducts(storage, 'wishlist', null)[0]).toEqual({ id: 'p1', at: 4, price: 100 })
  removeProduct(storage, 'wishlist', null, 'p3')
  expect(ids(storage, null)).toEqual(['p1', 'p2'])
})

test('CAT-11 what a guest listed is theirs after signing in, and what an account listed is shown to nobody else', () => {
  const storage = memory()
  addProduct(storage, 'wishlist', 'ann', listed(1))
  addProduct(storage, 'wishlist', null, listed(2))
  expect(ids(storage, null)).toEqual(['p2'])
  expect(ids(storage, 'bo')).toEqual(['p2'])
  expect(ids(storage, 'ann')).toEqual(['p2', 'p1'])
})

test('CAT-11 with another account on the list, nothing of the former remains', () => {
  const storage = memory()
  addProduct(storage, 'wishlist', 'ann', listed(1))
  addProduct(storage, 'wishlist', 'bo', listed(2))
  expect(storage.getItem(productListKey('wishlist'))).not.toContain('ann')
  expect(ids(storage, 'ann')).toEqual([])
})

test('CAT-11 a list is bounded: the oldest goes', () => {
  const storage = memory()
  for (let at = 1; at <= MAX_LISTED.recentlyViewed + 5; at++)
    addProduct(storage, 'recentlyViewed', null, listed(at))
  const kept = readProducts(storage, 'recentlyViewed', null)
  expect(kept).toHaveLength(MAX_LISTED.recentlyViewed)
  expect(kept.at(-1)?.id).toBe('p6')
})

test.each(['{', 'null', '7', '[7, null, {"owner": 1}]', '[{"owner": null, "products": [null, {"id": 7}]}]'])(
  'CAT-11 anything else in the storage is no list: %s',
  text => expect(readProducts({ getItem: () => text }, 'wishlist', null)).toEqual([]),
)
