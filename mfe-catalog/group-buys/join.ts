import type { CampaignProductItem } from 'shared-contracts/api/entities/campaign.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'

/**
 * Puts one item into the cart of its group buy. A repeat after a lost answer adds nothing twice.
 * @param newIntentID makes a UUID
 * @returns a function that resolves to what went wrong in the shopper's language (empty where nothing says it), or null
 */
export function createJoin({ api }: Pick<App, 'api'>, item: CampaignProductItem, newIntentID: () => string) {
  let unconfirmed: string | null = null
  return async (): Promise<string | null> => {
    unconfirmed ??= newIntentID()
    const { fissionCampaignId: id, product, optionPair } = item
    const body = { productID: product.id, optionPair, quantity: 1, intentID: unconfirmed }
    try {
      await api('POST shoppingManagement4/myCart/fc/{id}', { params: { id }, body })
    } catch (error) {
      const failure = isFailure(error) ? readFailure(error) : null
      // A refusal alone is known to have added nothing.
      if (failure?.kind === 'refused') unconfirmed = null
      return failure?.message ?? ''
    }
    unconfirmed = null
    return null
  }
}
