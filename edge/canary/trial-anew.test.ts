import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compose } from 'releases/composition'
import { operatorEnv } from 'releases/fixtures/operator.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createEdge, type Edge } from '../edge.ts'
import { openCanaryShop } from '../fixtures/canary-shop.ts'
import type { Shop } from '../fixtures/shop.ts'
import { SILENT } from '../fixtures/silent.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openCanaryShop(30)
})
afterEach(() => shop.close())

const promote = (percent: number) => shop.release('promote', 'mfe-x', 'x2', '--percent', String(percent))
const anEdge = () => createEdge(readConfig({ ...operatorEnv(shop.folder), ...shop.env }), SILENT)

/** Page loads of three hundred visitors, and the canary failing for all who have it. */
async function visited(edge: Edge, where: 'edge' | 'page', fails = true): Promise<void> {
  const document = await edge.live.current()
  if (!document) throw new Error('no document')
  for (let i = 0; i < 300; i++) {
    const composition = compose(document, `visitor-${i}`)
    edge.tally.viewed(`visitor-${i}`, `10.0.${i >> 8}.${i & 255}`, composition)
    if (fails && composition.remotes['mfe-x']?.release === 'x2')
      edge.tally.failed(`visitor-${i}`, 'mfe-x', 'x2', where)
  }
}
/** What edges have told each other is over. */
const silence = () => rm(join(shop.folder, 'claims'), { recursive: true, force: true })
/** @returns releases in service once the edge has looked */
async function evaluated(edge: Edge): Promise<string[]> {
  await edge.evaluateCanaries()
  return ((await edge.live.current())?.remotes['mfe-x']?.active ?? []).map(({ release }) => release)
}

test.each(['edge', 'page'] as const)(
  'REL-4 once an operator has let it go on, what the %s saw of a canary before takes it off no more',
  async where => {
    // Two, of which one writes: the other must not vote with what it saw either.
    const edges = [anEdge(), anEdge()]
    for (const edge of edges) await visited(edge, where)
    for (const edge of edges) expect(await evaluated(edge)).toEqual(['x1'])
    if (where === 'edge') await shop.release('unblock', 'mfe-x', 'x2', '--reason', 'it was the API')
    await promote(40)
    for (const edge of edges) expect(await evaluated(edge)).toEqual(['x1', 'x2'])
    for (const edge of edges) await visited(edge, where, false)
    for (const edge of edges) expect(await evaluated(edge), 'the same visitors, well').toEqual(['x1', 'x2'])
    await visited(edges[0] as Edge, where)
    expect(await evaluated(edges[0] as Edge), 'it fails again').toEqual(['x1'])
  },
)

test('REL-4 nor is a release marked again for what was seen before an operator promoted it by its name', async () => {
  const edge = anEdge()
  await shop.release('promote', 'mfe-x', 'x2')
  await visited(edge, 'edge')
  await evaluated(edge)
  const marked = async () => (await shop.status()).remotes['mfe-x']?.quarantined
  expect(await marked()).toEqual(['x2'])
  await shop.release('promote', 'mfe-x', 'x2', '--reason', 'it was the API')
  await evaluated(edge)
  expect(await marked()).toBeUndefined()
})

test('REL-4 a canary that is paused stays so in the process that serves next, until an operator lets it go on', async () => {
  const edge = anEdge()
  await visited(edge, 'page')
  expect(await evaluated(edge)).toEqual(['x1'])
  await silence()
  const next = anEdge()
  await next.recall()
  expect(await evaluated(next)).toEqual(['x1'])
  // Back to the very share that it had.
  await promote(40)
  await evaluated(next)
  await promote(30)
  expect(await evaluated(next)).toEqual(['x1', 'x2'])
  const third = anEdge()
  await third.recall()
  expect(await evaluated(third)).toEqual(['x1', 'x2'])
})

test('REL-4 what is kept of that and cannot be read takes nothing off', async () => {
  const edge = anEdge()
  const { cache } = readConfig({ ...operatorEnv(shop.folder), ...shop.env })
  await visited(edge, 'page')
  await evaluated(edge)
  await silence()
  const [name = ''] = await readdir(join(cache, 'stops'))
  await writeFile(join(cache, 'stops', name), '{"mfe-x":{"releases":7}}')
  const next = anEdge()
  await next.recall()
  expect(await evaluated(next)).toEqual(['x1', 'x2'])
})

test('REL-4 a process that stood by takes over no pause that an operator has ended meanwhile', async () => {
  const serving = anEdge()
  await visited(serving, 'page')
  expect(await evaluated(serving)).toEqual(['x1'])
  const standing = anEdge()
  await standing.recall()
  // Looked at, let go on, and given the share of before.
  await promote(40)
  expect(await evaluated(serving)).toEqual(['x1', 'x2'])
  await promote(30)
  expect(await evaluated(serving)).toEqual(['x1', 'x2'])
  await silence()
  await standing.recall()
  expect(await evaluated(standing)).toEqual(['x1', 'x2'])
})
