import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { filterOf } from '../product-list/list-query.ts'
import { partQuery } from '../product-list/paging.ts'

/** One part of what a term finds, best first. @param start position from 0 */
export async function searchProducts(
  api: ApiClient,
  term: string,
  start: number,
  count: number,
  signal: AbortSignal,
  filter: ReturnType<typeof filterOf> = {},
) {
  const options = { params: { term }, query: { ...filter, ...partQuery(start, count) }, signal }
  return (await api('GET productManagement2/products/search/{term}', options)).products
}
