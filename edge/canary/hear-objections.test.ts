import { createPublicKey } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compose } from 'releases/composition'
import {
  advanceRollouts,
  changeDocument,
  object,
  openWorkspace,
  readDocument,
  readSettings,
} from 'releases/document'
import { operatorEnv } from 'releases/fixtures/operator.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { createEdge, type Edge } from '../edge.ts'
import { openCanaryShop } from '../fixtures/canary-shop.ts'
import type { Shop } from '../fixtures/shop.ts'
import { SILENT, SILENT_LOG } from '../fixtures/silent.ts'
import { createKeyHolder } from '../process/key-holder.ts'

const MINUTE_MS = 60_000
const POLICY = {
  steps: [
    { percent: 30, minutes: 30 },
    { percent: 50, minutes: 30 },
  ],
  bakeMinutes: 30,
}
let shop: Shop
beforeEach(async () => {
  shop = await openCanaryShop(null)
  const policy = join(shop.folder, 'rollouts.json')
  await writeFile(policy, JSON.stringify({ default: POLICY }))
  await shop.release('rollout', 'mfe-x', 'x2', '--policy', policy)
})
afterEach(() => {
  vi.useRealTimers()
  return shop.close()
})

const config = () => readConfig({ ...operatorEnv(shop.folder), ...shop.env })
const workspace = (minutes = 0) => ({
  ...openWorkspace(readSettings(operatorEnv(shop.folder))),
  now: () => new Date(Date.now() + minutes * MINUTE_MS),
})
/** In another process, with the key. */
const keeper = (minutes: number) =>
  createKeyHolder({ config: config(), log: SILENT_LOG, now: workspace(minutes).now })
const channel = async () => (await readDocument(workspace())).remotes['mfe-x']
const acts = async (verb: string) => (await workspace().store.readAudit()).filter(act => act.verb === verb)

/** As compose has it: with the public keys alone. */
async function keyless(): Promise<Edge> {
  const known = config()
  const pem = createPublicKey(await readFile(join(known.releases.keys, 'signing.pem')))
  const publicKeys = [String(pem.export({ type: 'spki', format: 'pem' }))]
  const keys = join(shop.folder, 'no-keys')
  return createEdge({ ...known, releases: { ...known.releases, keys, publicKeys } }, SILENT)
}

/** A third of the canary's visitors fails. */
async function fail(edge: Edge, where: 'edge' | 'page'): Promise<void> {
  const document = await edge.live.current()
  if (!document) throw new Error('no document')
  for (let i = 0; i < 300; i++) {
    const composition = compose(document, `v${i}`)
    edge.tally.viewed(`v${i}`, `10.0.${i >> 8}.${i & 255}`, composition)
    if (composition.remotes['mfe-x']?.release === 'x2' && i % 3 === 0)
      edge.tally.failed(`v${i}`, 'mfe-x', 'x2', where)
  }
  await edge.evaluateCanaries()
}

test('REL-4 what an edge without the key stops is blocked by who has it, and its rollout goes no further', async () => {
  await fail(await keyless(), 'edge')
  await keeper(31).advance()
  expect(await channel()).toMatchObject({ active: [{ release: 'x1', weight: 100 }], blocked: ['x2'] })
  expect(await channel()).not.toHaveProperty('rollout')
  expect(await acts('stop')).toMatchObject([
    {
      who: 'edge',
      why: expect.stringMatching(/^mfe-x x2 failed on the server for .*, says an edge without a key$/),
    },
  ])
})

test('REL-4 what it pauses is noted once and waits for an operator, however long, whichever process has the key', async () => {
  await fail(await keyless(), 'page')
  const first = keeper(31)
  for (const one of [first, first, keeper(31)]) await one.advance()
  expect(await channel()).toMatchObject({ active: [{ weight: 70 }, { weight: 30 }], blocked: [] })
  expect(await acts('pause')).toMatchObject([{ who: 'edge', name: 'mfe-x', release: 'x2' }])
  await shop.release('promote', 'mfe-x', 'x2', '--percent', '40')
  await keeper(31).advance()
  expect(await channel()).toMatchObject({ active: [{ weight: 60 }, { weight: 40 }], blocked: [] })
  expect(await acts('pause')).toHaveLength(1)
})

test('REL-4 a stop holds on its edge through the steps of a rollout, until an operator decides', async () => {
  const edge = await keyless()
  await fail(edge, 'edge')
  const served = async () => (await edge.live.current())?.remotes['mfe-x']?.active
  // Nobody hears it: what it said is gone.
  const deaf = (minutes: number) => {
    const known = workspace(minutes)
    return { ...known, store: { ...known.store, readTallies: async () => [] } }
  }
  for (const [minutes, active] of [
    [31, 2],
    [62, 1],
  ] as const) {
    expect(await advanceRollouts(deaf(minutes))).toMatchObject([{ act: 'advance' }])
    expect((await channel())?.active).toHaveLength(active)
    expect(await served()).toEqual([{ release: 'x1', weight: 100 }])
  }
  const active = [
    { release: 'x1', weight: 60 },
    { release: 'x2', weight: 40 },
  ]
  await changeDocument(workspace(63), {
    verb: 'percent',
    why: 'looked at',
    edit: ({ remotes }) =>
      remotes['mfe-x'] ? { ...remotes, 'mfe-x': { ...remotes['mfe-x'], active } } : null,
  })
  expect(await served()).toEqual(active)
})

test('REL-12 what it sees failing for everyone while a rollout is watched is taken back', async () => {
  const begun = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: begun })
  for (const minutes of [31, 62]) {
    vi.setSystemTime(begun + minutes * MINUTE_MS)
    await keeper(0).advance()
  }
  expect((await channel())?.active).toEqual([{ release: 'x2', weight: 100 }])
  await fail(await keyless(), 'edge')
  await keeper(0).advance()
  expect(await channel()).toMatchObject({ active: [{ release: 'x1' }], quarantined: ['x2'] })
})

test.each(['stop', 'pause', 'quarantine'] as const)(
  'REL-4 M5 what anybody writes there moves nothing forward, and nothing but what is tried out: %s',
  async act => {
    const { store } = workspace()
    const before = await channel()
    const at = new Date(Date.now() + MINUTE_MS).toISOString()
    const salt = String(before?.salt)
    for (const [name, release] of [
      ['mfe-x', 'x1'],
      ['mfe-x', 'x9'],
      ['host-shell', 'h1'],
      ['constructor', 'x2'],
    ] as const)
      await object(store, { at, act, serial: 1, name, release, salt, why: 'forged' })
    await object(store, {
      at,
      act,
      serial: 1,
      name: 'mfe-x',
      release: 'x2',
      salt: 'x',
      why: 'for\u001b[2Jged',
    })
    await store.writeTally('objection-odd', '{"act":"promote","name":"mfe-x","release":"x2"}')
    const { serial } = await readDocument(workspace())
    await keeper(0).advance()
    expect((await readDocument(workspace())).serial).toBe(serial)
    expect(await channel()).toEqual(before)
    expect(await acts(act)).toEqual([])
  },
)
