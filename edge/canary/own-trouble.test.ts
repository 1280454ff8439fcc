import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { operatorEnv } from 'releases/fixtures/operator.ts'
import { builtRelease } from 'releases/fixtures/release.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildEdge } from '../app.ts'
import { readConfig } from '../config.ts'
import type { Edge } from '../edge.ts'
import { openCanaryShop } from '../fixtures/canary-shop.ts'
import { hostEntry, type Shop } from '../fixtures/shop.ts'

/** A page that says which remote it could not load, as the shell does. */
const LOADS = hostEntry(`
  const { name: remote, release } = composition.remotes['mfe-x']
  const about = { remote, release, phase: 'entry', serial: composition.serial, where: 'edge', fellBackTo: null }
  await nodeEntry(remote, release).catch(({ message }) => report({ ...about, message }))
  return page('<!doctype html>')`)

let shop: Shop
let built: Awaited<ReturnType<typeof buildEdge>>
beforeEach(async () => {
  shop = await openCanaryShop(50)
  await shop.ship('host-shell', 'h2', { 'node/entry.mjs': LOADS })
  const env = { ...operatorEnv(shop.folder), ...shop.env, SHARED_PAGES: 'off' }
  built = await buildEdge(readConfig(env))
})
afterEach(async () => {
  await built.app.close()
  await shop.close()
})

async function visited(): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const { statusCode } = await built.app.inject({
      url: '/x',
      remoteAddress: `10.0.${i}.1`,
      headers: { cookie: `arcade_visitor=${String(i).padStart(22, 'v')}` },
    })
    expect(statusCode).toBe(200)
  }
  await built.edge.evaluateCanaries()
}
const away = async ({ store }: Edge, path: string) => {
  const { readFile } = store
  store.readFile = async one => {
    if (one.startsWith(path)) throw new Error('connect ECONNREFUSED')
    return readFile(one)
  }
}

test.each([
  ['the store does not give its code', (edge: Edge) => away(edge, 'mfe-x/x2/')],
  [
    'there is no room for its code on the disk of an edge',
    async ({ config }: Edge) => {
      // A file in the place of a folder: nothing can be written below it, as on a disk that is full.
      await mkdir(join(config.cache, 'code/mfe-x'), { recursive: true })
      await writeFile(join(config.cache, 'code/mfe-x/x2'), '')
    },
  ],
])('REL-4 REL-9 a canary is not stopped because %s', async (_why, befalls) => {
  await befalls(built.edge)
  await visited()
  expect((await shop.status()).remotes['mfe-x']).toMatchObject({
    active: [{ release: 'x1' }, { release: 'x2' }],
    blocked: [],
  })
  expect(await built.edge.metrics.text()).toMatch(
    /edge_failures_total\{remote="mfe-x",release="x2",phase="entry"/,
  )
})

test('REL-4 REL-6 it is where its code is not what the document vouches for', async () => {
  await writeFile(shop.stored('mfe-x/x2/node/entry.mjs'), 'altered')
  await visited()
  expect((await shop.status()).remotes['mfe-x']).toMatchObject({
    active: [{ release: 'x1' }],
    blocked: ['x2'],
  })
})

test('REL-9 REL-12 nor is a host marked that could not be loaded for such a reason', async () => {
  await shop.release(
    'publish',
    await builtRelease(shop.folder, 'host-shell', 'h3', { 'node/entry.mjs': LOADS }),
  )
  await shop.release('promote', 'host-shell', 'h3')
  await away(built.edge, 'host-shell/h3/')
  await visited()
  expect((await shop.status()).remotes['host-shell']?.quarantined ?? []).toEqual([])
})
