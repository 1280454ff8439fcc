import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { figure, repeats } from 'shared-contracts/testing/repeats.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoDatabase } from '../testing/postgres.ts'
import { type StoreProcess, startProcess } from '../testing/process.ts'
import { add, CONTACT, good, insist } from '../testing/purchase.ts'
import type { Copy } from '../testing/server.ts'
import { Visitor } from '../testing/visitor.ts'

const ROUNDS = repeats(3, 100)
const SHOPPERS = 50
/** How often the coupon can be redeemed, the group buy's units and the orders the credit is enough for. */
const LEFT = 7

const PLACE = 'Markham Main Shop'
const ORIGIN = 'http://shop.test'
const COUPON = 'RACE'
const GROUP = 'race'
const MINUTE = 60_000
const LIMIT = 10 * MINUTE

let demo: Copy
const processes: StoreProcess[] = []
let database: pg.Client
let item: { product: string; pair: string }
let shoppers: { visitor: Visitor; bill: Bill; groupBill: Bill }[]

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
  await makeRoom()
  shoppers = await Promise.all(Array.from({ length: SHOPPERS }, (_, i) => shopper(i)))
}, 3 * MINUTE)

afterAll(async () => {
  figure(`coupon, group buy, credit: ${ROUNDS} rounds each, ${SHOPPERS} shoppers at two processes`)
  await database?.end()
  await Promise.all(processes.map(p => p.stop()))
  await demo?.drop()
})

/** Stock and slots are no matter here; a coupon and a group buy are. */
async function makeRoom(): Promise<void> {
  await database.query('update stock set available = 1000000')
  await database.query(`update locations set pickup = jsonb_set(pickup, '{capacity}', '1000000')`)
  const text = JSON.stringify({ en: 'Race', zh: '竞争' })
  await database.query(
    `insert into coupons (code, name, description, kind, value, first_order_only, listed, position)
     values ($1, $2, $2, 'fixed', 100, false, false, 9)`,
    [COUPON, text],
  )
  await database.query(
    `insert into fission_campaigns (id, name, description, status, starts_at, ends_at, goal, thresholds, position)
     values ($1, $2, $2, 'active', now() - interval '1 hour', now() + interval '1 day', 1, '{0}', 9)`,
    [GROUP, text],
  )
  await database.query(
    `insert into campaign_items (id, campaign_id, product_id, option_pair, prices, position)
     values ('race-1', $1, $2, $3, '{500}', 0)`,
    [GROUP, item.product, item.pair],
  )
}

/** One call away from ordering, with the coupon from the ordinary cart and in the group buy; each at another process. */
async function shopper(i: number): Promise<{ visitor: Visitor; bill: Bill; groupBill: Bill }> {
  const visitor = new Visitor(processes[i % 2]?.origin ?? '', {
    origin: ORIGIN,
    'x-forwarded-for': `203.0.113.${i}`,
  })
  good(await visitor.api('GET common3/appInfoInit'))
  good(await add(visitor, item.product, 1, item.pair))
  const body = { productID: item.product, optionPair: item.pair, quantity: 1, intentID: randomUUID() }
  good(await visitor.api('POST shoppingManagement4/myCart/fc/{id}', { params: { id: GROUP }, body }))
  const bill = await settle(visitor, {})
  expect(bill.discounts?.map(discount => discount.code)).toEqual([COUPON])
  return { visitor, bill, groupBill: await settle(visitor, { fissionCampaignId: GROUP }) }
}

async function settle(visitor: Visitor, which: Record<string, string>): Promise<Bill> {
  const query = { localStoreName: PLACE, methodName: 'pickup', ...which }
  good(await visitor.api('POST shoppingManagement4/orderContactInfo', { query, body: CONTACT }))
  const { locations } = good(await visitor.api('GET shoppingManagement4/checkoutConfig', { query: which }))
  const start = locations.find(l => l.localStoreName === PLACE)?.pickupSlots.at(-1)?.start
  good(await visitor.api('POST shoppingManagement4/orderPickupDateTime', { query: which, body: { start } }))
  if (!which.fissionCampaignId) {
    const params = { coupon: COUPON }
    good(await visitor.api('GET shoppingManagement4/couponVerification/{coupon}', { params }))
  }
  return good(await visitor.api('GET shoppingManagement4/billing/', { query: which }))
}

function order(visitor: Visitor, { id, total, currency }: Bill, query: Record<string, string> = {}) {
  const body = { idempotencyKey: randomUUID(), total, currency }
  return insist(() => visitor.api('POST shoppingManagement4/billing/{id}', { params: { id }, query, body }))
}

async function count(query: string, values: unknown[] = []): Promise<number> {
  const { rows } = await database.query(query, values)
  return Number(rows[0]?.n)
}
const codes = (replies: { code: string | undefined }[]) => new Set(replies.flatMap(r => r.code ?? []))
const served = (replies: { status: number }[]) => replies.filter(r => r.status === 200).length

async function everybodyJoins(limits: { total: number | null; shopper: number | null }) {
  await database.query('delete from orders')
  await database.query('delete from campaign_shoppers')
  await database.query(
    'update fission_campaigns set reserved = 0, total_limit = $1, shopper_limit = $2 where id = $3',
    [limits.total, limits.shopper, GROUP],
  )
  const query = { fissionCampaignId: GROUP }
  return Promise.all(shoppers.map(({ visitor, groupBill }) => order(visitor, groupBill, query)))
}

test(
  `CHK-4 a coupon for ${LEFT} orders is redeemed exactly ${LEFT} times by ${SHOPPERS} at two processes, ${ROUNDS} times over`,
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await database.query('delete from orders')
      await database.query('delete from coupon_shoppers')
      await database.query('update coupons set redeemed = 0, total_limit = $1 where code = $2', [
        LEFT,
        COUPON,
      ])
      const replies = await Promise.all(shoppers.map(({ visitor, bill }) => order(visitor, bill)))
      expect(served(replies)).toBe(LEFT)
      // Who comes when it is used up already gets a bill without it.
      for (const code of codes(replies)) expect(['coupon-used-up', 'bill-changed']).toContain(code)
      expect(await count('select redeemed as n from coupons where code = $1', [COUPON])).toBe(LEFT)
      expect(await count('select count(*) as n from coupon_redemptions where not returned')).toBe(LEFT)
    }
  },
  LIMIT,
)

test(
  `GRP-2 ${SHOPPERS} at two processes get exactly ${LEFT} units: of all, or as one person, ${ROUNDS} times over`,
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const one = round % 2 === 1
      const replies = await everybodyJoins(
        one ? { total: null, shopper: LEFT } : { total: LEFT, shopper: null },
      )
      expect(served(replies)).toBe(LEFT)
      expect([...codes(replies)]).toEqual([one ? 'campaign-limit' : 'campaign-full'])
      expect(await count('select reserved as n from fission_campaigns where id = $1', [GROUP])).toBe(LEFT)
      expect(await count('select sum(units) as n from campaign_orders')).toBe(LEFT)
      expect(await count('select max(units) as n from campaign_shoppers')).toBe(LEFT)
    }
  },
  LIMIT,
)

test(
  `CHK-4 credit for ${LEFT} orders pays exactly ${LEFT} of ${SHOPPERS} at two processes, the ledger adds up, ${ROUNDS} times over`,
  async () => {
    const tabs = await twoTabs()
    await database.query('update coupons set total_limit = null')
    await database.query('delete from orders')
    const placed = await Promise.all(shoppers.map(({ visitor, bill }) => order(visitor, bill)))
    const ids = placed.map(reply => good(reply).orderID)
    await database.query('update orders set account_id = $1, cart_id = null', [tabs.accountId])
    const total = shoppers[0]?.bill.total ?? 0
    const spare = total - 1
    for (let round = 0; round < ROUNDS; round++) {
      await database.query(
        `update orders set status = 'INTERIM', payment_status = 'NOT_PAID', store_credit = 0, holds_stock = true`,
      )
      await database.query('delete from credit_entries')
      await database.query('delete from credit_balances')
      const balance = LEFT * total + spare
      await database.query('insert into credit_balances (account_id, balance) values ($1, $2)', [
        tabs.accountId,
        balance,
      ])
      await database.query(
        `insert into credit_entries (account_id, kind, amount, balance_after, at) values ($1, 'gift', $2, $2, now())`,
        [tabs.accountId, balance],
      )
      const replies = await Promise.all(
        ids.map((orderID, i) => {
          const body = { orderID, idempotencyKey: randomUUID() }
          const tab = tabs.visitors[i % 2] as Visitor
          return insist(() => tab.api('POST shoppingManagement4/storeCreditPayment', { body }))
        }),
      )
      expect(served(replies)).toBe(LEFT)
      expect([...codes(replies)]).toEqual(['credit-short'])
      expect(await count(`select count(*) as n from orders where payment_status = 'PAID_ONLINE'`)).toBe(LEFT)
      expect(await count('select balance as n from credit_balances')).toBe(spare)
      expect(await count('select sum(amount) as n from credit_entries')).toBe(spare)
    }
  },
  LIMIT,
)

/** One account, signed in once, in a tab at each process. */
async function twoTabs(): Promise<{ visitors: Visitor[]; accountId: string }> {
  const visitors = processes.map(({ origin }) => new Visitor(origin, { origin: ORIGIN }))
  const [first, second] = visitors
  if (!first || !second) throw new Error('two processes are needed')
  good(await first.api('GET common3/appInfoInit'))
  const person = {
    emailID: 'race@example.com',
    password: 'correct horse',
    firstName: 'Lin',
    lastName: 'Wei',
  }
  const { userID } = good(await first.api('POST common3/clientRegistration', { body: person }))
  for (const [name, value] of first.cookies) second.cookies.set(name, value)
  return { visitors, accountId: String(userID) }
}
