import type { ApiClient } from 'shared-contracts/api/client.ts'

/** Products that go well with one. */
export const findRelated = async (api: ApiClient, id: string, signal?: AbortSignal) =>
  (
    await api('GET productManagement2/products/relatedProducts/{id}', {
      params: { id },
      ...(signal && { signal }),
    })
  ).products
