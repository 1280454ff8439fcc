import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { CheckoutConfig, CheckoutLocation } from 'shared-contracts/api/ordering/checkout-config.ts'
import { UNASKED } from '../details/unasked.ts'

/** @returns the store's methods that some place offers (CHK-1) */
export const methodsOf = (config: CheckoutConfig): Method[] =>
  config.methods.filter(
    // A backend may have ways that this release knows no form for.
    method => Object.hasOwn(UNASKED, method) && config.locations.some(l => l.methods.includes(method)),
  )

/** The ways to choose from; where nobody hands anything over one stands for all, and is not seen. */
export const waysOf = (config: CheckoutConfig): Method[] => {
  const methods = methodsOf(config)
  return config.draft.immaterial ? methods.slice(0, 1) : methods
}

export const locationsOf = (config: CheckoutConfig, method: Method): CheckoutLocation[] =>
  config.locations.filter(location => location.methods.includes(method))

/** @returns the place of an id, else of the first of the names that can be had, or the only one there is; otherwise the shopper is asked */
export function preferredLocation(
  locations: readonly CheckoutLocation[],
  id: string,
  names: readonly (string | null | undefined)[],
): CheckoutLocation | undefined {
  const known = names.map(name => locations.find(l => l.localStoreName === name))
  const preferred = [locations.find(l => l.id === id), ...known].find(Boolean)
  return preferred ?? (locations.length === 1 ? locations[0] : undefined)
}
