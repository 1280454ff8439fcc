import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type CartRow, linesAsJson } from '../cart/read-cart.ts'
import type { Database } from '../database/database.ts'
import { asJson, rowsOfTable } from '../database/json-rows.ts'
import { fissionCampaigns } from '../database/schema/campaigns.ts'
import { carts, orderDrafts } from '../database/schema/cart.ts'
import { orders, reservations } from '../database/schema/ordering.ts'
import { locations } from '../database/schema/store.ts'
import { statement } from '../database/statement.ts'
import { unpaidOf } from '../order-parts/unpaid.ts'
import { type Draft, draftOf } from './draft.ts'
import { handedOverFrom } from './handed-over-from.ts'
import type { Location } from './locations.ts'

/** What a bill is made of, read at one moment. */
export interface Billed {
  lines: CartRow[]
  draft: Draft
  /** Whether unpaid orders of the cart hold anything, and whether a reservation does. */
  held: { orders: boolean; reserved: boolean }
}

interface Row {
  lines: CartRow[]
  draft: object | null
  location: Location | null
  /** Of a group buy: when it ends. */
  ends: string | null
  orders: boolean
  reserved: boolean
}

const OF_DRAFT = sql`from ${orderDrafts} left join ${locations} on ${locations.id} = ${orderDrafts.locationId}`

const endOf = (cartId: SQL) =>
  sql`(select ${fissionCampaigns.endsAt} from ${carts} join ${fissionCampaigns} on ${fissionCampaigns.id} = ${carts.fissionCampaignId} where ${carts.id} = ${cartId})`

const textFor = (linesOf: (cartId: SQL) => SQL, endOf: (cartId: SQL) => SQL) =>
  statement<{ cartId: string }, Row>(value => {
    const cartId = sql`${value('cartId')}::uuid`
    const ofDraft = (what: SQL) => sql`(select ${what} ${OF_DRAFT} where ${orderDrafts.cartId} = ${cartId})`
    const place = sql`case when ${locations.id} is not null then ${asJson(getTableColumns(locations))} end`
    return sql`select ${linesOf(cartId)} as lines, ${ofDraft(asJson(getTableColumns(orderDrafts)))} as draft,
      ${ofDraft(place)} as location, to_json(${endOf(cartId)}) as ends, exists (select from ${orders} where ${unpaidOf(cartId)}) as orders,
      exists (select from ${reservations} where ${reservations.cartId} = ${cartId}) as reserved`
  })
const ordinary = textFor(
  cartId => linesAsJson(cartId, null),
  () => sql`null::text`,
)
const ofEither = textFor(cartId => linesAsJson(cartId), endOf)
const toRow = rowsOfTable(orderDrafts)

/** @param campaignId the group buy whose cart it is, null for the ordinary one */
export async function readBilled(
  db: Database,
  cartId: string,
  campaignId: string | null,
  now: Date,
): Promise<Billed> {
  const [row] = await (campaignId === null ? ordinary : ofEither)(db, { cartId })
  if (!row) throw new Error('a cart was not read')
  const { lines, draft, location, ends, ...held } = row
  const asOf = handedOverFrom(now, ends === null ? null : new Date(ends))
  return { lines, draft: draftOf(draft && toRow(draft), location, asOf), held }
}
