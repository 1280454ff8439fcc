import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { Category } from 'shared-contracts/api/entities/product.ts'
import { isFailure } from 'shared-contracts/api/failure.ts'

/** The store's whole tree as a flat list, parents first; null where it has none or does not tell: pages do without. */
export async function allCategories(api: ApiClient, signal: AbortSignal): Promise<Category[] | null> {
  try {
    return (await api('GET productManagement/categories/{x}', { params: { x: 'all' }, signal })).categories
  } catch (error) {
    if (!isFailure(error)) throw error
    return null
  }
}
