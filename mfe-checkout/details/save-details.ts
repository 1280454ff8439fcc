import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { ContactInfo, Method } from 'shared-contracts/api/entities/order.ts'
import { isFailure } from 'shared-contracts/api/failure.ts'
import type { CheckoutConfig } from 'shared-contracts/api/ordering/checkout-config.ts'
import { retry, type Wait } from 'shared-contracts/api/retry.ts'
import { isDay, withoutTime } from '../handover/times.ts'
import { ORDINARY, type Purchase, queryOf } from '../journey/purchase.ts'
import { addressOf, type Details } from './details-schema.ts'

/** What was typed, with the place and time that count. */
export interface Settled extends Omit<Details, 'start'> {
  localStoreName: string
  /** Null where no time is chosen. */
  start: string | null
}

type StepOf = (api: ApiClient, settled: Settled, purchase: Purchase) => Promise<unknown>

const contactOf = ({ firstName, lastName, email, phone }: ContactInfo): ContactInfo => ({
  firstName,
  lastName,
  email,
  phone,
})

const method: StepOf = (api, { method: methodName, localStoreName }, purchase) =>
  api('POST shoppingManagement4/updateOrderMethod', {
    query: queryOf(purchase),
    body: { methodName, localStoreName },
  })
const contact: StepOf = (api, settled, purchase) => {
  const { method: methodName, localStoreName, tableNumber } = settled
  const table = methodName === 'eatIn' && tableNumber ? { tableNumber } : null
  const query = { localStoreName, methodName, ...table, ...queryOf(purchase) }
  return api('POST shoppingManagement4/orderContactInfo', { query, body: contactOf(settled) })
}
const address: StepOf = (api, settled, purchase) => {
  const saved = settled.saveToMyProfile ? { saveToMyProfile: 'true' as const } : null
  const query = { localStoreName: settled.localStoreName, ...saved, ...queryOf(purchase) }
  const body = { address: addressOf(settled), contact: contactOf(settled) }
  return api('POST shoppingManagement4/orderDeliverInfo', { query, body })
}
const pickupTime: StepOf = (api, { start }, purchase) => {
  const query = queryOf(purchase)
  return start !== null && isDay(start)
    ? api('POST shoppingManagement4/orderPickupDate', { query, body: { date: start } })
    : api('POST shoppingManagement4/orderPickupDateTime', { query, body: { start: start ?? '' } })
}
const deliveryTime: StepOf = (api, { start }, purchase) =>
  api('POST shoppingManagement4/orderDeliveryDateTime', {
    query: queryOf(purchase),
    body: { start: start ?? '' },
  })

/** What each way settles with the store, in this order; every step may safely be made again. */
const STEPS: Readonly<Record<Method, readonly StepOf[]>> = {
  pickup: [method, contact, pickupTime],
  delivery: [method, address, deliveryTime],
  eatIn: [method, contact],
}

/** @throws the first step's refusal, or its last failure */
export async function saveDetails(
  api: ApiClient,
  settled: Settled,
  wait: Wait,
  purchase: Purchase = ORDINARY,
): Promise<void> {
  const { method: way, start } = settled
  // A table needs no time, and what nobody hands over neither.
  for (const step of STEPS[start === null ? 'eatIn' : way])
    await retry(() => step(api, settled, purchase), wait)
}

/** What can be chosen after a time was lost: as the store says now, else as before, without that time. */
export async function offerWithout(
  api: ApiClient,
  start: string,
  before: CheckoutConfig,
  purchase: Purchase = ORDINARY,
): Promise<CheckoutConfig> {
  const without = (config: CheckoutConfig) => ({
    ...config,
    locations: config.locations.map(location => withoutTime(location, start)),
  })
  try {
    return without(await api('GET shoppingManagement4/checkoutConfig', { query: queryOf(purchase) }))
  } catch (error) {
    if (!isFailure(error)) throw error
    return without(before)
  }
}
