import { eq } from 'drizzle-orm'
import type { Method, OrderDraft } from 'shared-contracts/api/entities/order.ts'
import type { Language } from 'shared-contracts/language/language.ts'
import type { Database } from '../database/database.ts'
import { fissionCampaigns } from '../database/schema/campaigns.ts'
import { carts, orderDrafts } from '../database/schema/cart.ts'
import { locations } from '../database/schema/store.ts'
import { storeName } from '../session/store-name.ts'
import { handedOverFrom } from './handed-over-from.ts'
import { type Location, methodsOf, slotRules } from './locations.ts'
import { isOffered, offeredDays } from './slots.ts'

type Settled = { [K in keyof OrderDraft]-?: Exclude<OrderDraft[K], undefined> }

export interface Draft extends Omit<Settled, 'localStoreName' | 'slot'> {
  location: Location | null
  slot: { start: Date; end: Date } | null
  /** A time or day was chosen and cannot be had any more, at a place that can. */
  slotOver: boolean
}

const EMPTY: Draft = {
  method: null,
  location: null,
  contact: null,
  slot: null,
  slotOver: false,
  pickupDate: null,
  address: null,
  tableNumber: null,
  tip: null,
  comment: '',
  coupon: null,
  storeCredit: 0,
  immaterial: false,
}

/** What is settled so far of the order being made from a cart; a slot or day that is over counts as not chosen. */
export async function readDraft(db: Database, cartId: string | null, now: Date): Promise<Draft> {
  if (!cartId) return EMPTY
  const [row] = await db
    .select({ draft: orderDrafts, place: locations, endsAt: fissionCampaigns.endsAt })
    .from(orderDrafts)
    .innerJoin(carts, eq(carts.id, orderDrafts.cartId))
    .leftJoin(fissionCampaigns, eq(fissionCampaigns.id, carts.fissionCampaignId))
    .leftJoin(locations, eq(locations.id, orderDrafts.locationId))
    .where(eq(orderDrafts.cartId, cartId))
  return row ? draftOf(row.draft, row.place, handedOverFrom(now, row.endsAt)) : EMPTY
}

/** A draft as it stands in the database. @param asOf when times are offered as of (`handedOverFrom`) */
export function draftOf(
  draft: typeof orderDrafts.$inferSelect | null,
  place: Location | null,
  asOf: Date,
): Draft {
  if (!draft) return EMPTY
  // A location that is hidden by now counts as not chosen.
  const location = place?.display ? place : null
  const { slotStart, slotEnd, pickupDate } = draft
  const method = location ? (methodsOf(location).find(m => m === draft.method) ?? null) : null
  const rules = location && method && slotRules(location, method)
  const at = asOf.getTime()
  const slotOffered =
    rules !== null &&
    slotStart !== null &&
    isOffered(rules, location?.timeZone ?? '', at, slotStart.getTime())
  const dayOffered =
    location !== null &&
    pickupDate !== null &&
    method === 'pickup' &&
    offeredDays(location.pickup, location.timeZone, at).some(day => day.date === pickupDate)
  return {
    method,
    location,
    contact: draft.contact,
    slot: slotOffered && slotEnd ? { start: slotStart, end: slotEnd } : null,
    slotOver:
      location !== null && ((slotStart !== null && !slotOffered) || (pickupDate !== null && !dayOffered)),
    pickupDate: dayOffered ? pickupDate : null,
    address: draft.address,
    tableNumber: draft.tableNumber,
    tip: draft.tip,
    comment: draft.comment ?? '',
    coupon: draft.coupon,
    storeCredit: draft.storeCredit,
    immaterial: false,
  }
}

/**
 * The draft of an order of which nobody hands anything over: of what was chosen about that, for another cart maybe, the place alone
 * counts, for the taxes. It is the contract's first way without a time.
 */
export const withoutHandover = (draft: Draft): Draft => ({
  ...draft,
  method: draft.method && 'pickup',
  slot: null,
  slotOver: false,
  pickupDate: null,
  address: null,
  tableNumber: null,
  immaterial: true,
})

export const toDraft = ({ location, slot, slotOver: _, ...draft }: Draft, language: Language): Settled => ({
  ...draft,
  localStoreName: location && storeName(location, language),
  slot: slot && { start: slot.start.toISOString(), end: slot.end.toISOString() },
})

/** Method and place that a draft needs before anything of it can be chosen. */
export const isPlaced = (draft: Draft): draft is Draft & { method: Method; location: Location } =>
  draft.method !== null && draft.location !== null

/** Writes down a part of the draft; the rest stays. */
export async function saveDraft(
  tx: Database,
  cartId: string,
  part: Partial<Omit<typeof orderDrafts.$inferInsert, 'cartId'>>,
): Promise<void> {
  await tx
    .insert(orderDrafts)
    .values({ cartId, ...part })
    .onConflictDoUpdate({ target: orderDrafts.cartId, set: part })
}
