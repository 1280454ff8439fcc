import { randomUUID } from 'node:crypto'
import type { Handler } from '../calls/route.ts'
import { linesOf } from '../cart/read-cart.ts'
import { refuseUnsold } from '../cart/refuse-unsold.ts'
import { takeStock } from '../catalog/take-stock.ts'
import { type Database, transaction } from '../database/database.ts'
import { orders, reservations } from '../database/schema/ordering.ts'
import { Refusal } from '../http/refusal.ts'
import { unpaidOf } from '../order-parts/unpaid.ts'
import { type Draft, isPlaced, readDraft } from './draft.ts'
import { lockDraftCart } from './draft-cart.ts'
import { refuseLacking } from './holds/refuse-lacking.ts'
import { endReservation, returnReserved } from './reservation.ts'
import { CAPACITY, placeOf, takePlace } from './slot-places.ts'
import { placedFrom, refuseUnpaidMany } from './unpaid-cap.ts'

const MINUTE_MS = 60_000
/** Time one call holds, and the most that repeated calls hold without a pause (ms). */
const HOLD_MS = 10 * MINUTE_MS
const MAX_HOLD_MS = 30 * MINUTE_MS

export const reserve: Handler<'POST shoppingManagement4/reserve'> = async ({
  shop,
  visitor,
  query,
  request,
}) => {
  const session = await visitor.ensure()
  return transaction(shop.db, async tx => {
    const cartId = await lockDraftCart(tx, session, query)
    const now = shop.now()
    const [order] = await tx.select().from(orders).where(unpaidOf(cartId)).for('update')
    // An order that waits for its payment holds it all already.
    if (order) return { expiresAt: order.expiresAt.toISOString() }
    const rows = await linesOf(tx, cartId)
    if (rows.length === 0) throw new Refusal('cart-empty')
    refuseUnsold(rows, [], visitor.language)
    const draft = await readDraft(tx, cartId, now)
    if (draft.slotOver) throw new Refusal('slot-gone')
    const lines = rows.map(({ productId, optionPair, quantity }) => ({ productId, optionPair, quantity }))
    const before = await endReservation(tx, cartId)
    const who = { placedFrom: placedFrom(shop, request.ip), sessionId: session.id }
    const units = lines.reduce((sum, line) => sum + line.quantity, 0)
    const goods = [...lines, ...before.flatMap(r => r.lines)]
    await refuseUnpaidMany(tx, { ...who, accountId: session.accountId, cartId }, units, goods)
    for (const ended of before) await returnReserved(tx, ended)
    await refuseLacking(tx, await takeStock(tx, lines), visitor.language)
    const place = await takeDraftPlace(tx, draft)
    const since = before.find(r => r.expiresAt > now)?.since ?? now
    const expiresAt = new Date(Math.min(now.getTime() + HOLD_MS, since.getTime() + MAX_HOLD_MS))
    await tx.insert(reservations).values({ id: randomUUID(), cartId, ...who, lines, place, since, expiresAt })
    return { expiresAt: expiresAt.toISOString() }
  })
}

async function takeDraftPlace(tx: Database, draft: Draft) {
  if (!isPlaced(draft)) return null
  const { location, method, slot, pickupDate } = draft
  const place = placeOf(location, { method, slotStart: slot?.start ?? null, pickupDate })
  if (!place) return null
  if (!(await takePlace(tx, place, CAPACITY[place.kind](location)))) throw new Refusal('slot-gone')
  return { ...place, start: place.start.toISOString() }
}
