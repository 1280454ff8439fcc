import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { ProductDetail, ProductSummary } from 'shared-contracts/api/entities/product.ts'

/** Ticked at a glance: more would be another list. */
const MAX_ADD_ONS = 4

/** What is bought beside a product and needs no choice of options. */
export async function findAddOns(
  api: ApiClient,
  { id, addonTag }: ProductDetail,
  signal?: AbortSignal,
): Promise<readonly ProductSummary[]> {
  if (!addonTag) return []
  const { products } = await api('GET productManagement2/products/addon', {
    query: { tagName: addonTag },
    ...(signal && { signal }),
  })
  return products.filter(one => one.id !== id && !one.hasOptions && !one.soldOut).slice(0, MAX_ADD_ONS)
}
