import type { Method } from 'shared-contracts/api/entities/order.ts'
import { lockCart } from '../cart/find-cart.ts'
import { type Database, transaction } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import type { Shop } from '../shop.ts'
import { readDraft, saveDraft, toDraft } from './draft.ts'
import { namedLocation } from './locations.ts'
import { takenPlaces } from './slot-places.ts'
import { offeredSlots } from './slots.ts'

export const updateOrderMethod: Handler<'POST shoppingManagement4/updateOrderMethod'> = async given => {
  const { shop, visitor, body } = given
  const session = await visitor.ensure()
  return transaction(shop.db, async tx => {
    const cartId = await lockCart(tx, session)
    await chooseLocation({ ...shop, db: tx }, cartId, body.methodName, body.localStoreName)
    return toDraft(await readDraft(tx, cartId, shop.now()))
  })
}

export const orderContactInfo: Handler<'POST shoppingManagement4/orderContactInfo'> = async given => {
  const { shop, visitor, query, body } = given
  const session = await visitor.ensure()
  return transaction(shop.db, async tx => {
    const cartId = await lockCart(tx, session)
    await chooseLocation({ ...shop, db: tx }, cartId, query.methodName, query.localStoreName)
    await saveDraft(tx, cartId, { contact: body })
    return toDraft(await readDraft(tx, cartId, shop.now()))
  })
}

export const orderPickupDateTime: Handler<'POST shoppingManagement4/orderPickupDateTime'> = async given => {
  const { shop, visitor, body } = given
  const session = await visitor.ensure()
  return transaction(shop.db, async tx => {
    const cartId = await lockCart(tx, session)
    const now = shop.now()
    const { location } = await readDraft(tx, cartId, now)
    if (!location) throw new Refusal('draft-incomplete')
    const start = Date.parse(body.start)
    const slot = offeredSlots(location.pickup, location.timeZone, now.getTime()).find(s => s.start === start)
    if (!slot || !(await hasPlace(tx, location, start, cartId))) throw new Refusal('slot-gone')
    await saveDraft(tx, cartId, { slotStart: new Date(slot.start), slotEnd: new Date(slot.end) })
    return toDraft(await readDraft(tx, cartId, now))
  })
}

async function hasPlace(
  tx: Database,
  location: { id: string; pickup: { capacity: number } },
  start: number,
  cartId: string,
): Promise<boolean> {
  const taken = await takenPlaces(tx, location.id, new Date(start), cartId)
  return (taken.get(start) ?? 0) < location.pickup.capacity
}

/** Another place has other slots, so the chosen one goes with it. */
async function chooseLocation(shop: Shop, cartId: string, method: Method, name: string): Promise<void> {
  const location = await namedLocation(shop, name, method)
  const before = await readDraft(shop.db, cartId, shop.now())
  const same = before.location?.id === location.id && before.method === method
  await saveDraft(shop.db, cartId, {
    method,
    locationId: location.id,
    ...(!same && { slotStart: null, slotEnd: null }),
  })
}
