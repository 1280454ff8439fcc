import type { ApiClient } from 'shared-contracts/api/client.ts'
import { doWithout } from 'shared-contracts/api/failure.ts'
import { allCategories } from '../categories/all-categories.ts'
import { below, MAX_TILES } from '../categories/category-tree.ts'

/** Products of one row. */
const MAX_POPULAR = 8

/** Ways onward from a search in vain: shelves, and what can be had now (CAT-10). */
export async function findInstead(api: ApiClient, signal: AbortSignal) {
  const query = {
    numberToLoad: String(MAX_POPULAR),
    infiniteLoad: 'true',
    startingPosition: '0',
    inStock: 'true',
  } as const
  const [categories, popular] = await Promise.all([
    allCategories(api, signal),
    api('GET productManagement2/products', { query, signal }).catch(doWithout),
  ])
  return { shelves: below(categories ?? [], null).slice(0, MAX_TILES), popular: popular?.products ?? [] }
}
