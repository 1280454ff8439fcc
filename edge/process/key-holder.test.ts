import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { operatorEnv } from 'releases/fixtures/operator.ts'
import { builtRelease } from 'releases/fixtures/release.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { openShop, SAYS, type Shop } from '../fixtures/shop.ts'
import { createKeyHolder } from './key-holder.ts'

const DAY_MS = 86_400_000
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('page') })
})
afterEach(async () => {
  vi.useRealTimers()
  await shop.close()
})

const config = () => readConfig({ ...operatorEnv(shop.folder), ...shop.env })
const noting = (words: string[]) => {
  const note = (first: unknown, text?: string) => void words.push(text ?? String(first))
  return { info: note, warn: note, error: note } as never
}

test('REL-6 M6 after weeks without a write an edge with a fresh folder comes up: its supervisor has renewed the document', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * DAY_MS })
  const before = await shop.open()
  expect((await before.inject('/readyz')).statusCode).toBe(503)
  const words: string[] = []
  await createKeyHolder({ config: config(), log: noting(words) }).renew()
  expect(words).toEqual(['release document renewed'])
  const edge = await shop.open({ DATA_DIR: `${shop.folder}/fresh` })
  expect((await edge.inject('/')).statusCode).toBe(200)
})

test('REL-6 M6 without a key the keeper writes nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * DAY_MS })
  const words: string[] = []
  const known = config()
  const releases = { ...known.releases, keys: `${shop.folder}/none` }
  await createKeyHolder({ config: { ...known, releases }, log: noting(words) }).renew()
  expect(words).toEqual([])
})

test('REL-4 REL-11 by a clock that is ahead of the edges’ the keeper takes no step of a rollout and renews nothing, and says why', async () => {
  await shop.ship('mfe-x', 'x1')
  await shop.release('publish', await builtRelease(shop.folder, 'mfe-x', 'x2', { 'web/entry.js': '2' }))
  await shop.release('rollout', 'mfe-x', 'x2')
  const before = (await shop.status()).serial
  const edges = createServer((_request, response) =>
    response.setHeader('date', new Date().toUTCString()).end(),
  ).listen(0, '127.0.0.1')
  await once(edges, 'listening')
  try {
    const { port } = edges.address() as AddressInfo
    const known = config()
    const releases = { ...known.releases, edges: [`http://127.0.0.1:${port}`] }
    const words: string[] = []
    const keeper = (now: () => Date) =>
      createKeyHolder({ config: { ...known, releases }, log: noting(words), now })
    const ahead = keeper(() => new Date(Date.now() + 25 * DAY_MS))
    await ahead.advance()
    await ahead.renew()
    expect(words).toEqual(['rollouts not advanced', 'release document not renewed'])
    expect((await shop.status()).serial).toBe(before)
    // Of one that the edges agree with both are due.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * DAY_MS })
    const right = keeper(() => new Date())
    await right.renew()
    await right.advance()
    expect(words.slice(2)).toEqual(['release document renewed', 'rollout'])
  } finally {
    edges.close()
  }
})
