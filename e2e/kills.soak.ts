import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seeded } from 'shared-contracts/testing/random.ts'
import { figure, repeats, seedOr } from 'shared-contracts/testing/repeats.ts'
import { faultsIn, ordersIn, type Query, unitsOf } from '../store-api/chaos/books.ts'
import { queryOn, readyBooks } from '../store-api/chaos/ready-books.ts'
import { ORIGIN, Shopper } from '../store-api/chaos/shopper.ts'
import { grantCredit } from '../store-api/credit/ledger.ts'
import { transaction } from '../store-api/database/database.ts'
import { openPglite } from '../store-api/database/pglite.ts'
import { isAlive, type KeptShop, keptShop, ROLES, type Role } from './support/kept-shop.ts'
import { expect, test } from './support/test.ts'

const MOMENTS = repeats(10, 200)
const SEED = seedOr(20_261_122)
const SHOPPERS = 3
/** From the signal, or from the start that follows where it ended all, until pages and API answer. PGlite recovers by itself. */
const BACK_MS = 6_000
/** The same where the database stayed open. */
const SERVING_BACK_MS = 3_000
/** For all processes to be gone once the outermost has ended. */
const GONE_MS = 10_000
/** A busy machine is given so many times the aim; figures.md says what was seen. */
const SLACK = 4
const CREDIT = 1_000_000

interface Struck {
  what: string
  /** Whether the database had to be opened anew. */
  recovers: boolean
  back: number
  gone: number
}

test('REL-1 REL-3 CHK-8 any process killed or told to stop while people shop: the shop is back, every order is there once, nothing is left behind', async () => {
  test.setTimeout(120_000 + MOMENTS * 30_000)
  const shop = await keptShop({ PUBLIC_ORIGIN: ORIGIN, ORDER_MINUTES: '600' })
  try {
    let asked = 0
    let over = false
    const shoppers = Array.from({ length: SHOPPERS }, () => new Shopper(shop.url, () => asked++))
    await shop.start()
    const accounts = await Promise.all(shoppers.map((one, i) => one.enter(`kept${i}@example.com`)))
    await stopAll(shop)
    const { items, units } = await withBooks(shop, async (query, give) => {
      const items = await readyBooks(query)
      for (const account of accounts) await give(account)
      return { items, units: await unitsOf(query) }
    })

    await shop.start()
    const draw = seeded(SEED)
    const buying = shoppers.map(async (shopper, i) => {
      for (let n = i; !over; n++) await shopper.buy(items[n % items.length] as never, 1 + (n % 3), false)
    })
    const struck: Struck[] = []
    const shopped = Promise.all(buying).finally(() => {
      over = true
    })
    shopped.catch(() => {})
    for (const { role, signal, after } of moments(draw)) {
      for (const from = asked; asked < from + after && !over; ) await pause(5)
      if (over) break
      struck.push(await strike(shop, role, signal))
    }
    over = true
    await shopped
    await stopAll(shop)

    const told = shoppers.flatMap(one => one.acknowledged)
    await withBooks(shop, async query => {
      expect(await ordersIn(query)).toEqual(new Map(told.map(({ orderID, total }) => [orderID, total])))
      expect(new Set(told.map(({ orderID }) => orderID)).size).toBe(told.length)
      expect(await unitsOf(query)).toEqual(units)
      expect(await faultsIn(query)).toEqual([])
    })
    figure(
      `${MOMENTS} processes killed or told to stop (seed ${SEED}), ${told.length} orders, none lost or doubled; all gone within ${Math.max(...struck.map(({ gone }) => gone))} ms`,
    )
    figure(
      `one that serves pages: ${backsOf(struck.filter(({ recovers }) => !recovers))} (aim ${SERVING_BACK_MS})`,
    )
    figure(
      `one that holds the database, or all: ${backsOf(struck.filter(({ recovers }) => recovers))} (aim ${BACK_MS})`,
    )
    expect(struck).toHaveLength(MOMENTS)
    expect(struck.filter(({ back, gone }) => back > SLACK * BACK_MS || gone > SLACK * GONE_MS)).toEqual([])
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${shop.log().slice(-5_000)}`)
  } finally {
    await shop.remove()
  }
})

function backsOf(struck: readonly Struck[]): string {
  const backs = struck.map(({ back }) => back).sort((a, b) => a - b)
  const at = (share: number) => Math.round(backs[Math.floor((backs.length - 1) * share)] ?? 0)
  return `${backs.length} times, back p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`
}

/** Every process with both signals in turn, in an order of the dice, each after so many requests. */
function* moments(draw: (from: number, to: number) => number) {
  const all = (Object.keys(ROLES) as Role[]).flatMap(role =>
    (['SIGKILL', 'SIGTERM'] as const).map(signal => ({ role, signal })),
  )
  let left: typeof all = []
  for (let i = 0; i < MOMENTS; i++) {
    if (left.length === 0) left = [...all]
    const [{ role, signal }] = left.splice(draw(0, left.length - 1), 1) as [(typeof all)[number]]
    yield { role, signal, after: draw(3, 60) }
  }
}

/** @returns how long the shop took to be back, and its processes to be gone where all of them ended, ms */
async function strike(shop: KeptShop, role: Role, signal: NodeJS.Signals): Promise<Struck> {
  const before = shop.processes()
  const pid = before[role]
  if (!pid) throw new Error(`no ${role} runs: ${JSON.stringify(before)}`)
  let began = performance.now()
  process.kill(pid, signal)
  // Told to stop, any of them ends all; killed, the outermost two.
  const endsAll = signal === 'SIGTERM' || role === 'launcher' || role === 'starter'
  let gone = 0
  if (endsAll) {
    await shop.end()
    while (Object.values(before).some(isAlive)) await pause(10)
    gone = Math.round(performance.now() - began)
    began = performance.now()
    await shop.start()
  } else while (isAlive(pid)) await pause(5)
  while (!(await serves(shop.url))) await pause(20)
  return {
    what: `${role} ${signal}`,
    recovers: endsAll || role === 'store-api',
    back: performance.now() - began,
    gone,
  }
}

/** A page with its data, and the API itself. */
async function serves(url: string): Promise<boolean> {
  const paths = ['/store/productlist', '/api/istore/client/productManagement2/products']
  const good = await Promise.all(
    paths.map(path =>
      fetch(url + path, { signal: AbortSignal.timeout(2_000) })
        .then(async answer => answer.ok && (await answer.text()).length > 0)
        // A page comes in pieces: what is late may be any of them.
        .catch(() => false),
    ),
  )
  return good.every(Boolean)
}

async function stopAll(shop: KeptShop): Promise<void> {
  const { launcher, ...rest } = shop.processes()
  if (launcher) process.kill(launcher, 'SIGTERM')
  await shop.end()
  await expect.poll(() => Object.values(rest).filter(isAlive), { timeout: SLACK * GONE_MS }).toEqual([])
}

async function withBooks<T>(
  shop: KeptShop,
  work: (query: Query, give: (accountId: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  // It refuses a folder that somebody still holds.
  const { db, close } = await openPglite(join(shop.dataDir, 'pglite-tea-house'))
  try {
    return await work(queryOn(db), accountId =>
      transaction(
        db,
        async tx => void (await grantCredit(tx, { kind: 'gift', accountId, amount: CREDIT, at: new Date() })),
      ),
    )
  } finally {
    await close()
  }
}
