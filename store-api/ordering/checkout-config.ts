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
import { CAPACITY, takenPlaces } from './slot-places.ts'
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
  const draft = bill?.draft ?? (await readDraft(shop.db, cartId, now))
  return {
    currency: shop.facts.currency,
    methods: METHODS.filter(m => locations.some(l => waysOf(l).includes(m))),
    locations: await Promise.all(
      locations.map(async location => ({
        ...(await toOpen(
          shop.db,
          { location, methods: waysOf(location), atOnce: !draft.immaterial, cartId, now, asOf },
          visitor.language,
        )),
        unsold: unsoldAt(limited, location.id, visitor.language),
      })),
    ),
    tips: goods > 0 ? tipOffer(goods) : null,
    draft: toDraft(draft, visitor.language),
  }
}

interface Asked {
  location: Location
  methods: readonly Method[]
  /** What is ordered at a table is made there: a place that is closed takes no such order. */
  atOnce: boolean
  cartId: string | null
  now: Date
  /** When times are offered as of (`handedOverFrom`). */
  asOf: Date
}

async function toOpen(
  db: Database,
  { location, methods, atOnce, cartId, now, asOf }: Asked,
  language: Language,
): Promise<CheckoutLocation> {
  const { pickup, delivery, timeZone } = location
  const free = async <T extends { start: number }>(kind: PlaceKind, offered: T[], from: Date) => {
    if (offered.length === 0) return []
    const taken = await takenPlaces(db, { locationId: location.id, kind, from }, cartId)
    return offered
      .map(place => ({ ...place, remaining: CAPACITY[kind](location) - (taken.get(place.start) ?? 0) }))
      .filter(place => place.remaining > 0)
  }
  const slots = async (kind: 'pickup' | 'delivery', rules: SlotRules | null) => {
    const offered = rules && methods.includes(kind) ? offeredSlots(rules, timeZone, asOf.getTime()) : []
    return (await free(kind, offered, now)).map(({ start, end, remaining }) => ({
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
      remaining,
    }))
  }
  const days = methods.includes('pickup') ? offeredDays(pickup, timeZone, asOf.getTime()) : []
  const open = await free('pickup-day', days, new Date(days[0]?.start ?? 0))
  return {
    ...toLocation(location, language),
    methods: methods.filter(method => method !== 'eatIn' || !atOnce || isOpen(location, now)),
    pickupSlots: await slots('pickup', pickup),
    pickupDates: open.map(({ date, remaining }) => ({ date, remaining })),
    deliverySlots: await slots('delivery', delivery),
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
