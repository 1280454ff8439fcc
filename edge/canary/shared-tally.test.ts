import { compose } from 'releases/composition'
import { operatorEnv } from 'releases/fixtures/operator.ts'
import type { Beside } from 'releases/store'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createEdge, type Edge } from '../edge.ts'
import { openCanaryShop } from '../fixtures/canary-shop.ts'
import type { Shop } from '../fixtures/shop.ts'
import { SILENT, SILENT_LOG } from '../fixtures/silent.ts'
import { LIMITS } from '../limits.ts'
import { EVIDENCE } from './evidence.ts'
import { createSharedTally } from './shared-tally.ts'
import type { Trial } from './verdict.ts'

interface Clocked {
  now(): number
  tally: ReturnType<typeof createSharedTally>
}

const CANARIES = 12
const FAILING = 4

let shop: Shop
beforeEach(async () => {
  shop = await openCanaryShop()
})
afterEach(() => shop.close())

/** An edge that has as many visitors of each release, for a few of which the canary failed. */
async function visited(name: string): Promise<Edge> {
  const edge = createEdge(
    readConfig({ ...operatorEnv(shop.folder), ...shop.env, DATA_DIR: `${shop.folder}/${name}` }),
    SILENT,
  )
  const document = await edge.live.current()
  if (!document) throw new Error('no document')
  const left = { x1: CANARIES, x2: CANARIES }
  for (let i = 0; left.x1 + left.x2 > 0; i++) {
    const visitor = `${name}-${i}`
    const composition = compose(document, visitor)
    const release = composition.remotes['mfe-x']?.release as 'x1' | 'x2'
    if (left[release] === 0) continue
    edge.tally.viewed(visitor, `10.0.0.${i}`, composition)
    if (release === 'x2' && left.x2 <= FAILING) edge.tally.failed(visitor, 'mfe-x', 'x2', 'edge')
    left[release]--
  }
  return edge
}

test('REL-4 what each edge saw too seldom to say anything stops a canary once it is added up', async () => {
  const blocked = async () => (await shop.status()).remotes['mfe-x']?.blocked
  for (const name of ['one', 'two', 'three']) {
    expect(await blocked(), name).toEqual([])
    await (await visited(name)).evaluateCanaries()
  }
  expect(await blocked()).toEqual(['x2'])
})

const counted = (counts: object): Trial => {
  const none = { visitors: 0, failed: 0, networks: [] }
  const kinds = Object.keys(EVIDENCE).map(kind => [kind, { canary: none, baseline: { ...none, ...counts } }])
  return Object.fromEntries(kinds)
}

/** A store whose clock is its own. */
function aStore(now: () => number) {
  const said = new Map<string, { text: string; changed: number }>()
  const texts = { set: (edge: string, text: string) => void said.set(edge, { text, changed: now() }) }
  const store = {
    writeTally: async (edge: string, text: string) => texts.set(edge, text),
    async readTallies(beside?: Beside) {
      const own = said.get(beside?.edge ?? '')?.changed ?? 0
      return [...said]
        .map(([edge, { text, changed }]) => ({ edge, text, ago: own - changed }))
        .filter(({ ago }) => Math.abs(ago) <= (beside?.within ?? 0))
    },
  }
  return { store, texts }
}

test('REL-4 edges whose clocks differ by hours hear each other, and nobody is heard of a trial before the present one', async () => {
  let time = 1_000_000_000
  const { store } = aStore(() => time)
  const [right, behind, ahead] = [0, -7_200_000, 7_200_000].map(off => {
    const now = () => time + off
    return { now, tally: createSharedTally(store, SILENT_LOG, now) }
  }) as [Clocked, Clocked, Clocked]
  const trial = counted({ visitors: 3 })
  const begun = { right: right.now(), behind: behind.now(), ahead: ahead.now() }
  time += 5_000
  await behind.tally.exchange({ one: trial }, { one: begun.behind })
  expect(await ahead.tally.exchange({ one: trial }, { one: begun.ahead })).toEqual({ one: [trial] })
  expect(await right.tally.exchange({ one: trial }, { one: begun.right })).toEqual({ one: [trial, trial] })
  // The same shares again, by an operator: what was told before counts no more, whoever's clock says so.
  time += LIMITS.tellEvery
  for (const { now, tally } of [right, behind, ahead])
    expect(await tally.exchange({ one: trial }, { one: now() })).toMatchObject({
      one: tally === right.tally ? [] : tally === behind.tally ? [trial] : [trial, trial],
    })
})

test('REL-4 what was told long ago, of another rollout, or by nobody who can be read counts nothing; a store that is away leaves each edge alone', async () => {
  let now = 1_000_000
  const { store, texts } = aStore(() => now)
  const edge = () => createSharedTally(store, SILENT_LOG, () => now)
  const trial = counted({})
  const [a, b] = [edge(), edge()]
  await a.exchange({ first: trial })
  texts.set('odd', 'x')
  texts.set('forged', JSON.stringify({ at: now, trials: { first: { edge: { canary: { visitors: -1 } } } } }))
  expect(await b.exchange({ first: trial, second: trial })).toEqual({ first: [trial], second: [] })
  const [c, d] = [edge(), edge()]
  expect(await c.exchange({ first: trial }, { first: now }), 'this very trial').toEqual({
    first: [trial, trial],
  })
  expect(await d.exchange({ first: trial }, { first: now + 1 }), 'the same shares, before').toEqual({
    first: [],
  })
  now += LIMITS.toldWithin + 1
  expect(await b.exchange({ first: trial })).toEqual({ first: [] })
  const away = createSharedTally(
    { ...store, writeTally: () => Promise.reject(new Error('away')) },
    SILENT_LOG,
    () => now,
  )
  expect(await away.exchange({ first: trial })).toEqual({ first: [] })
})

test('REL-4 numbers that no edge can have counted are nobody’s, and a clock that was put back keeps no edge from telling', async () => {
  let now = 86_400_000
  const { store, texts } = aStore(() => now)
  const told = createSharedTally(store, SILENT_LOG, () => now)
  const forged = [
    { visitors: 1e15 },
    { visitors: LIMITS.visitorsKept + 1 },
    { visitors: 5, failed: 6 },
    { networks: Array.from({ length: 100 }, () => 'x') },
    { networks: [{}] },
  ]
  for (const [at, counts] of forged.entries())
    texts.set(`forged-${at}`, JSON.stringify({ at: now, trials: { one: counted(counts) } }))
  const good = counted({ visitors: LIMITS.visitorsKept, failed: 7 })
  texts.set('good', JSON.stringify({ at: now, trials: { one: good } }))
  expect(await told.exchange({ one: good })).toEqual({ one: [good] })
  now = 0
  for (let edge = 0; edge < 2 * LIMITS.edgesHeard; edge++)
    texts.set(`made-up-${edge}`, JSON.stringify({ at: 0, trials: { one: good } }))
  expect((await told.exchange({ one: good })).one).toHaveLength(LIMITS.edgesHeard)
})
