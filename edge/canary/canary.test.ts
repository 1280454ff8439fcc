import { createPublicKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { compose } from 'releases/composition'
import { changeDocument, openWorkspace, readDocument, readSettings } from 'releases/document'
import { operatorEnv } from 'releases/fixtures/operator.ts'
import { builtRelease } from 'releases/fixtures/release.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createEdge, type Edge } from '../edge.ts'
import { openCanaryShop } from '../fixtures/canary-shop.ts'
import type { Shop } from '../fixtures/shop.ts'
import { SILENT } from '../fixtures/silent.ts'
import { LIMITS } from '../limits.ts'
import { createTally } from './tally.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openCanaryShop(null)
})
afterEach(() => shop.close())

const settings = () => readSettings(operatorEnv(shop.folder))
const workspace = () => openWorkspace(settings())
const tryOut = (weight = 50) =>
  changeDocument(workspace(), {
    verb: 'percent',
    why: 'try it',
    edit: ({ remotes }) => {
      const channel = remotes['mfe-x']
      if (!channel) return null
      const active = [
        { release: 'x1', weight: 100 - weight },
        { release: 'x2', weight },
      ]
      return { ...remotes, 'mfe-x': { ...channel, active, blocked: [] } }
    },
  })
const channelNow = async () => (await readDocument(workspace())).remotes['mfe-x']
const anEdge = (env: NodeJS.ProcessEnv = {}) =>
  createEdge(readConfig({ ...operatorEnv(shop.folder), ...shop.env, ...env }), SILENT)

/** Page loads of many visitors, and the canary failing for some of them on the server. */
async function visit(
  edge: Edge,
  failing: (count: number) => boolean,
  where: 'edge' | 'page' = 'edge',
): Promise<void> {
  const document = await edge.live.current()
  if (!document) throw new Error('no document')
  let canaries = 0
  for (let i = 0; i < 300; i++) {
    const visitor = `visitor-${i}`
    const composition = compose(document, visitor)
    edge.tally.viewed(visitor, `10.0.${i >> 8}.${i & 255}`, composition)
    const { release } = composition.remotes['mfe-x'] ?? {}
    if (release === 'x2' && failing(canaries++)) edge.tally.failed(visitor, 'mfe-x', 'x2', where)
  }
}

describe('REL-4 a canary that fails', () => {
  test('is taken back and blocked, and the audit log says so with the figures', async () => {
    await tryOut(30)
    const edge = anEdge()
    await visit(edge, count => count % 5 === 0)
    await edge.evaluateCanaries()
    expect(await channelNow()).toMatchObject({ active: [{ release: 'x1', weight: 100 }], blocked: ['x2'] })
    const [entry] = (await edge.store.readAudit()).slice(-1)
    expect(entry).toMatchObject({ who: 'edge', verb: 'stop' })
    expect(entry?.why).toMatch(
      /^mfe-x x2 failed on the server for \d+ of \d+ visitors, baseline for 0 of \d+ visitors, within 10 min \(one-sided Fisher p = \S+\)$/,
    )
  })

  test('M5 as pages say is paused on this edge and noted, never blocked: anyone can say it', async () => {
    await tryOut()
    const edge = anEdge()
    await visit(edge, () => true, 'page')
    const { serial } = await readDocument(workspace())
    await edge.evaluateCanaries()
    await edge.evaluateCanaries()
    expect((await edge.live.current())?.remotes['mfe-x']?.active).toEqual([{ release: 'x1', weight: 100 }])
    expect(await channelNow()).toMatchObject({ active: [{ release: 'x1' }, { release: 'x2' }], blocked: [] })
    expect((await readDocument(workspace())).serial).toBe(serial)
    const notes = (await edge.store.readAudit()).filter(({ verb }) => verb === 'pause')
    expect(notes).toMatchObject([{ who: 'edge', name: 'mfe-x', release: 'x2', document: null }])
    expect(await edge.metrics.text()).toContain('edge_canary_pauses_total{remote="mfe-x",release="x2"} 1')
    await tryOut(40)
    expect((await edge.live.current())?.remotes['mfe-x']?.active).toHaveLength(2)
  })

  test('and one that does not is left alone', async () => {
    await tryOut()
    const edge = anEdge()
    await visit(edge, () => false)
    await edge.evaluateCanaries()
    expect((await channelNow())?.active).toHaveLength(2)
  })

  test('is stopped once, however many edges decide it', async () => {
    await tryOut()
    const edges = [anEdge(), anEdge(), anEdge()]
    for (const edge of edges) await visit(edge, count => count % 4 === 0)
    const { serial } = await readDocument(workspace())
    await Promise.all(edges.map(edge => edge.evaluateCanaries()))
    expect((await readDocument(workspace())).serial).toBe(serial + 1)
    expect((await channelNow())?.blocked).toEqual(['x2'])
  })

  test('is stopped on an edge that cannot sign, until an operator changes the channel', async () => {
    await tryOut()
    const { keys, ...rest } = settings()
    const config = readConfig({ ...operatorEnv(shop.folder), ...shop.env })
    const pem = createPublicKey(await readFile(`${keys}/signing.pem`)).export({ type: 'spki', format: 'pem' })
    const edge = createEdge(
      { ...config, releases: { ...rest, keys: `${shop.folder}/no-keys`, publicKeys: [String(pem)] } },
      SILENT,
    )
    await visit(edge, count => count % 4 === 0)
    await edge.evaluateCanaries()
    expect((await channelNow())?.active).toHaveLength(2)
    expect((await edge.live.current())?.remotes['mfe-x']?.active).toEqual([{ release: 'x1', weight: 100 }])
    await tryOut(40)
    expect((await edge.live.current())?.remotes['mfe-x']?.active).toHaveLength(2)
  })
})

describe('REL-12 a release that serves everyone and fails', () => {
  const fail = async (edge: Edge, count: number, where: 'edge' | 'page') => {
    for (let i = 0; i < 100; i++) {
      edge.tally.viewed(`v${i}`, `10.0.0.${i}`, compose(await readDocument(workspace()), `v${i}`))
      if (i < count) edge.tally.failed(`v${i}`, 'mfe-x', 'x2', where)
    }
    await edge.evaluateCanaries()
  }
  beforeEach(() => shop.release('promote', 'mfe-x', 'x2'))

  test('REL-12 serves on, is noted once, and is never fallen back to once it is replaced', async () => {
    const edge = anEdge()
    await edge.live.current()
    await fail(edge, 6, 'edge')
    await fail(edge, 6, 'edge')
    expect(await channelNow()).toMatchObject({ active: [{ release: 'x2' }], quarantined: ['x2'] })
    const acts = (await edge.store.readAudit()).filter(({ verb }) => verb === 'quarantine')
    expect(acts).toMatchObject([
      { who: 'edge', why: 'mfe-x x2 failed on the server for 6 of 100 visitors within 10 min' },
    ])
    await shop.release('publish', await builtRelease(shop.folder, 'mfe-x', 'x3', { 'web/entry.js': '3' }))
    await shop.release('promote', 'mfe-x', 'x3')
    expect((await channelNow())?.lastGood).toEqual(['x1'])
    await shop.release('rollback', 'mfe-x')
    expect((await channelNow())?.active).toEqual([{ release: 'x1', weight: 100 }])
  })

  test.each([
    ['so seldom that it may be chance', 4, 'edge'],
    ['as pages alone say', 60, 'page'],
  ] as const)('REL-9 REL-12 %s is not marked', async (_name, count, where) => {
    const edge = anEdge()
    await edge.live.current()
    await fail(edge, count, where)
    expect((await channelNow())?.quarantined).toBeUndefined()
  })
})

describe('REL-4 who counts', () => {
  const composition = async () => compose(await readDocument(workspace()), 'a')

  test('a failure counts only from a visitor who was given the release, once, and for ten minutes', async () => {
    let now = 0
    const tally = createTally(() => now)
    tally.viewed('a', '1.2.3.4', await composition())
    expect(tally.failed('a', 'mfe-x', 'x1', 'page')).toBe(true)
    expect(tally.failed('a', 'mfe-x', 'x1', 'page')).toBe(true)
    expect(tally.failed('stranger', 'mfe-x', 'x1', 'page')).toBe(false)
    expect(tally.failed('a', 'mfe-x', 'x2', 'page')).toBe(false)
    expect(tally.of('mfe-x', 'x1').map(({ failed }) => [...failed])).toEqual([[['mfe-x', 'page']]])
    now += LIMITS.window + 1
    expect(tally.of('mfe-x', 'x1')).toEqual([])
  })

  test('what the edge saw is not made less by a page that tells it too', async () => {
    const tally = createTally(() => 0)
    tally.viewed('a', '1.2.3.4', await composition())
    tally.failed('a', 'mfe-x', 'x1', 'edge')
    tally.failed('a', 'mfe-x', 'x1', 'page')
    expect(tally.of('mfe-x', 'x1')[0]?.failed.get('mfe-x')).toBe('edge')
  })

  test('memory is bounded', async () => {
    const tally = createTally(() => 0)
    const given = await composition()
    for (let i = 0; i <= LIMITS.visitorsKept; i++) tally.viewed(String(i), '1.2.3.4', given)
    expect(tally.of('mfe-x', 'x1')).toHaveLength(LIMITS.visitorsKept)
    expect(tally.failed('0', 'mfe-x', 'x1', 'page')).toBe(false)
  })
})
