import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { BareDatabase } from './bare-database.ts'

/** Those that nobody is about to order: what is added to them changes no bill. */
const CARTS = `select id from carts where not exists (select from order_drafts where cart_id = carts.id)`
const CART = `select l.id, l.product_id, l.option_pair, l.quantity, p.name, p.options, p.images -> 0 as image, s.price, s.available
  from cart_lines l join products p on p.id = l.product_id join stock s using (product_id, option_pair)
  where l.cart_id = $1 order by l.added_at, l.id`
const ADD = `insert into cart_lines (id, cart_id, product_id, option_pair, quantity, added_at)
  select $1, $2, product_id, option_pair, 1, now() from stock where product_id = $3 and option_pair = $4 and available > 0
  on conflict (cart_id, product_id, option_pair) do update set quantity = cart_lines.quantity + 1`
/** As an order of the store that was grown, with other times. */
const ORDER = `insert into orders (id, cart_id, status, payment_status, holds_stock, subtotal, taxes, total, currency, method, location_id,
    location, contact, language, placed_at, expires_at)
  select $1, $2, 'INTERIM', 'NOT_PAID', false, subtotal, taxes, total, currency, method, location_id, location, contact, language, now(), now()
  from orders where id = 'GROWN1'`
const LINES = `insert into order_lines (order_id, position, product_id, option_pair, name, option_label, image, quantity, unit_price)
  select $1, row_number() over (), l.product_id, l.option_pair, p.name, '{"en":"","zh":""}', p.images -> 0, l.quantity, s.price
  from cart_lines l join products p on p.id = l.product_id join stock s using (product_id, option_pair) where l.cart_id = $2`
const STOCK = `update stock s set available = s.available - l.quantity from cart_lines l
  where l.cart_id = $1 and s.product_id = l.product_id and s.option_pair = l.option_pair and s.available >= l.quantity`
/** In one order for everybody: two orders never wait for each other. */
const LOCK = `select from stock s join cart_lines l using (product_id, option_pair) where l.cart_id = $1 order by product_id, option_pair for update of s`
const PLACED = `insert into order_events (order_id, at, event) values ($1, now(), 'placed')`

interface Cart {
  cart: string
}

/** The least that adds to a cart, reads it and makes an order of it: no session, no rules, no bill. */
export function bareWrites(server: FastifyInstance, database: BareDatabase): void {
  const cartOf = async (cart: string) => ({
    lines: (await database.query({ name: 'cart', text: CART, values: [cart] })).rows,
  })
  server.get('/carts', () => database.query({ name: 'carts', text: CARTS, values: [] }))
  server.get<{ Params: Cart }>('/cart/:cart', ({ params }) => cartOf(params.cart))
  server.post<{ Body: Cart & { product: string; pair: string } }>('/cart', async ({ body }) => {
    const values = [`line-${randomUUID()}`, body.cart, body.product, body.pair]
    await database.query({ name: 'add', text: ADD, values })
    return cartOf(body.cart)
  })
  server.post<{ Body: Cart }>('/order', async ({ body: { cart } }) => {
    const id = randomUUID()
    await database.transaction([
      { name: 'order', text: ORDER, values: [id, cart] },
      { name: 'lines', text: LINES, values: [id, cart] },
      { name: 'lock', text: LOCK, values: [cart] },
      { name: 'stock', text: STOCK, values: [cart] },
      { name: 'placed', text: PLACED, values: [id] },
    ])
    return { id }
  })
}
