import { METHODS, type Method } from 'shared-contracts/api/entities/order.ts'
import type { CheckoutLocation } from 'shared-contracts/api/ordering/checkout-config.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type { Handler } from '../calls/route.ts'
import { findCart } from '../cart/find-cart.ts'
import { limitedProducts, unsoldAt } from '../cart/limited-products.ts'
import type { Database } from '../database/database.ts'
import type { PlaceKind } from '../database/schema/ordering.ts'
import type { SlotRules } from '../database/schema/stored.ts'
import { Refusal } from '../http/refusal.ts'
import { goodsOf } from '../order-parts/goods-of.ts'
import { computeBill } from './bill.ts'
import { readDraft, toDraft } from './draft.ts'
import { offeredAsOf, orderedWays } from './handed-over-from.ts'
import { type Location, shownLocations, toLocation } from './locations.ts'
import { isOpen } from './refuse-closed.ts'
import { placesLeft } from './slot-places.ts'
import { offeredDays, offeredSlots } from './slots.ts'
import { tipOffer } from './tips.ts'

export const checkoutConfig: Handler<'GET shoppingManagement4/checkoutConfig'> = async ({
  shop,
  visitor,
  query,
}) => {
  const now = shop.now()
  const { session } = visitor
  const { fissionCampaignId = null } = query
  const cartId = await findCart(shop.db, session, fissionCampaignId)
  const asOf = await offeredAsOf(shop.db, fissionCampaignId, now)
  const waysOf = (location: Location) => orderedWays(location, fissionCampaignId)
  const locations = (await shownLocations(shop.db)).filter(l => waysOf(l).length > 0)
  const limited = cartId ? await limitedProducts(shop.db, cartId) : []
  const billed = cartId && { cartId, accountId: session?.accountId ?? null, fissionCampaignId }
  const bill = billed ? await billOf(shop.db, billed, now) : null
  const goods = bill ? goodsOf(bill) : 0
  const left = await placesLeft(shop.db, locations, asOf, cartId)
  const draft = bill?.draft ?? (await readDraft(shop.db, cartId, now))
  return {
    currency: shop.facts.currency,
    methods: METHODS.filter(m => locations.some(l => waysOf(l).includes(m))),
    locations: locations.map(location => ({
      ...toOpen(
        { location, methods: waysOf(location), atOnce: !draft.immaterial, left, now, asOf },
        visitor.language,
      ),
      unsold: unsoldAt(limited, location.id, visitor.language),
    })),
    tips: goods > 0 ? tipOffer(goods) : null,
    draft: toDraft(draft, visitor.language),
  }
}

interface Asked {
  location: Location
  methods: readonly Method[]
  /** What is ordered at a table is made there: a place that is closed takes no such order. */
  atOnce: boolean
  left: Awaited<ReturnType<typeof placesLeft>>
  now: Date
  /** When times are offered as of (`handedOverFrom`). */
  asOf: Date
}

function toOpen({ location, methods, atOnce, left, now, asOf }: Asked, language: Language): CheckoutLocation {
  const { pickup, delivery, timeZone } = location
  const free = <T extends { start: number }>(kind: PlaceKind, offered: T[]) =>
    offered
      .map(place => ({ ...place, remaining: left(location, kind, place.start) }))
      .filter(place => place.remaining > 0)
  const slots = (kind: 'pickup' | 'delivery', rules: SlotRules | null) => {
    const offered = rules && methods.includes(kind) ? offeredSlots(rules, timeZone, asOf.getTime()) : []
    return free(kind, offered).map(({ start, end, remaining }) => ({
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
      remaining,
    }))
  }
  const days = methods.includes('pickup') ? offeredDays(pickup, timeZone, asOf.getTime()) : []
  return {
    ...toLocation(location, language),
    methods: methods.filter(method => method !== 'eatIn' || !atOnce || isOpen(location, now)),
    pickupSlots: slots('pickup', pickup),
    pickupDates: free('pickup-day', days).map(({ date, remaining }) => ({ date, remaining })),
    deliverySlots: slots('delivery', delivery),
    payAtStore: location.payAtStore,
  }
}

/** Null where there is nothing in the cart. */
async function billOf(db: Database, billed: Parameters<typeof computeBill>[1], now: Date) {
  try {
    return await computeBill(db, billed, now)
  } catch (error) {
    if (error instanceof Refusal && error.reasons[0].code === 'cart-empty') return null
    throw error
  }
}
