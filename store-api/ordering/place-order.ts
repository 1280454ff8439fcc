import { and, eq, ne, sql } from 'drizzle-orm'
import type { PlacedOrder } from 'shared-contracts/api/ordering/billing.ts'
import { lockCart } from '../cart/find-cart.ts'
import { linesOf } from '../cart/read-cart.ts'
import { inWords, outOfStock } from '../cart/refuse-quantity.ts'
import { optionLabel } from '../catalog/option-label.ts'
import { takeStock } from '../catalog/take-stock.ts'
import { type Database, transaction } from '../database/database.ts'
import { orderEvents, orderLines, orders } from '../database/schema/ordering.ts'
import { sessions } from '../database/schema/visitors.ts'
import { Refusal } from '../http/refusal.ts'
import type { Given, Handler } from '../http/route.ts'
import { readableId } from '../session/tokens.ts'
import { type ComputedBill, computeBill } from './bill.ts'
import { giveBack } from './give-back.ts'
import { toLocation } from './locations.ts'
import { once } from './once.ts'
import { takePlace } from './slot-places.ts'

type PlaceOrder = Given<'POST shoppingManagement4/billing/{id}'>

export const placeOrder: Handler<'POST shoppingManagement4/billing/{id}'> = async given => {
  const { shop, visitor, params, body } = given
  const session = await visitor.ensure()
  const { idempotencyKey: key, total, currency } = body
  const content = { call: 'placeOrder', bill: params.id, total, currency }
  return once<PlacedOrder>(shop, { owner: session.id, key, content }, async keep =>
    transaction(shop.db, async tx => {
      const cartId = await lockCart(tx, session)
      const now = shop.now()
      const bill = await computeBill(tx, cartId, now)
      refuseUnlessAgreed(bill, given)
      await supersede(tx, cartId, now)
      await takeAll(tx, bill, cartId, given)
      const placed = await insertOrder(tx, bill, cartId, session.id, given, now)
      await keep(tx, placed)
      shop.count('order-placed')
      return placed
    }),
  )
}

function refuseUnlessAgreed(bill: ComputedBill, { shop, params, body }: PlaceOrder): void {
  const { method, location, contact, slot, slotOver } = bill.draft
  if (slotOver) throw new Refusal('slot-gone')
  if (!method || !location || !contact || !slot) throw new Refusal('draft-incomplete')
  if (bill.id !== params.id || bill.total !== body.total || shop.facts.currency !== body.currency)
    throw new Refusal('bill-changed')
}

/** A new order takes the place of an unpaid one from the same cart, which would otherwise hold the same stock twice. */
async function supersede(tx: Database, cartId: string, now: Date): Promise<void> {
  const unpaid = await tx
    .select()
    .from(orders)
    .where(
      and(eq(orders.cartId, cartId), eq(orders.holdsStock, true), ne(orders.paymentStatus, 'PAID_ONLINE')),
    )
    .orderBy(orders.id)
    .for('update')
  for (const order of unpaid) await giveBack(tx, order, now)
}

async function takeAll(tx: Database, bill: ComputedBill, cartId: string, given: PlaceOrder): Promise<void> {
  const [lacking] = await takeStock(
    tx,
    bill.lines.map(({ productId, optionPair, quantity }) => ({ productId, optionPair, quantity })),
  )
  if (lacking) {
    const rows = await linesOf(tx, cartId)
    const row = rows.find(r => r.productId === lacking.productId && r.optionPair === lacking.optionPair)
    throw row ? outOfStock(inWords(row, given.visitor.language), row.available) : new Refusal('out-of-stock')
  }
  const { location, slot } = bill.draft
  if (!location || !slot) throw new Refusal('draft-incomplete')
  const place = { locationId: location.id, start: slot.start }
  if (!(await takePlace(tx, place, location.pickup.capacity))) throw new Refusal('slot-gone')
}

async function insertOrder(
  tx: Database,
  bill: ComputedBill,
  cartId: string,
  sessionId: string,
  { shop, visitor }: PlaceOrder,
  now: Date,
): Promise<PlacedOrder> {
  const { method, location, contact, slot } = bill.draft
  if (!method || !location || !contact) throw new Refusal('draft-incomplete')
  const { currency } = shop.facts
  const orderID = readableId(14)
  const state = { status: 'INTERIM', paymentStatus: 'NOT_PAID' } as const
  await tx.insert(orders).values({
    id: orderID,
    sessionId,
    // As the session is now: the shopper may have signed in since this call began.
    accountId: sql`(select ${sessions.accountId} from ${sessions} where ${sessions.id} = ${sessionId})`,
    cartId,
    ...state,
    holdsStock: true,
    subtotal: bill.subtotal,
    taxes: bill.taxes,
    total: bill.total,
    currency,
    method,
    locationId: location.id,
    location: toLocation(location),
    slotStart: slot?.start ?? null,
    slotEnd: slot?.end ?? null,
    contact,
    language: visitor.language,
    placedAt: now,
    expiresAt: new Date(now.getTime() + shop.config.orderMinutes * 60_000),
  })
  await tx.insert(orderLines).values(
    bill.lines.map((line, position) => ({
      orderId: orderID,
      position,
      productId: line.productId,
      optionPair: line.optionPair,
      name: line.name,
      optionLabel: optionLabel(line.options, line.optionPair),
      image: line.image,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
    })),
  )
  await tx.insert(orderEvents).values({ orderId: orderID, at: now, event: 'placed' })
  return { orderID, placedAt: now.toISOString(), total: bill.total, currency, ...state }
}
