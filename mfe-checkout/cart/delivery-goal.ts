import type { Answer } from 'shared-contracts/api/client.ts'

type DeliveryConfig = Pick<Answer<'GET shoppingManagement4/localDeliveryConfig'>, 'locations'>

/** The next sum (minor units) that changes something of a delivery. */
export interface DeliveryGoal {
  kind: 'minimum' | 'free'
  amount: number
}

/**
 * By the terms of the easiest zone: what an address really asks is said once it is known.
 * @param place name of the shopper's store; another delivers where it does not
 */
export function deliveryGoal(
  { locations }: DeliveryConfig,
  place: string | null | undefined,
  subtotal: number,
): DeliveryGoal | null {
  const all = locations.filter(({ zones }) => zones.length > 0)
  const own = all.filter(({ localStoreName }) => localStoreName === place)
  const zones = (own.length > 0 ? own : all).flatMap(location => location.zones)
  if (zones.length === 0) return null
  const minimum = Math.min(...zones.map(zone => zone.minimum))
  if (subtotal < minimum) return { kind: 'minimum', amount: minimum }
  const free = Math.min(...zones.map(zone => zone.freeOver ?? Number.POSITIVE_INFINITY))
  return subtotal < free && Number.isFinite(free) ? { kind: 'free', amount: free } : null
}
