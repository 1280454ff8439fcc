import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Unpaid orders of a cart that hold stock: the next order from that cart takes their place. */
const heldOrders = (cartId: string | SQLWrapper): SQL =>
  sql`o.cart_id = ${cartId} and o.holds_stock and o.payment_status in ('NOT_PAID', 'FAILED')`

/** Whether a cart holds anything: most hold nothing, and need not be asked how much. */
export const holdsAny = (cartId: string | SQLWrapper): SQL<boolean> =>
  sql<boolean>`(exists (select from orders o where ${heldOrders(cartId)}) or exists (select from reservations r where r.cart_id = ${cartId}))`

/** What such orders and the cart's reservation hold of one combination of options; the shopper's own hold must not count against them. */
export const heldByCart = (
  cartId: string | SQLWrapper,
  productId: SQLWrapper | string,
  optionPair: SQLWrapper | string,
): SQL<number> =>
  sql<number>`(coalesce((select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
    where ${heldOrders(cartId)} and l.product_id = ${productId} and l.option_pair = ${optionPair}), 0)
    + coalesce((select sum(l.quantity) from reservations r,
        jsonb_to_recordset(r.lines) as l("productId" text, "optionPair" text, quantity int)
        where r.cart_id = ${cartId} and l."productId" = ${productId} and l."optionPair" = ${optionPair}), 0))::int`
