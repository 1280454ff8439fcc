import { getTableColumns, sql } from 'drizzle-orm'
import { optionLabel } from '../catalog/option-label.ts'
import { type Database, sqlState } from '../database/database.ts'
import { asJson, insertRows, rowsOfTable } from '../database/json-rows.ts'
import { orderEvents, orderLines, orders } from '../database/schema/ordering.ts'
import { sessions } from '../database/schema/visitors.ts'
import { statement } from '../database/statement.ts'
import type { Order } from '../order-parts/hold.ts'
import { sessionOver } from '../session/session-over.ts'
import { readableId } from '../session/tokens.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import type { CompleteDraft } from './agreed.ts'
import type { ComputedBill } from './bill.ts'
import { keptLocation } from './locations.ts'

interface From {
  shop: Shop
  visitor: Visitor
  sessionId: string
  cartId: string
  fissionCampaignId: string | null
  bill: ComputedBill
  draft: CompleteDraft
  /** Held for a short time unless its mailbox answers. */
  awaitsConfirmation: boolean
  /** As `placedFrom` says it; null: nowhere that could be counted. */
  placedFrom: string | null
  now: Date
}

const GIVEN = [
  'id',
  'sessionId',
  'cartId',
  'fissionCampaignId',
  'status',
  'paymentStatus',
  'holdsStock',
  'placedFrom',
  'awaitsConfirmation',
  'subtotal',
  'discounts',
  'deliveryFee',
  'tip',
  'taxes',
  'total',
  'storeCredit',
  'currency',
  'method',
  'locationId',
  'location',
  'slotStart',
  'slotEnd',
  'pickupDate',
  'address',
  'tableNumber',
  'comment',
  'pickupCode',
  'contact',
  'language',
  'placedAt',
  'expiresAt',
] as const satisfies readonly (keyof typeof orders.$inferInsert)[]
const OF_LINE = [
  'orderId',
  'position',
  'productId',
  'optionPair',
  'name',
  'optionLabel',
  'image',
  'quantity',
  'unitPrice',
] as const satisfies readonly (keyof typeof orderLines.$inferInsert)[]

/** As the session is now: the shopper may have signed in since the call began. */
const ACCOUNT = sql`(select ${sessions.accountId} from ${sessions} where ${sessions.id} = given."sessionId")`

const insert = statement<{ order: string; lines: string; events: string }, { placed: object }>(
  value => sql`with placed as (${insertRows(orders, GIVEN, value('order'), { accountId: ACCOUNT })} returning *),
    lines as (${insertRows(orderLines, OF_LINE, value('lines'))}),
    events as (${insertRows(orderEvents, ['orderId', 'at', 'event'], value('events'))})
    select ${asJson(getTableColumns(orders))} as placed from placed ${orders}`,
)
const toOrder = rowsOfTable(orders)

/** SQLSTATE of a row that names one which is not there: of all that an order names, the session alone may have ended. */
const GONE = '23503'

/**
 * Writes a bill down as an order, with its lines and how it begins, in one statement; takes nothing yet.
 * @throws Refusal `unavailable` where the session has ended
 */
export async function insertOrder(tx: Database, from: From): Promise<Order> {
  const { shop, visitor, sessionId, cartId, fissionCampaignId, bill, draft, now } = from
  const { method, location, contact, slot, pickupDate, address, tableNumber, comment } = draft
  const id = readableId(14)
  const { subtotal, discounts, deliveryFee, tip, taxes, total, storeCredit, payAtStore } = bill
  const order: Pick<Order, (typeof GIVEN)[number]> = {
    id,
    sessionId,
    cartId,
    fissionCampaignId,
    ...(payAtStore
      ? { status: 'NEW' as const, paymentStatus: 'PAY_AT_STORE' as const }
      : { status: 'INTERIM' as const, paymentStatus: 'NOT_PAID' as const }),
    holdsStock: true,
    placedFrom: payAtStore ? null : from.placedFrom,
    awaitsConfirmation: from.awaitsConfirmation && total > storeCredit,
    subtotal,
    discounts: discounts.map(({ code, name, amount }) => ({ code, name, amount })),
    deliveryFee,
    tip,
    taxes,
    total,
    storeCredit,
    currency: shop.facts.currency,
    method,
    locationId: location.id,
    location: keptLocation(location),
    slotStart: method === 'eatIn' ? null : (slot?.start ?? null),
    slotEnd: method === 'eatIn' ? null : (slot?.end ?? null),
    pickupDate: method === 'pickup' ? pickupDate : null,
    address: method === 'delivery' ? address : null,
    tableNumber: method === 'eatIn' ? tableNumber : null,
    comment: comment || null,
    pickupCode: method === 'pickup' && !draft.immaterial ? readableId(5) : null,
    contact,
    language: visitor.language,
    placedAt: now,
    expiresAt: new Date(now.getTime() + shop.config.orderMinutes * 60_000),
  }
  const lines: Pick<typeof orderLines.$inferSelect, (typeof OF_LINE)[number]>[] = bill.lines.map(
    (line, position) => ({
      orderId: id,
      position,
      productId: line.productId,
      optionPair: line.optionPair,
      name: line.name,
      optionLabel: optionLabel(line.options, line.optionPair),
      image: line.image,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
    }),
  )
  // What waits for its mailbox is accepted with that one's word.
  const isAccepted = payAtStore && !order.awaitsConfirmation
  const said = isAccepted ? (['placed', 'accepted'] as const) : (['placed'] as const)
  const events = said.map(event => ({ orderId: id, at: now, event }))
  const [row] = await insert(tx, {
    order: JSON.stringify([order]),
    lines: JSON.stringify(lines),
    events: JSON.stringify(events),
  }).catch(error => {
    throw sqlState(error) === GONE ? sessionOver() : error
  })
  if (!row) throw new Error('an inserted order was not returned')
  return toOrder(row.placed)
}
