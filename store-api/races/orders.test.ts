import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { figure, repeats } from 'shared-contracts/testing/repeats.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pollUntil } from '../chaos/poll-until.ts'
import { demoDatabase } from '../testing/postgres.ts'
import { type StoreProcess, startProcess } from '../testing/process.ts'
import { add, CONTACT, good, insist, place } from '../testing/purchase.ts'
import type { Copy } from '../testing/server.ts'
import { Visitor } from '../testing/visitor.ts'

const ROUNDS = repeats(3, 100)
const SHOPPERS = 50
/** What there is of the last item, and of the last slot. */
const LEFT = 7

const PLACE = 'Markham Main Shop'
const ORIGIN = 'http://shop.test'
const MINUTE = 60_000
const LIMIT = MINUTE + ROUNDS * 6000

let demo: Copy
const processes: StoreProcess[] = []
let database: pg.Client
let item: { product: string; pair: string }
let shoppers: { visitor: Visitor; bill: Bill }[]

beforeAll(async () => {
  demo = await demoDatabase()
  const env = {
    DATABASE_URL: demo.url,
    STORE: 'tea-house',
    PUBLIC_ORIGIN: ORIGIN,
    ORDER_MINUTES: '600',
    CHECK_ANSWERS: 'off',
  }
  processes.push(...(await Promise.all([startProcess(env), startProcess(env)])))
  database = new pg.Client(demo.url)
  await database.connect()
  const { rows } = await database.query(
    'select product_id as product, option_pair as pair from stock where available > 0 order by 1, 2 limit 1',
  )
  item = rows[0]
  await reset({ stock: SHOPPERS, capacity: SHOPPERS })
  shoppers = await Promise.all(Array.from({ length: SHOPPERS }, (_, i) => shopper(i)))
}, 3 * MINUTE)

afterAll(async () => {
  figure(
    `last item, last slot, one key, one cart: ${ROUNDS} rounds each, ${SHOPPERS} shoppers at two processes`,
  )
  await database?.end()
  await Promise.all(processes.map(p => p.stop()))
  await demo?.drop()
})

/** One of the item for the same slot as everybody, one call away from ordering; every other shopper is at the other process. */
async function shopper(i: number): Promise<{ visitor: Visitor; bill: Bill }> {
  const visitor = new Visitor(processes[i % 2]?.origin ?? '', { origin: ORIGIN })
  good(await visitor.api('GET common3/appInfoInit'))
  good(await add(visitor, item.product, 1, item.pair))
  const query = { localStoreName: PLACE, methodName: 'pickup' }
  good(await visitor.api('POST shoppingManagement4/orderContactInfo', { query, body: CONTACT }))
  const { locations } = good(await visitor.api('GET shoppingManagement4/checkoutConfig'))
  const start = locations.find(l => l.localStoreName === PLACE)?.pickupSlots.at(-1)?.start
  good(await visitor.api('POST shoppingManagement4/orderPickupDateTime', { body: { start } }))
  return { visitor, bill: good(await visitor.api('GET shoppingManagement4/billing/')) }
}

/** Nobody has ordered anything yet, and there is so much. */
async function reset({ stock, capacity }: { stock: number; capacity: number }): Promise<void> {
  await database.query('delete from orders')
  await database.query('delete from slot_bookings')
  const { product, pair } = item
  await database.query('update stock set available = $1 where product_id = $2 and option_pair = $3', [
    stock,
    product,
    pair,
  ])
  await database.query(
    `update locations set pickup = jsonb_set(pickup, '{capacity}', to_jsonb($1::int)) where local_store_name = $2`,
    [capacity, PLACE],
  )
}

async function count(query: string, values: unknown[] = []): Promise<number> {
  const { rows } = await database.query(query, values)
  return Number(rows[0]?.n)
}

const order = (visitor: Visitor, bill: Bill, key = randomUUID()) => insist(() => place(visitor, bill, key))

const everybody = () => Promise.all(shoppers.map(({ visitor, bill }) => order(visitor, bill)))
/** One shopper with a tab at each process. */
function tabsOfOne(): { bill: Bill; tabs: Visitor[] } {
  const [first] = shoppers
  if (!first) throw new Error('no shopper')
  const tabs = processes.map(({ origin }) => {
    const tab = new Visitor(origin, { origin: ORIGIN })
    for (const [name, value] of first.visitor.cookies) tab.cookies.set(name, value)
    return tab
  })
  return { bill: first.bill, tabs }
}

const codes = (replies: { code: string | undefined }[]) => new Set(replies.flatMap(r => r.code ?? []))
const ordered = () => count(`select count(*) as n from orders where holds_stock`)
const left = () =>
  count('select available as n from stock where product_id = $1 and option_pair = $2', [
    item.product,
    item.pair,
  ])

test(
  `CHK-8 of the last ${LEFT}, ${SHOPPERS} shoppers at two processes get exactly ${LEFT}, ${ROUNDS} times over`,
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await reset({ stock: LEFT, capacity: SHOPPERS })
      const replies = await everybody()
      expect(replies.filter(r => r.status === 200)).toHaveLength(LEFT)
      expect([...codes(replies)]).toEqual(['out-of-stock'])
      expect([await ordered(), await left()]).toEqual([LEFT, 0])
    }
  },
  LIMIT,
)

test(
  `CHK-2 a slot with ${LEFT} places takes exactly ${LEFT} of ${SHOPPERS} orders at two processes, ${ROUNDS} times over`,
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await reset({ stock: SHOPPERS, capacity: LEFT })
      const replies = await everybody()
      expect(replies.filter(r => r.status === 200)).toHaveLength(LEFT)
      expect([...codes(replies)]).toEqual(['slot-gone'])
      expect([await ordered(), await left()]).toEqual([LEFT, SHOPPERS - LEFT])
      expect(await count('select sum(taken) as n from slot_bookings')).toBe(LEFT)
    }
  },
  LIMIT,
)

test(
  `CHK-8 one key sent ${SHOPPERS} times at once to two processes makes one order, ${ROUNDS} times over`,
  async () => {
    const { bill, tabs } = tabsOfOne()
    for (let round = 0; round < ROUNDS; round++) {
      await reset({ stock: SHOPPERS, capacity: SHOPPERS })
      const key = randomUUID()
      const sent = Array.from({ length: SHOPPERS }, (_, i) => order(tabs[i % 2] as Visitor, bill, key))
      const replies = await Promise.all(sent)
      const again = good(await order(tabs[0] as Visitor, bill, key))
      for (const reply of replies) {
        if (reply.status === 200) expect(reply.body).toEqual(again)
        else expect(reply.code).toBe('in-progress')
      }
      expect([await count('select count(*) as n from orders'), await left()]).toEqual([1, SHOPPERS - 1])
    }
  },
  LIMIT,
)

test(
  `CHK-8 one cart ordered ${SHOPPERS} times at once, each with a key of its own, at two processes leaves one order, ${ROUNDS} times over`,
  async () => {
    const { bill, tabs } = tabsOfOne()
    for (let round = 0; round < ROUNDS; round++) {
      await reset({ stock: SHOPPERS, capacity: SHOPPERS })
      const sent = Array.from({ length: SHOPPERS }, (_, i) => order(tabs[i % 2] as Visitor, bill))
      const replies = await Promise.all(sent)
      expect([...codes(replies)]).toEqual([])
      expect([await ordered(), await left()]).toEqual([1, SHOPPERS - 1])
      expect(await count('select sum(taken) as n from slot_bookings')).toBe(1)
    }
  },
  LIMIT,
)

test(
  'CHK-8 whoever holds a product in the database stops nobody else: orders of it are told to come again, and then are taken',
  async () => {
    await reset({ stock: SHOPPERS, capacity: SHOPPERS })
    await database.query('begin')
    await database.query('select from products where id = $1 for update', [item.product])
    const keyed = shoppers.map(shopper => ({ ...shopper, key: randomUUID() }))
    const held = Promise.all(keyed.map(({ visitor, bill, key }) => place(visitor, bill, key)))
    // As many as a process has connections.
    await pollUntil('orders that wait', async () =>
      (await count('select count(*) as n from pg_locks where not granted')) >= 40 ? true : null,
    )
    const others = processes.map(({ origin }) =>
      new Visitor(origin).api('GET productManagement2/products/search/{term}', { params: { term: 'rice' } }),
    )
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200])
    const replies = await held
    expect([...codes(replies)]).toEqual(['unavailable'])
    expect(replies.every(({ headers }) => headers.has('retry-after'))).toBe(true)
    await database.query('rollback')
    const again = await Promise.all(keyed.map(({ visitor, bill, key }) => order(visitor, bill, key)))
    expect([...codes(again)]).toEqual([])
    expect(await ordered()).toBe(SHOPPERS)
  },
  MINUTE,
)
