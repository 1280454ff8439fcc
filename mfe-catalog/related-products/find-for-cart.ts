import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { findRelated } from './find-related.ts'

/** One row of cards. */
const MAX_SHOWN = 4

/** What goes well with what was put into the cart last. @returns null where that is nothing to show */
export async function findForCart(
  api: ApiClient,
  productIDs: readonly string[],
  signal?: AbortSignal,
): Promise<readonly ProductSummary[] | null> {
  const last = productIDs.at(-1)
  if (last === undefined) return null
  const related = await findRelated(api, last, signal)
  const found = missingFrom(productIDs, related).filter(({ soldOut }) => !soldOut)
  return found.length > 0 ? found.slice(0, MAX_SHOWN) : null
}

/** Without what the cart has, which it may have got since. */
export const missingFrom = (productIDs: readonly string[], products: readonly ProductSummary[]) =>
  products.filter(({ id }) => !productIDs.includes(id))
