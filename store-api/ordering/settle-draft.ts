import type { Method, OrderDraft } from 'shared-contracts/api/entities/order.ts'
import { saveAddress } from '../account/save-address.ts'
import type { Given, Handler } from '../calls/route.ts'
import { findCart } from '../cart/find-cart.ts'
import { countGuess } from '../coupons/coupons.ts'
import { type Database, transaction } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { holdAccount } from '../session/hold-account.ts'
import type { Visitor } from '../session/visitor.ts'
import type { Shop } from '../shop.ts'
import { centreOf, zoneOf } from './delivery/zone.ts'
import { readDraft, saveDraft, toDraft } from './draft.ts'
import { lockDraftCart, type WhichCart } from './draft-cart.ts'
import { orderedWays } from './handed-over-from.ts'
import { type Location, namedLocation } from './locations.ts'
import { tableNamed } from './tables.ts'

type Contacting = Given<
  'POST shoppingManagement4/orderContactInfo' | 'POST shoppingManagement4/orderDeliverInfo'
>

/** Changes the draft of the visitor's cart, alone. @returns all of it afterwards */
export async function settle(
  { shop, visitor, query }: { shop: Shop; visitor: Visitor; query: WhichCart },
  change: (tx: Database, cartId: string, now: Date) => Promise<void>,
): Promise<OrderDraft> {
  const session = await visitor.ensure()
  return transaction(shop.db, async tx => {
    if (session.accountId !== null) await holdAccount(tx, session, 'share')
    const cartId = await lockDraftCart(tx, session, query)
    const now = shop.now()
    await change(tx, cartId, now)
    return toDraft(await readDraft(tx, cartId, now), visitor.language)
  })
}

export const updateOrderMethod: Handler<'POST shoppingManagement4/updateOrderMethod'> = given =>
  settle(given, async (tx, cartId, now) => {
    const { methodName, localStoreName } = given.body
    await chooseLocation(given, tx, cartId, methodName, localStoreName, now)
  })

export const orderContactInfo: Handler<'POST shoppingManagement4/orderContactInfo'> = async given => {
  await countAnother(given, given.body.email)
  return settle(given, async (tx, cartId, now) => {
    const { methodName, localStoreName, tableNumber } = given.query
    const location = await chooseLocation(given, tx, cartId, methodName, localStoreName, now)
    const table = tableNumber === undefined ? undefined : tableNamed(location, methodName, tableNumber)
    await saveDraft(tx, cartId, { contact: given.body, ...(table !== undefined && { tableNumber: table }) })
  })
}

export const orderDeliverInfo: Handler<'POST shoppingManagement4/orderDeliverInfo'> = async given => {
  const { shop, visitor, query } = given
  const { address, contact } = given.body
  await countAnother(given, contact.email)
  const draft = await settle(given, async (tx, cartId, now) => {
    const location = await chooseLocation(given, tx, cartId, 'delivery', query.localStoreName, now)
    if (!zoneOf(location, address.postCode, await centreOf(tx, address.postCode)))
      throw new Refusal('not-delivered', { field: 'postCode' })
    await saveDraft(tx, cartId, { address, contact })
  })
  const { id, accountId } = await visitor.ensure()
  if (query.saveToMyProfile && accountId) {
    const { firstName, lastName, phone } = contact
    await saveAddress(shop.db, { id, accountId }, { firstName, lastName, phone, address })
  }
  return draft
}

/**
 * Beside a coupon an address asks whether it has bought here before: another one is a guess, as naming the coupon anew would be.
 * @throws Refusal `too-many`
 */
async function countAnother(given: Contacting, email: string): Promise<void> {
  const { shop, visitor, query, request } = given
  const cartId = await findCart(shop.db, visitor.session, query.fissionCampaignId ?? null)
  const { coupon, contact } = await readDraft(shop.db, cartId, shop.now())
  if (coupon !== null && contact?.email.toLowerCase() !== email.toLowerCase())
    await countGuess(shop, visitor, request)
}

/**
 * Another place or way has other times and tables, so the chosen ones go with it.
 * @throws Refusal `invalid` for a way that a group buy has not
 */
async function chooseLocation(
  { visitor, query }: { visitor: Visitor; query: WhichCart },
  tx: Database,
  cartId: string,
  method: Method,
  name: string,
  now: Date,
): Promise<Location> {
  const location = await namedLocation(tx, name, method, visitor.language)
  if (!orderedWays(location, query.fissionCampaignId).includes(method))
    throw new Refusal('invalid', { message: 'invalid.methodName' })
  const before = await readDraft(tx, cartId, now)
  const same = before.location?.id === location.id && before.method === method
  await saveDraft(tx, cartId, {
    method,
    locationId: location.id,
    ...(!same && { slotStart: null, slotEnd: null, pickupDate: null, tableNumber: null }),
  })
  return location
}
