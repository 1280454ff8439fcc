import { isApiError } from 'shared-contracts/api/api-error.ts'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'

/** Products of one call, the most the backend gives. */
const BATCH_SIZE = 120

export interface Part {
  /** From 1. */
  part: number
  /** Products of a part, a multiple of what a call gives. */
  size: number
  /** Each with all that its page shows, where the backend knows how (`whole`). */
  whole?: boolean
  signal: AbortSignal
}

/** A product of a list; `whole` is as it came: it must be read. */
export type Found = ProductSummary & { whole?: unknown }

/** The products of one part. */
export async function findPart(
  api: ApiClient,
  { part, size, whole = false, signal }: Part,
): Promise<Found[]> {
  const found: Found[] = []
  const begin = (part - 1) * size
  for (let start = begin; start < begin + size; start += BATCH_SIZE) {
    const products = await findBatch(api, start, whole, signal)
    found.push(...products)
    if (products.length < BATCH_SIZE) break
  }
  return found
}

/** Memberships, which no list of goods has. A backend that does not know the word gives goods again, or refuses: none then. */
export async function findMemberships(api: ApiClient, signal: AbortSignal): Promise<ProductSummary[]> {
  const call = 'GET productManagement2/products'
  const query = { productType: 'MEMBERSHIP', recordStatus: 'ACTIVE' } as const
  const { products } = await api(call, { query, signal }).catch(() => ({ products: [] }))
  if (products.length === 0) return []
  const goods = await findPart(api, { part: 1, size: products.length, signal })
  const known = new Set(goods.map(({ id }) => id))
  return products.filter(({ id }) => !known.has(id))
}

async function findBatch(
  api: ApiClient,
  start: number,
  whole: boolean,
  signal: AbortSignal,
): Promise<Found[]> {
  const query = {
    infiniteLoad: 'true',
    numberToLoad: String(BATCH_SIZE),
    startingPosition: String(start),
    sortby: 'default',
  } as const
  const call = 'GET productManagement2/products'
  if (!whole) return (await api(call, { query, signal })).products
  try {
    return (await api(call, { query: { ...query, whole: 'true' }, signal })).products
  } catch (error) {
    // A backend that does not know the word.
    if (isApiError(error) && error.status === 400) return findBatch(api, start, false, signal)
    throw error
  }
}
