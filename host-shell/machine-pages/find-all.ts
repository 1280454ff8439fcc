import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'

/** Products of one call, the most the backend gives. */
const BATCH_SIZE = 120

/** The products of one part. @param part from 1 @param size products of a part, a multiple of what a call gives */
export async function findPart(
  api: ApiClient,
  part: number,
  size: number,
  signal: AbortSignal,
): Promise<ProductSummary[]> {
  const found: ProductSummary[] = []
  const begin = (part - 1) * size
  for (let start = begin; start < begin + size; start += BATCH_SIZE) {
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
