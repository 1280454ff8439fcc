import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { Call } from 'shared-contracts/api/endpoints.ts'
import { figure, repeats, seedOr } from 'shared-contracts/testing/repeats.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../database/database.ts'
import { InjectedBrowser } from '../testing/browser.ts'
import { CALLS } from '../testing/calls.ts'
import { type Input, type Known, samples } from '../testing/samples.ts'
import { startShop, type TestShop } from '../testing/shop.ts'
import { spoiled } from './hostile.ts'

const RUNS = repeats(3_000, 50_000)
const SEED = seedOr(20_260_602)

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

/** Names that exist, so that half of the calls get past the first look-up. */
const REAL: Record<string, readonly string[]> = {
  productID: ['longjing', 'mooncake'],
  optionPair: ['', '50g-bag', '100g-tin'],
  id: ['longjing', 'mooncake', 'east', 'west'],
  localStoreName: ['East Shop', 'West Shop'],
  categoryName: ['tea', 'loose-tea'],
  tagName: ['best', 'gift'],
  pageName: ['home'],
}
const known: Known = name => (REAL[name] ? fc.constantFrom(...REAL[name]) : null)

/** Each table's rows; sessions and counters of attempts are allowed to change with a refused call. */
async function contents(): Promise<Record<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    shop.shop.db,
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('sessions', 'attempt_counters')`,
  )
  const counted = tables.map(
    ({ name }) => sql`select ${name}::text as name, count(*)::int as n from ${sql.identifier(name)}`,
  )
  const rows = await rowsOf<{ name: string; n: number }>(shop.shop.db, sql.join(counted, sql` union all `))
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}

const call = fc.constantFrom(...CALLS)
const input = (c: Call): fc.Arbitrary<Input> =>
  fc
    .tuple(fc.oneof(samples(c), samples(c, known)), fc.array(spoiled, { maxLength: 2 }))
    .map(([good, changes]) => changes.reduce((i, change) => change(i), good))

test(`API-4 ${RUNS} calls made from the schemas, good and spoiled: never a server error, every refusal in the agreed shape`, async () => {
  const drawn = fc.sample(
    call.chain(c => fc.tuple(fc.constant(c), input(c))),
    { numRuns: RUNS, seed: SEED },
  )
  const browsers = Array.from({ length: 2 }, () => new InjectedBrowser(shop.server))
  for (const browser of browsers)
    await browser.call('GET common3/appInfoInit', { params: {}, query: {}, body: undefined })
  const failures: string[] = []
  let refused = 0
  const one = async (index: number, browser: InjectedBrowser) => {
    const [c, given] = drawn[index] as (typeof drawn)[number]
    const { status, text } = await browser.call(c, given)
    if (status >= 400) refused++
    const shaped = status < 400 || /"errors":\[\{"code":"/.test(text)
    if (status >= 500 || !shaped)
      failures.push(`${status} ${c} ${JSON.stringify(given).slice(0, 600)} → ${text.slice(0, 200)}`)
  }
  await Promise.all(
    browsers.map(async (browser, lane) => {
      for (let i = lane; i < RUNS; i += browsers.length) await one(i, browser)
    }),
  )
  figure(`fuzz: ${RUNS} calls (seed ${SEED}), ${refused} refused, ${failures.length} failures`)
  expect(failures.slice(0, 5)).toEqual([])
  // Else the good half is not good, or the spoiled half not spoiled.
  expect(refused).toBeGreaterThan(RUNS * 0.2)
  expect(refused).toBeLessThan(RUNS * 0.95)
}, 600_000)

test('API-4 a refused call changes nothing: no row comes or goes', async () => {
  const browser = new InjectedBrowser(shop.server)
  await browser.call('GET common3/appInfoInit', { params: {}, query: {}, body: undefined })
  const drawn = fc.sample(
    call.chain(c => fc.tuple(fc.constant(c), input(c))),
    { numRuns: 150, seed: SEED + 1 },
  )
  let before = await contents()
  for (const [c, given] of drawn) {
    const { status } = await browser.call(c, given)
    const after = await contents()
    if (status >= 400) expect(after, `${c} ${JSON.stringify(given).slice(0, 300)}`).toEqual(before)
    before = after
  }
}, 600_000)
