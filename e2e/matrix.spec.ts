import { join } from 'node:path'
import type { VisitorComposition } from 'shared-contracts/release/composition.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { CONTRACT_VERSION } from 'shared-contracts/remote/contract.ts'
import { freePort, run } from '../scripts/process.ts'
import { RELEASABLES } from '../scripts/releasables.ts'
import { olderApi } from './support/older-api.ts'
import { PurchasePage } from './support/purchase.ts'
import { copyRepository } from './support/repository-copy.ts'
import { give, liveIn, publish } from './support/rollout.ts'
import { type Shop, startShop } from './support/shop.ts'
import { startStoreApi } from './support/store-api.ts'
import { expect, test } from './support/test.ts'
import { NEWER, texts } from './support/texts.ts'

const REMOTES = RELEASABLES.filter(name => name !== HOST_NAME)
/** The catalogue’s texts that travel with their pages. */
const CATALOG_PAGES = ['mfe-catalog/messages/lists.ts', 'mfe-catalog/messages/product.ts']

/**
 * Which remotes are the newer ones, by host and API. Each remote meets each host and each API as newer and as older one,
 * and any two remotes meet in all four ways: the row, and the same row turned round.
 */
const ROWS = [
  { host: 'older', api: 'older', newer: [0, 0, 0, 0] },
  { host: 'older', api: 'newer', newer: [0, 0, 1, 1] },
  { host: 'newer', api: 'older', newer: [0, 1, 0, 1] },
  { host: 'newer', api: 'newer', newer: [0, 1, 1, 0] },
] as const

type Version = 'older' | 'newer'
/** Release that owns the texts whose keys begin so. */
const nameOf = (owner: string) => (owner === 'shell' ? HOST_NAME : `mfe-${owner}`)
let backend: Awaited<ReturnType<typeof startStoreApi>>
let older: Awaited<ReturnType<typeof olderApi>>
const shops = {} as Record<Version, Shop>
/** Release ids by version and name. */
const ids = {} as Record<Version, Record<string, string>>

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const [major, minor] = CONTRACT_VERSION.split('.')
  const copy = await copyRepository()
  // The backend leads payments back to the shop, so it must know where that will be.
  const port = await freePort()
  backend = await startStoreApi({ PUBLIC_ORIGIN: `http://localhost:${port}` })
  older = await olderApi(backend.url)
  try {
    await copy.edit(
      'shared-contracts/remote/contract.ts',
      CONTRACT_VERSION,
      `${major}.${Number(minor) + 1}.0`,
    )
    // Words of its own in everything a release shows: the flow passes only where the release that is given is also run.
    const texts = [...RELEASABLES.map(name => `${name}/messages/en.ts`), ...CATALOG_PAGES]
    for (const file of texts) await copy.edit(file, /: '(.+)',$/gm, `: '$1${NEWER}',`)
    const built = run('node', ['scripts/build.ts'], { cwd: copy.dir, label: 'build of the newer releases' })
    shops.newer = await startShop()
    shops.older = await startShop({ API_ORIGIN: older.url, PORT: String(port) })
    await built
    ids.older = await liveIn(shops.older)
    for (const shop of Object.values(shops)) {
      ids.newer = {}
      for (const name of RELEASABLES) ids.newer[name] = await publish(shop, join(copy.dir, name, 'dist'))
    }
  } finally {
    await copy.remove()
  }
})
test.afterAll(async () => {
  await Promise.all(Object.values(shops).map(shop => shop.stop()))
  await older?.stop()
  await backend?.stop()
})

for (const { host, api, newer } of ROWS) {
  for (const turned of [0, 1]) {
    const versions = Object.fromEntries(
      REMOTES.map((name, i): [string, Version] => [name, newer[i % 4] === turned ? 'older' : 'newer']),
    )
    const named = REMOTES.filter(name => versions[name] === 'newer').join(', ') || 'none'
    test(`REL-5 CHK-6 RET-5 the purchase passes: ${host} host, ${api} API, newer remotes: ${named}`, async ({
      page,
      problems,
    }) => {
      test.setTimeout(120_000)
      const shop = shops[api]
      const wanted = Object.fromEntries(
        Object.entries({ ...versions, [HOST_NAME]: host }).map(([name, version]) => [
          name,
          ids[version as Version][name] ?? '',
        ]),
      )
      await give(shop, Object.fromEntries(Object.entries(wanted).map(([name, id]) => [name, [id]])))
      const shopper = new PurchasePage(
        page,
        shop.url,
        'en',
        texts('en', owner => ({ ...versions, [HOST_NAME]: host })[nameOf(owner)] === 'newer'),
      )
      await shopper.openHome()
      const got = (await (
        await page.request.get(`${shop.url}/.well-known/composition.json`)
      ).json()) as VisitorComposition
      expect({
        ...Object.fromEntries(Object.values(got.remotes).map(r => [r.name, r.release])),
        [HOST_NAME]: got.host,
      }).toEqual(wanted)
      await shopper.buyAndRegister()
      expect(problems).toEqual([])
    })
  }
}
