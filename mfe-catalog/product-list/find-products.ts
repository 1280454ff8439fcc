import type { ApiClient } from 'shared-contracts/api/client.ts'
import { filterOf, type ListQuery, sortOnWire } from './list-query.ts'
import { partQuery } from './paging.ts'

/** One part of a list in its order. @param start position from 0 */
export async function findProducts(
  api: ApiClient,
  list: ListQuery,
  start: number,
  count: number,
  signal: AbortSignal,
) {
  const query = { ...filterOf(list), ...partQuery(start, count), sortby: sortOnWire(list.sort) }
  return (await api('GET productManagement2/products', { query, signal })).products
}
