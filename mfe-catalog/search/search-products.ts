import type { ApiClient } from 'shared-contracts/api/client.ts'
import { filterOf, type ListQuery } from '../product-list/list-query.ts'
import { partQuery } from '../product-list/paging.ts'

/** One part of what a term finds, best first. @param start position from 0 @param list how it is narrowed and sorted */
export async function searchProducts(
  api: ApiClient,
  term: string,
  start: number,
  count: number,
  signal: AbortSignal,
  list?: ListQuery,
) {
  const sorted = list && list.sort !== 'best' ? { sortby: list.sort } : {}
  const query = { ...(list && filterOf(list)), ...partQuery(start, count), ...sorted }
  const options = { params: { term }, query, signal }
  return (await api('GET productManagement2/products/search/{term}', options)).products
}
