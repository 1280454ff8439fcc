import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { findCart, lockCart, ownCarts, touchCart } from '../cart/find-cart.ts'
import { type CartRow, linesOf } from '../cart/read-cart.ts'
import { optionLabel } from '../catalog/option-label.ts'
import { isSoldAt } from '../catalog/sold-at.ts'
import { type Database, transaction } from '../database/database.ts'
import { cartLines, carts, orderDrafts } from '../database/schema/cart.ts'
import { locations } from '../database/schema/store.ts'
import { sessions } from '../database/schema/visitors.ts'
import { Refusal } from '../http/refusal.ts'
import { inLanguage } from '../language/local-text.ts'
import { inStorePath } from '../session/in-store-path.ts'
import { hasLocations } from '../session/store-location.ts'
import type { Session } from '../session/visitor.ts'

export const setSelectedStoreLocation: Handler<'POST common3/setSelectedStoreLocation'> = async given => {
  const { shop, visitor, body } = given
  const { language } = visitor
  if (!hasLocations(shop.facts)) throw new Refusal('not-found')
  const [location] = await shop.db
    .select()
    .from(locations)
    .where(and(eq(locations.id, body.id), eq(locations.display, true)))
  if (!location) throw new Refusal('not-found', { field: 'id' })
  const session = await visitor.ensure()
  const { changed, unsold } = await transaction(shop.db, async tx => {
    // The cart is locked before it is looked at: nothing is added between the question and the answer.
    const cartId = (await findCart(tx, session)) && (await lockCart(tx, session))
    const lines = cartId ? await linesOf(tx, cartId) : []
    const unsold = lines.filter(line => !isSoldAt(line.soldAt, location.id))
    if (unsold.length > 0 && !body.confirm) return { changed: false, unsold }
    if (cartId) await dropLines(tx, cartId, unsold)
    await forgetPlace(tx, session, location.id)
    await tx.update(sessions).set({ locationId: location.id }).where(eq(sessions.id, session.id))
    return { changed: true, unsold }
  })
  return {
    changed,
    dropped: unsold.map(line => ({
      productID: line.productId,
      name: inLanguage(line.name, language),
      optionLabel: inLanguage(optionLabel(line.options, line.optionPair), language),
    })),
    landingPageUrl: changed ? inStorePath(location.landingPageUrl) : null,
  }
}

async function dropLines(tx: Database, cartId: string, unsold: readonly CartRow[]): Promise<void> {
  if (unsold.length === 0) return
  const ids = unsold.map(line => line.id)
  await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), inArray(cartLines.id, ids)))
  await touchCart(tx, cartId)
}

/** An order begun at another location is to be settled anew, a group buy's too: its slots, taxes and methods are that location's. */
async function forgetPlace(tx: Database, session: Session, locationId: string): Promise<void> {
  await tx
    .update(orderDrafts)
    .set({ locationId: null, slotStart: null, slotEnd: null })
    .where(
      and(
        inArray(orderDrafts.cartId, tx.select({ id: carts.id }).from(carts).where(ownCarts(session))),
        or(isNull(orderDrafts.locationId), ne(orderDrafts.locationId, locationId)),
      ),
    )
}
