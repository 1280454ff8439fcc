import type { PlacedOrder } from 'shared-contracts/api/ordering/billing.ts'
import { formatMoney } from 'shared-contracts/language/money.ts'
import type { Handler } from '../calls/route.ts'
import { refuseUnsold } from '../cart/refuse-unsold.ts'
import { lockProducts } from '../catalog/take-stock.ts'
import { type Database, transaction } from '../database/database.ts'
import { orders } from '../database/schema/ordering.ts'
import { Refusal } from '../http/refusal.ts'
import type { Order, Taking } from '../order-parts/hold.ts'
import { unpaidOf } from '../order-parts/unpaid.ts'
import { completeDraft } from './agreed.ts'
import { refuseManyAtStore } from './at-store-cap.ts'
import { countAtStore, mustConfirm, refuseTooMuch } from './awaiting.ts'
import { computeBill } from './bill.ts'
import { lockDraftCart } from './draft-cart.ts'
import { emptyBought } from './empty-bought.ts'
import { markCancelled } from './give-back.ts'
import { HOLDS } from './holds/holds.ts'
import { stockLines } from './holds/stock-lines.ts'
import { idempotent } from './idempotent.ts'
import { insertOrder } from './insert-order.ts'
import { markPaid } from './mark-paid.ts'
import { type Billed, readBilled } from './read-billed.ts'
import { refuseClosed } from './refuse-closed.ts'
import { endReservation, type Reservation, returnReserved } from './reservation.ts'
import { placedFrom, refuseUnpaidMany } from './unpaid-cap.ts'

export const placeOrder: Handler<'POST shoppingManagement4/billing/{id}'> = async given => {
  const { shop, visitor, params, query, body, request } = given
  const session = await visitor.ensure()
  const { idempotencyKey: key, total, currency, pickUpAandPayAtStore: payAtStore = false } = body
  const { fissionCampaignId = null } = query
  const content = { call: 'placeOrder', bill: params.id, total, currency, payAtStore }
  return idempotent<PlacedOrder>(shop, { owner: session.id, key, content }, async keep => {
    if (payAtStore) await countAtStore(shop, visitor, request.ip)
    return transaction(shop.db, async tx => {
      const cartId = await lockDraftCart(tx, session, query)
      const now = shop.now()
      const billed = { cartId, accountId: session.accountId, fissionCampaignId, payAtStore }
      const read = await readBilled(tx, cartId, fissionCampaignId, now)
      const bill = await computeBill(tx, billed, now, read)
      const draft = completeDraft(bill, minor => formatMoney(minor, shop.facts.currency, visitor.language))
      refuseClosed(draft, now, visitor.language)
      if (bill.id !== params.id || bill.total !== total || shop.facts.currency !== currency)
        throw new Refusal('bill-changed')
      refuseUnsold(bill.lines, [draft.location.id, session.locationId], visitor.language)
      const { accountId } = session
      const awaitsConfirmation =
        payAtStore && (await mustConfirm(tx, { accountId, email: draft.contact.email }))
      const from = {
        shop,
        visitor,
        sessionId: session.id,
        cartId,
        fissionCampaignId,
        bill,
        draft,
        awaitsConfirmation,
        placedFrom: placedFrom(shop, request.ip),
        now,
      }
      const { old, reserved } = await supersede(tx, cartId, read.held, now)
      const order = await insertOrder(tx, from)
      if (awaitsConfirmation && order.due > 0) await refuseTooMuch(tx, order)
      if (payAtStore && order.due > 0) await refuseManyAtStore(tx, order, now)
      const lines = bill.lines.map(({ productId, optionPair, quantity }) => ({
        productId,
        optionPair,
        quantity,
      }))
      const held = old.length > 0 ? await stockLines(tx, ...old.map(({ id }) => id)) : []
      const goods = [...lines, ...held, ...reserved.flatMap(r => r.lines)]
      if (payAtStore || order.due === 0) await lockProducts(tx, goods)
      else await refuseUnpaidMany(tx, { ...order, sessionId: session.id, cartId }, null, goods)
      const taking = { language: visitor.language, now, lines, location: draft.location }
      await exchange(tx, { old, reserved }, order, taking)
      const settled = await settleAtOnce(tx, order, now)
      if (payAtStore && !settled) await emptyBought(tx, cartId, order.id)
      const placed = toPlaced(settled ?? order)
      await keep(tx, placed)
      shop.count('order-placed')
      return placed
    })
  })
}

/** An order that coupon and store credit pay for has nothing left to be paid. @returns the paid order, or null */
async function settleAtOnce(tx: Database, order: Order, now: Date): Promise<Order | null> {
  if (order.due > 0) return null
  if (!(await markPaid(tx, order, now))) throw new Refusal('campaign-not-open')
  return { ...order, status: 'NEW', paymentStatus: 'PAID_ONLINE' }
}

/** What a cart held before: still taken. */
interface Before {
  old: readonly Order[]
  reserved: readonly Reservation[]
}

/** A new order takes the place of an unpaid one from the same cart and of its reservation, which would otherwise hold the same things twice. */
async function supersede(tx: Database, cartId: string, held: Billed['held'], now: Date): Promise<Before> {
  // Both come with the cart's lock alone, so none was added since it was read.
  const old = held.orders
    ? await tx.select().from(orders).where(unpaidOf(cartId)).orderBy(orders.id).for('update')
    : []
  for (const { id } of old) await markCancelled(tx, id, now)
  return { old, reserved: held.reserved ? await endReservation(tx, cartId) : [] }
}

/** The cart's reservation and its unpaid orders go over into the new one. Kind by kind, so that locks are taken in the order of the holds whatever the old order held. Their products are locked. */
async function exchange(
  tx: Database,
  { old, reserved }: Before,
  order: Order,
  taking: Taking,
): Promise<void> {
  for (const ended of reserved) await returnReserved(tx, ended)
  for (const hold of HOLDS) {
    for (const before of old) await hold.giveBack(tx, before, taking.now)
    await hold.take(tx, order, taking)
  }
}

const toPlaced = ({ id, placedAt, total, currency, due, status, paymentStatus }: Order): PlacedOrder => ({
  orderID: id,
  placedAt: placedAt.toISOString(),
  total,
  due,
  currency,
  status,
  paymentStatus,
})
