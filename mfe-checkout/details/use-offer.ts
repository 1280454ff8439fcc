import { useState } from 'react'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'

/** What the store offers: as the page loaded it, until a newer answer replaces it or the page loads again. */
export function useOffer(loaded: CheckoutConfig) {
  const [offer, setOffer] = useState({ loaded, now: loaded })
  if (offer.loaded !== loaded) setOffer({ loaded, now: loaded })
  const replace = (now: CheckoutConfig) => setOffer(current => ({ ...current, now }))
  return [offer.loaded === loaded ? offer.now : loaded, replace] as const
}
