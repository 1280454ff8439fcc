import type { FissionCampaignDetail } from 'shared-contracts/api/entities/campaign.ts'
import type { CampaignCartView } from './create-campaign-cart.ts'

/**
 * How many more units fit into a group buy's cart, whose lines share the limit of the shopper: what they ordered before counts, and what
 * is on its way into the cart.
 * @returns without a limit `Infinity`
 */
export function roomLeft(
  { mine }: Pick<FissionCampaignDetail, 'mine'>,
  { cart, asked }: Pick<CampaignCartView, 'cart' | 'asked'>,
): number {
  if (mine.left === null) return Number.POSITIVE_INFINITY
  const units = Object.values(cart.lineItems).map(({ id, quantity }) => asked[id] ?? quantity)
  return Math.max(0, mine.left - units.reduce((sum, quantity) => sum + quantity, 0))
}
