import { join } from 'node:path'
import type { VisitorComposition } from 'shared-contracts/release/composition.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { CONTRACT_VERSION } from 'shared-contracts/remote/contract.ts'
import { repeats } from 'shared-contracts/testing/repeats.ts'
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
/** Texts of the walk that travel with their pages. */
const PAGE_TEXTS = [
  'mfe-account/messages/orders.ts',
  'mfe-catalog/messages/adding.ts',
  'mfe-catalog/messages/lists.ts',
  'mfe-catalog/messages/product.ts',
  'mfe-checkout/messages/cart/en.ts',
  'mfe-checkout/messages/details/en.ts',
  'mfe-checkout/messages/payment/en.ts',
]

/** Who is newer: host, API, then the remotes in turn. Any two of the six meet in all four ways. */
const PAIRS = ['000000', '111100', '111010', '100111', '010101', '001011']
/** Any three meet in all eight ways: `npm run soak`. */
const TRIPLES = [
  ...['000000', '001011', '001100', '010011', '010110', '011101'],
  ...['100010', '100101', '101110', '110001', '111000', '111111'],
]
const ROWS = repeats(0, 1) ? TRIPLES : PAIRS

type Version = 'older' | 'newer'
/** Release that owns the texts whose keys begin so. */
const nameOf = (owner: string) => (owner === 'shell' ? HOST_NAME : `mfe-${owner}`)
/** Undone at the end, in this order. */
const undo: (() => Promise<void>)[] = []
/** The shop with the older API; the other one is the worker's. */
let older: Shop
/** Release ids by version and name. */
const ids = { older: {}, newer: {} } as Record<Version, Record<string, string>>

test.beforeAll(async ({ releasingShop }) => {
  const [major, minor] = CONTRACT_VERSION.split('.')
  const copy = await copyRepository()
  try {
    await copy.edit(
      'shared-contracts/remote/contract.ts',
      CONTRACT_VERSION,
      `${major}.${Number(minor) + 1}.0`,
    )
    // Words of its own in everything a release shows: the flow passes only where the release that is given is also run.
    const texts = [...RELEASABLES.map(name => `${name}/messages/en.ts`), ...PAGE_TEXTS]
    for (const file of texts) await copy.edit(file, /: '(.+)',$/gm, `: '$1${NEWER}',`)
    const built = run('node', ['scripts/build.ts'], { cwd: copy.dir, label: 'build of the newer releases' })
    // The backend leads payments back to the shop, so it must know where that will be.
    const port = await freePort()
    const backend = await startStoreApi({ STORE: 'tea-house', PUBLIC_ORIGIN: `http://localhost:${port}` })
    undo.unshift(backend.stop)
    const api = await olderApi(backend.url)
    undo.unshift(api.stop)
    older = await startShop({ API_ORIGIN: api.url, PORT: String(port) })
    undo.unshift(older.stop)
    await built
    ids.older = await liveIn(older)
    for (const shop of [older, releasingShop]) {
      for (const name of RELEASABLES) ids.newer[name] = await publish(shop, join(copy.dir, name, 'dist'))
    }
  } finally {
    await copy.remove()
  }
})
test.afterAll(async () => {
  for (const stop of undo) await stop()
})

for (const row of ROWS) {
  const [host, api, ...remotes] = [...row].map((digit): Version => (digit === '1' ? 'newer' : 'older'))
  const versions: Record<string, Version | undefined> = {
    ...Object.fromEntries(REMOTES.map((name, i) => [name, remotes[i % remotes.length]])),
    [HOST_NAME]: host,
  }
  const named = REMOTES.filter(name => versions[name] === 'newer').join(', ') || 'none'
  test(`REL-5 CHK-6 RET-5 the purchase passes: ${host} host, ${api} API, newer remotes: ${named}`, async ({
    page,
    problems,
    releasing,
  }) => {
    const shop = api === 'newer' ? releasing : older
    const wanted = Object.fromEntries(
      Object.entries(versions).map(([name, version = 'older']) => [name, ids[version][name] ?? '']),
    )
    await give(shop, Object.fromEntries(Object.entries(wanted).map(([name, id]) => [name, [id]])))
    const shopper = new PurchasePage(
      page,
      shop.url,
      'en',
      texts('en', owner => versions[nameOf(owner)] === 'newer'),
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
