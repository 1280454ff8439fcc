import { eq } from 'drizzle-orm'
import type { Method, OrderDraft } from 'shared-contracts/api/entities/order.ts'
import type { Database } from '../database/database.ts'
import { orderDrafts } from '../database/schema/cart.ts'
import { locations } from '../database/schema/store.ts'
import { type Location, OFFERED_METHODS } from './locations.ts'
import { offeredSlots } from './slots.ts'

export interface Draft {
  method: Method | null
  location: Location | null
  contact: OrderDraft['contact']
  slot: { start: Date; end: Date } | null
  /** A slot was chosen and is over by now. */
  slotOver: boolean
}

const EMPTY: Draft = { method: null, location: null, contact: null, slot: null, slotOver: false }

/** What is settled so far of the order being made from a cart; a slot that is over counts as not chosen. */
export async function readDraft(db: Database, cartId: string | null, now: Date): Promise<Draft> {
  if (!cartId) return EMPTY
  const [row] = await db
    .select()
    .from(orderDrafts)
    .leftJoin(locations, eq(locations.id, orderDrafts.locationId))
    .where(eq(orderDrafts.cartId, cartId))
  if (!row) return EMPTY
  const { order_drafts: draft, locations: location } = row
  const { slotStart, slotEnd } = draft
  const offered =
    location !== null &&
    slotStart !== null &&
    offeredSlots(location.pickup, location.timeZone, now.getTime()).some(s => s.start === slotStart.getTime())
  return {
    method: OFFERED_METHODS.find(m => m === draft.method) ?? null,
    location,
    contact: draft.contact,
    slot: offered && slotEnd ? { start: slotStart, end: slotEnd } : null,
    slotOver: slotStart !== null && !offered,
  }
}

export const toDraft = ({ method, location, contact, slot }: Draft): OrderDraft => ({
  method,
  localStoreName: location?.localStoreName ?? null,
  contact,
  slot: slot && { start: slot.start.toISOString(), end: slot.end.toISOString() },
})

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
