import { createContext, useContext } from 'react'
import { href } from 'shared-contracts/remote/routes/href.ts'

/** Which of the shopper's carts is being bought: the ordinary one, or one of a group buy (CRT-3, CHK-9). */
export interface Purchase {
  /** Id of the group buy, null for the ordinary cart. */
  campaign: string | null
}
export const ORDINARY: Purchase = { campaign: null }

/** The purchase of a group buy's page; an address without an id is the ordinary one. */
export const purchaseOf = (url: string): Purchase => ({
  campaign: new URL(url).searchParams.get('FissionSale') || null,
})

/** What the calls of the order being made carry. */
export const queryOf = ({ campaign }: Purchase): { fissionCampaignId?: string } =>
  campaign === null ? {} : { fissionCampaignId: campaign }

export type Step = 'cart' | 'details' | 'payment'
const PATHS = {
  cart: ['/checkout/cart', '/checkout/campaignCart'],
  details: ['/checkout/checkout', '/checkout/campaignCheckout'],
  payment: ['/checkout/payment', '/checkout/campaignPayment'],
} as const

/** Address of a step. */
export function stepHref(step: Step, { campaign }: Purchase): string {
  const [ordinary, ofCampaign] = PATHS[step]
  return campaign === null ? href(ordinary) : href(ofCampaign, undefined, { FissionSale: campaign })
}

export const PurchaseContext = createContext<Purchase>(ORDINARY)
export const usePurchase = (): Purchase => useContext(PurchaseContext)
