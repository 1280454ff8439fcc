import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { PART_SIZE } from './paths.ts'

/** Products of one call, the most the backend gives. */
const BATCH_SIZE = 120

/** The products of one part. @param part from 1 */
export async function findPart(api: ApiClient, part: number, signal: AbortSignal): Promise<ProductSummary[]> {
  const found: ProductSummary[] = []
  const begin = (part - 1) * PART_SIZE
  for (let start = begin; start < begin + PART_SIZE; start += BATCH_SIZE) {
    const { products } = await api('GET productManagement2/products', {
      query: {
        infiniteLoad: 'true',
        numberToLoad: String(BATCH_SIZE),
        startingPosition: String(start),
        sortby: 'default',
      },
      signal,
    })
    found.push(...products)
    if (products.length < BATCH_SIZE) break
  }
  return found
}
