import { randomUUID } from 'node:crypto'
import { add, good, settleDraft } from '../testing/purchase.ts'
import { Visitor } from '../testing/visitor.ts'
import { type Case, callPath, get, inTurn, post } from './case.ts'
import { type BenchRequest, SPARE } from './measure.ts'

/** Carts that are read and added to in turn, so that no two requests want the same one at once. */
const CARTS = 64
/** Orders, each of a shopper who is ready to place one; as many again are placed first, so that what runs is compiled. */
const ORDERS = 300
const LINES = 3
const ADD = callPath('POST shoppingManagement4/myCart')
const CART = callPath('GET shoppingManagement4/myCart')

interface Item {
  product: string
  pair: string
}

/** Reading and filling a cart, and placing an order of three lines. @param cartIds what the bare server works on, told before it is asked */
export async function writes(
  origin: string,
  { place, items }: Room,
  cartIds: readonly string[],
): Promise<Case[]> {
  const shoppers: Visitor[] = []
  for (let i = 0; i < CARTS; i++) shoppers.push(await shopper(origin, items, i))
  const carts = inTurn(cartIds)
  const item = inTurn(items)
  const wanted = inTurn(shoppers)
  return [
    {
      name: 'cart, read',
      bare: () => get(`/cart/${carts()}`),
      ours: () => ({ ...get(CART), headers: headersOf(wanted()) }),
      rate: 200,
    },
    {
      name: 'cart, add',
      bare: () => post('/cart', { cart: carts(), ...item() }),
      ours: () => {
        const { product, pair } = item()
        const body = { productID: product, optionPair: pair, quantity: 1, intentID: randomUUID() }
        return post(ADD, body, headersOf(wanted()))
      },
    },
    {
      name: 'order',
      bare: () => post('/order', { cart: carts() }),
      ours: await orders(origin, { place, items }, 2 * (ORDERS + SPARE)),
      amount: ORDERS,
    },
  ]
}

/** Orders of three lines. @param count of shoppers who are made ready, each for one */
export async function orders(
  origin: string,
  { place, items }: Room,
  count: number,
): Promise<() => BenchRequest> {
  const buyers = []
  for (let i = 0; i < count; i++) {
    const visitor = await shopper(origin, items, i)
    buyers.push({ visitor, bill: await settleDraft(visitor, place) })
  }
  const buyer = inTurn(buyers)
  return () => {
    const { visitor, bill } = buyer()
    const { total, currency } = bill
    const path = callPath('POST shoppingManagement4/billing/{id}', { id: bill.id })
    return post(path, { idempotencyKey: randomUUID(), total, currency }, headersOf(visitor))
  }
}

/** Where something can be bought, and what. */
export interface Room {
  place: string
  items: Item[]
}

interface Asks {
  query<Row>(text: string): Promise<{ rows: Row[] }>
}

/** Room in every slot; goods that can be had, spread over the store. */
export async function makeRoom(database: Asks): Promise<Room> {
  await database.query(
    `update locations set pickup = jsonb_set(pickup, '{capacity}', '1000000') where pickup is not null`,
  )
  const { rows: places } = await database.query<{ name: string }>(
    `select local_store_name as name from locations where display and pickup is not null order by position limit 1`,
  )
  const { rows: items } = await database.query<Item>(
    `select p.id as product, s.option_pair as pair from products p join stock s on s.product_id = p.id and s.position = 0
     where p.product_type = 'GOODS' and not p.sold_out and p.locations is null and s.available > 1000 order by md5(p.id) limit 40`,
  )
  if (!places[0] || items.length === 0) throw new Error('the store has nothing to sell, or nowhere')
  return { place: places[0].name, items }
}

async function shopper(origin: string, items: readonly Item[], i: number): Promise<Visitor> {
  const visitor = new Visitor(origin)
  good(await visitor.api('GET common3/appInfoInit'))
  for (let line = 0; line < LINES; line++) {
    const { product = '', pair = '' } = items[(i + line * 7) % items.length] ?? {}
    good(await add(visitor, product, 1, pair))
  }
  return visitor
}

const headersOf = ({ cookies }: Visitor): Record<string, string> => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
})
