import type { ApiClient } from 'shared-contracts/api/client.ts'
import { isFailure } from 'shared-contracts/api/failure.ts'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import { retry, type Wait } from 'shared-contracts/api/retry.ts'
import type { Details } from './details-schema.ts'

/**
 * Settles method, contact and slot with the store, in this order; every step may safely be made again.
 * @throws the first step's refusal, or its last failure
 */
export async function saveDetails(api: ApiClient, details: Details, wait: Wait): Promise<void> {
  const { method: methodName, localStoreName, start, ...contact } = details
  const steps = [
    () => api('POST shoppingManagement4/updateOrderMethod', { body: { methodName, localStoreName } }),
    () =>
      api('POST shoppingManagement4/orderContactInfo', {
        query: { localStoreName, methodName },
        body: contact,
      }),
    () => api('POST shoppingManagement4/orderPickupDateTime', { body: { start } }),
  ]
  for (const step of steps) await retry(step, wait)
}

/** What can be chosen after a slot was lost: as the store says now, else as before, without that slot. */
export async function offerWithout(
  api: ApiClient,
  start: string,
  before: CheckoutConfig,
): Promise<CheckoutConfig> {
  try {
    return withoutSlot(await api('GET shoppingManagement4/checkoutConfig'), start)
  } catch (error) {
    if (!isFailure(error)) throw error
    return withoutSlot(before, start)
  }
}

function withoutSlot(config: CheckoutConfig, start: string): CheckoutConfig {
  const locations = config.locations.map(location => ({
    ...location,
    pickupSlots: location.pickupSlots.map(slot => (slot.start === start ? { ...slot, remaining: 0 } : slot)),
  }))
  return { ...config, locations }
}
