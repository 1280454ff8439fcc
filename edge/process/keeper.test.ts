import { operatorEnv } from 'releases/fixtures/operator.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { openShop, SAYS, type Shop } from '../fixtures/shop.ts'
import { createKeeper } from './keeper.ts'

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
  await createKeeper({ config: config(), log: noting(words) }).renew()
  expect(words).toEqual(['release document renewed'])
  const edge = await shop.open({ DATA_DIR: `${shop.folder}/fresh` })
  expect((await edge.inject('/')).statusCode).toBe(200)
})

test('REL-6 M6 without a key the keeper writes nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * DAY_MS })
  const words: string[] = []
  const known = config()
  const releases = { ...known.releases, keys: `${shop.folder}/none` }
  await createKeeper({ config: { ...known, releases }, log: noting(words) }).renew()
  expect(words).toEqual([])
})
