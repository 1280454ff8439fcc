import type { Answer } from 'shared-contracts/api/client.ts'
import { isFailure } from 'shared-contracts/api/failure.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { visitorKnown } from 'shared-contracts/remote/state/visitor-known.ts'

type DeliveryConfig = Pick<Answer<'GET shoppingManagement4/localDeliveryConfig'>, 'currency' | 'locations'>

/** What the easiest zone of a store asks for, minor units: what an address really asks is said with the bill once it is known. */
export interface DeliverySums {
  currency: string
  minimum: number
  /** Null where delivery is never free of charge. */
  freeOver: number | null
}

/** The next sum (minor units) that changes something of a delivery. */
export interface DeliveryGoal {
  kind: 'minimum' | 'free'
  amount: number
}

/** @returns of the shopper's store; null where nobody delivers, or the store cannot say */
export async function loadDeliverySums(
  { api, state }: Pick<App, 'api' | 'state'>,
  signal: AbortSignal,
): Promise<DeliverySums | null> {
  try {
    const config = await api('GET shoppingManagement4/localDeliveryConfig', { signal })
    await visitorKnown(state, signal)
    return deliverySums(config, state.$appInfo.get()?.detail.locname)
  } catch (error) {
    if (!isFailure(error)) throw error
    return null
  }
}

/** @param place name of the shopper's store; another delivers where it does not */
export function deliverySums(
  { currency, locations }: DeliveryConfig,
  place: string | null | undefined,
): DeliverySums | null {
  const all = locations.filter(({ zones }) => zones.length > 0)
  const own = all.filter(({ localStoreName }) => localStoreName === place)
  const zones = (own.length > 0 ? own : all).flatMap(location => location.zones)
  if (zones.length === 0) return null
  const free = zones.flatMap(({ freeOver }) => freeOver ?? [])
  return {
    currency,
    minimum: Math.min(...zones.map(zone => zone.minimum)),
    freeOver: free.length > 0 ? Math.min(...free) : null,
  }
}

export function deliveryGoal(
  { minimum, freeOver }: Pick<DeliverySums, 'minimum' | 'freeOver'>,
  subtotal: number,
): DeliveryGoal | null {
  if (subtotal < minimum) return { kind: 'minimum', amount: minimum }
  return freeOver !== null && subtotal < freeOver ? { kind: 'free', amount: freeOver } : null
}
