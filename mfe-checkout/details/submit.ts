import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { ContactInfo, Method } from 'shared-contracts/api/entities/order.ts'
import { type Failure, readFailure } from 'shared-contracts/api/failure.ts'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import { retry, type Wait } from 'shared-contracts/api/retry.ts'
import { type ContactField, contactFields } from './contact.ts'

export interface Details {
  method: Method
  localStoreName: string
  contact: ContactInfo
  /** Start of the slot. */
  start: string
}

export type Submitted =
  | { kind: 'done' }
  /** The slot was taken meanwhile; `config` has what is left now, null when that could not be read. */
  | { kind: 'slot-gone'; message: string; config: CheckoutConfig | null }
  | { kind: 'field'; field: ContactField; message: string }
  | { kind: 'failed'; failure: Failure }

/** Settles method, contact and slot with the store, in this order; every step may safely be made again. */
export async function submitDetails(api: ApiClient, details: Details, wait: Wait): Promise<Submitted> {
  const { method: methodName, localStoreName, contact, start } = details
  const steps = [
    () => api('POST shoppingManagement4/updateOrderMethod', { body: { methodName, localStoreName } }),
    () =>
      api('POST shoppingManagement4/orderContactInfo', {
        query: { localStoreName, methodName },
        body: contact,
      }),
    () => api('POST shoppingManagement4/orderPickupDateTime', { body: { start } }),
  ]
  try {
    for (const step of steps) await retry(step, wait)
    return { kind: 'done' }
  } catch (error) {
    const failure = readFailure(error)
    if (failure.code === 'slot-gone')
      return { kind: 'slot-gone', message: failure.message, config: await readConfig(api) }
    const field = contactFields.find(name => name === failure.field?.split('.').at(-1))
    return field && failure.message
      ? { kind: 'field', field, message: failure.message }
      : { kind: 'failed', failure }
  }
}

async function readConfig(api: ApiClient): Promise<CheckoutConfig | null> {
  try {
    return await api('GET shoppingManagement4/checkoutConfig')
  } catch (error) {
    readFailure(error)
    return null
  }
}

/** @returns the config without a slot that was just refused */
export function withoutSlot(config: CheckoutConfig, start: string): CheckoutConfig {
  const locations = config.locations.map(location => ({
    ...location,
    pickupSlots: location.pickupSlots.map(slot => (slot.start === start ? { ...slot, remaining: 0 } : slot)),
  }))
  return { ...config, locations }
}
