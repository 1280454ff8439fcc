import type { Handler } from '../../calls/route.ts'
import type { DeliveryZone } from '../../database/schema/stored.ts'
import { say } from '../../language/messages.ts'
import { type Location, methodsOf, shownLocations, toLocation } from '../locations.ts'
import { centreOf, zoneOf } from './zone.ts'

const delivering = (locations: Location[]) => locations.filter(l => methodsOf(l).includes('delivery'))

export const deliveryLocations: Handler<'POST common3/deliveryLocations'> = async ({
  shop,
  visitor,
  body,
}) => {
  const centre = await centreOf(shop.db, body.postCode)
  return {
    currency: shop.facts.currency,
    locations: delivering(await shownLocations(shop.db)).map(location => {
      const zone = zoneOf(location, body.postCode, centre)
      const named = toLocation(location, visitor.language)
      if (zone) return { ...named, delivers: true, ...termsOf(zone) }
      const why = say(visitor.language, 'not-delivered')
      return { ...named, delivers: false, why }
    }),
  }
}

export const localDeliveryConfig: Handler<'GET shoppingManagement4/localDeliveryConfig'> = async ({
  shop,
  visitor,
}) => ({
  currency: shop.facts.currency,
  locations: delivering(await shownLocations(shop.db)).flatMap(location => {
    if (!location.delivery) return []
    const { zones, slotMinutes, leadMinutes, daysAhead } = location.delivery
    return {
      ...toLocation(location, visitor.language),
      zones: zones.map(zone => ({
        radiusKm: 'km' in zone.within ? zone.within.km : null,
        postalPrefixes: 'postal' in zone.within ? zone.within.postal : [],
        ...termsOf(zone),
      })),
      slotMinutes,
      leadMinutes,
      daysAhead,
    }
  }),
})

const termsOf = ({ fee, minimum, freeOver }: DeliveryZone) => ({ fee, minimum, freeOver })
