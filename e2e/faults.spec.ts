import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import type { RemoteFailure } from 'shared-contracts/remote/host.ts'
import { figure, repeats } from 'shared-contracts/testing/repeats.ts'
import { FAULTS, type Fault, MAX_FALLBACK_MS, withPages } from './support/faults.ts'
import { type Fate, type FaultProxy, startProxy } from './support/proxy.ts'
import { relabelled } from './support/relabelled.ts'
import { copyAlone, type RemoteCopy } from './support/release-copy.ts'
import { give, liveIn, publish } from './support/rollout.ts'
import { ROOT, type Shop } from './support/shop.ts'
import { expect, goInApp, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const t = texts('en')

/** A page of each remote that anyone can open, and words on it. */
const PAGES = {
  'mfe-catalog': { path: '/store/search', words: t('catalog.search-start') },
  'mfe-checkout': { path: '/checkout/cart', words: t('checkout.cart.empty') },
  'mfe-account': { path: '/account/login', words: t('account.login.title') },
  'mfe-confirmation': { path: '/confirmation/none', words: t('confirmation.error.orderID') },
} as const
type Remote = keyof typeof PAGES
const REMOTES = Object.keys(PAGES) as Remote[]
const NEWER = ' (newer)'
/** How many times the aim is a failure: `npm run soak` has the machine to itself and judges its speed too. */
const SLACK = repeats(20, 4)
/** Every fault in one remote, the remotes in turn; \`npm run soak\` tries every fault in every remote. */
const TABLE = FAULTS.flatMap((fault, number) =>
  REMOTES.filter((_, index) => repeats(Number(index === number % REMOTES.length), 1) === 1).map(name => ({
    name,
    fault,
    number,
  })),
)

let proxy: FaultProxy
/** By aim, the longest time until the last good release was shown, ms. */
const slowest = new Map<number, number>()
let good: Record<string, string>
let folder: string
let copy: RemoteCopy | undefined
let fateOf: (path: string) => Fate = () => ({})

test.beforeAll(async ({ releasingShop }) => {
  folder = await mkdtemp(join(tmpdir(), 'arcade-faults-'))
  proxy = await startProxy(releasingShop.url, path => fateOf(path))
})
test.afterAll(async () => {
  for (const [aim, ms] of slowest) figure(`faults with an aim of ${aim} ms: slowest ${ms} ms`)
  await proxy?.stop()
  await rm(folder, { recursive: true, force: true })
})
test.beforeEach(async ({ releasing }) => {
  good = await liveIn(releasing)
})
test.afterEach(async () => {
  fateOf = () => ({})
  await copy?.remove()
  copy = undefined
})

/** @returns folder of a built release: the one in service, or one whose pages have the fault */
async function built(name: Remote, { pages }: Fault): Promise<string> {
  if (!pages) return join(ROOT, name, 'dist')
  copy = await copyAlone(name)
  await withPages(copy, '.', pages)
  return copy.build()
}

/** Publishes a release with the fault and other words, and gives it to everyone. @returns its manifest */
async function giveFaulty(shop: Shop, name: Remote, fault: Fault, number: number): Promise<ReleaseManifest> {
  const { words, path } = PAGES[name]
  const to = await relabelled(
    await built(name, fault),
    join(folder, `${name}-${number}`),
    `fault${number}`,
    (file, text, manifest) => {
      const said = text.replaceAll(words, words + NEWER)
      return fault.built?.(file, said, manifest) ?? said
    },
  )
  const manifest = JSON.parse(await readFile(join(to, 'manifest.json'), 'utf8')) as ReleaseManifest
  const id = await publish(shop, to)
  await fault.stored?.(join(shop.dataDir, 'releases', 'files', name, id))
  const base = `/r/${name}/${id}/`
  const chunk = manifest.paths[path] ?? manifest.paths['/confirmation/:id'] ?? ''
  fateOf = asked =>
    (asked.startsWith(base) && fault.onTheWay?.(asked.slice(base.length), manifest, chunk)) || {}
  await give(shop, { [name]: [id, good[name] ?? ''] })
  return manifest
}

async function aroundWorks(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
}

for (const { name, fault, number } of TABLE) {
  test(`REL-3 ${name} ${fault.title}: the last good release stands in, and it is told`, async ({
    page,
    releasing: shop,
  }) => {
    const { path, words } = PAGES[name]
    const told: RemoteFailure[] = []
    page.on('request', request => {
      if (request.url().endsWith('/.well-known/failures')) told.push(request.postDataJSON())
    })
    const { release } = await giveFaulty(shop, name, fault, number)
    const start = name === 'mfe-account' ? '/checkout/cart' : '/account/login'
    await page.goto(proxy.url + start)
    await page.waitForLoadState('load')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    const began = Date.now()
    await goInApp(page, path)
    await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible({
      timeout: fault.limit * SLACK,
    })
    slowest.set(fault.limit, Math.max(slowest.get(fault.limit) ?? 0, Date.now() - began))
    await expect(page.getByRole('main').getByText(words + NEWER)).toHaveCount(0)
    await expect(page).not.toHaveTitle(new RegExp(words + NEWER.replace(/[()]/g, '.')))
    await expect
      .poll(() => told)
      .toContainEqual(expect.objectContaining({ remote: name, release, fellBackTo: good[name] }))
    await aroundWorks(page)
  })
}

for (const name of REMOTES) {
  test(`REL-3 ${name} gone with no release left: its area says so, the rest works`, async ({ page }) => {
    const { path } = PAGES[name]
    fateOf = asked =>
      asked.startsWith(`/r/${name}/`) ? { answer: { status: 404, type: 'text/html', body: '' } } : {}
    await page.goto(proxy.url + (name === 'mfe-account' ? '/checkout/cart' : '/account/login'))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('load')
    const began = Date.now()
    await goInApp(page, path)
    const again = page.getByRole('main').getByRole('button', { name: t('shell.retry') })
    await expect(again).toBeVisible({ timeout: MAX_FALLBACK_MS * SLACK })
    slowest.set(MAX_FALLBACK_MS, Math.max(slowest.get(MAX_FALLBACK_MS) ?? 0, Date.now() - began))
    fateOf = () => ({})
    await aroundWorks(page)
  })
}
