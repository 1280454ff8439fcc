import { isApiError } from 'shared-contracts/api/api-error.ts'
import type { Answer, ApiClient } from 'shared-contracts/api/client.ts'

export type ListedNow = Answer<'GET productManagement/product/{id}'>

/**
 * Listed products as they are now, by id; null where the store no longer has one.
 * @throws ApiError, NetworkError when one of them could not be asked for
 */
export async function loadListed(
  api: ApiClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, ListedNow | null>> {
  const found = ids.map(id =>
    api('GET productManagement/product/{id}', { params: { id }, signal }).catch(error => {
      if (isApiError(error) && (error.status === 404 || error.status === 400)) return null
      throw error
    }),
  )
  const products = await Promise.all(found)
  return new Map(ids.map((id, i) => [id, products[i] ?? null]))
}
