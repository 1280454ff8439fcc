import { createContext, useContext } from 'react'
import type { RoutePath } from 'shared-contracts/remote/routes/href.ts'

/** Which of the shopper's carts is being bought: the ordinary one, or one of a group buy (CRT-3, CHK-9). */
export interface Purchase {
  /** Id of the group buy, null for the ordinary cart. */
  campaign: string | null
}
export const ORDINARY: Purchase = { campaign: null }

/** What the calls of the order being made carry. */
export const queryOf = ({ campaign }: Purchase): { fissionCampaignId?: string } =>
  campaign === null ? {} : { fissionCampaignId: campaign }

export type Step = 'cart' | 'details' | 'payment'
/** Where the steps of the ordinary purchase are. */
export const STEP_PATHS = {
  cart: '/checkout/cart',
  details: '/checkout/checkout',
  payment: '/checkout/payment',
} as const satisfies Record<Step, RoutePath>

export const PurchaseContext = createContext<Purchase>(ORDINARY)
export const usePurchase = (): Purchase => useContext(PurchaseContext)
