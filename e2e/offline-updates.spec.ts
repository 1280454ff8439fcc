import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { PageComposition } from 'shared-contracts/release/composition.ts'
import { HOST_NAME } from 'shared-contracts/release/host-name.ts'
import { figure, repeats } from 'shared-contracts/testing/repeats.ts'
import { registrations, stoppingIdle } from './support/idle-workers.ts'
import { keptPage, openKept } from './support/kept-pages.ts'
import { relabelled } from './support/relabelled.ts'
import { liveIn, operate, publish } from './support/rollout.ts'
import { ROOT, type Shop } from './support/shop.ts'
import { expect, SIZES, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow', viewport: SIZES.phone })

const DEPLOYMENTS = repeats(2, 20)
const WORKER = 'worker/sw.js'

/** Another host, worker included. @param change of the worker's text */
async function otherHost(shop: Shop, label: string, change: (worker: string) => string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'arcade-worker-'))
  try {
    const dist = await relabelled(join(ROOT, HOST_NAME, 'dist'), folder, label, (path, text, { entries }) => {
      if (path === WORKER) return change(text)
      return path === entries.web || path === entries.node ? `${text}\n// ${label}` : text
    })
    return await publish(shop, dist)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The composition a page says it has, and the releases whose files it loaded. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const { composition } = JSON.parse(document.getElementById('arcade-state')?.textContent ?? '{}') as {
      composition: PageComposition
    }
    const loaded = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/r\/([^/]+)\/([^/]+)\//.exec(name)?.slice(1, 3).join(' ') ?? [])
    const named = [
      `host-shell ${composition.host}`,
      ...Object.values(composition.remotes).map(({ name, release }) => `${name} ${release}`),
    ]
    return { serial: composition.serial, strangers: [...new Set(loaded)].filter(one => !named.includes(one)) }
  })

/** The tab asks at once what is in service, and takes it as soon as it may. */
const follow = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('arcade:follow')))

/** Documents that a tab loaded, but for the one it was opened with. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  return () => loads
}

/** A document that follows: what it does once it is calm has begun. */
async function followed(page: Page): Promise<void> {
  const begun = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/idle-work.'))
  await expect.poll(() => page.evaluate(begun)).toBe(true)
  // What was loaded has run by then.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
}

/** The kept home page is the one in service. */
const keptSerial = (page: Page, serial: number): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match('/', { ignoreVary: true }))?.text()))
    .toContain(`"serial":${serial}`)

/** The newest worker is the one that answers. */
async function newestWorker(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  const stopIdle = await stoppingIdle(page)
  const state = async () => {
    const found = await page.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.ready
      return installing?.state ?? waiting?.state ?? active?.state
    })
    if (found === 'installed') await stopIdle()
    return found
  }
  await expect.poll(state).toBe('activated')
}

async function inService(page: Page, shop: Shop): Promise<number> {
  const { serial } = (await operate(shop, 'status')) as { serial: number }
  const served = async () =>
    (await (await page.context().request.get(`${shop.url}/.well-known/composition.json`)).json()).serial
  await expect.poll(served).toBeGreaterThanOrEqual(serial)
  return serial
}

test('PWA-5 REL-2 deployments while tabs are open, with and without a network: never a mix, never stuck, one reload, none during a payment', async ({
  page,
  context,
  browser,
  releasing: shop,
}) => {
  const first = (await liveIn(shop))[HOST_NAME] ?? ''
  const other = await otherHost(shop, 'renewed', text => `${text}\n// renewed`)
  await page.goto(`${shop.url}/`)
  await keptPage(page, '/')
  await followed(page)
  const loads = countLoads(page)
  const payer = await browser.newContext({ viewport: SIZES.phone })
  const paying = await payer.newPage()
  await paying.goto(`${shop.url}/store/productlist`)
  await keptPage(paying, '/store/productlist')
  await followed(paying)
  // What checkout writes when it opens a provider's page, and what it takes away again (hold.ts).
  const holding = (value: string) => paying.evaluate(v => localStorage.setItem('arcade.holds', v), value)
  await holding('["payment A1"]')
  const paid = countLoads(paying)

  let expected = 0
  for (let i = 0; i < DEPLOYMENTS; i++) {
    const offline = i % 2 === 1
    for (const tabs of [context, payer]) await tabs.setOffline(offline)
    await operate(shop, 'promote', HOST_NAME, i % 2 === 0 ? other : first)
    const serial = await inService(page, shop)
    for (const tab of [page, paying]) await follow(tab)
    if (offline) {
      // Loaded anew by the shopper, it is the last one seen, whole.
      await page.goto(`${shop.url}/`)
      expected++
      expect((await shown(page)).strangers).toEqual([])
      for (const tabs of [context, payer]) await tabs.setOffline(false)
      await followed(page)
      await follow(page)
    }
    expected++
    await expect.poll(loads).toBe(expected)
    await page.waitForLoadState()
    await keptSerial(page, serial)
    await keptPage(page, '/')
    await followed(page)
    await newestWorker(page)
    expect(await shown(page)).toEqual({ serial, strangers: [] })
    // There is nothing more to take: it has heard so before the next deployment.
    const heard = page.waitForResponse(/\/composition\.json$/)
    await follow(page)
    await heard
    await page.evaluate(() => fetch('/.well-known/serial').then(answer => answer.text()))
  }
  expect(loads()).toBe(expected)
  expect(paid()).toBe(0)
  // Afterwards it moves as well.
  await operate(shop, 'promote', HOST_NAME, other)
  await inService(paying, shop)
  await holding('[]')
  await follow(paying)
  await expect.poll(paid).toBe(1)
  await payer.close()
  figure(
    `${DEPLOYMENTS} deployments with open tabs, every other without a network: no mix, no tab stuck, one reload each, none in a payment`,
  )
})

/** As a tab that is shown again. */
const look = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

for (const told of ['the document', 'the answer to its own address'] as const)
  test(`PWA-5 a worker that breaks every page is taken back by ${told}: clean at the next navigation`, async ({
    page,
    releasing: shop,
  }) => {
    await page.goto(`${shop.url}/`)
    await keptPage(page, '/')
    await followed(page)
    // Moved on by itself it would be a broken page too: while a payment may be under way it stays (hold.ts).
    await page.evaluate(() => localStorage.setItem('arcade.holds', '["payment A1"]'))
    await page.evaluate(() => caches.open('left-by-somebody'))
    const broken = await otherHost(
      shop,
      'broken',
      () => `addEventListener('install', () => skipWaiting())
addEventListener('message', () => skipWaiting())
addEventListener('activate', event => event.waitUntil(clients.claim()))
addEventListener('fetch', event => {
  if (event.request.mode === 'navigate') event.respondWith(new Response('broken'))
})`,
    )
    await operate(shop, 'promote', HOST_NAME, broken)
    await inService(page, shop)
    // Browsers look for a new worker a while after a navigation; here it is asked for at once.
    await page.evaluate(async () => {
      navigator.serviceWorker.addEventListener('controllerchange', () =>
        Object.assign(window, { taken: true }),
      )
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
    const stopIdle = await stoppingIdle(page)
    await expect
      .poll(async () => {
        // A request that comes just as it takes over has Chromium put that off for good: it is told once more.
        const [isTaken, isWaiting] = await page.evaluate(async () => {
          const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {}
          waiting?.postMessage('take over')
          return ['taken' in window, Boolean(waiting)]
        })
        if (isWaiting) await stopIdle()
        return isTaken
      })
      .toBe(true)
    const other = await page.context().newPage()
    await other.goto(`${shop.url}/`)
    await expect(other.locator('body')).toHaveText('broken')
    // Without a sound page anywhere, the browser alone asks for the worker again, after a navigation.
    if (told !== 'the document') await page.close()
    await operate(shop, 'worker', 'off', '--reason', 'it breaks pages')
    // The tab that stayed open learns of it; for a tab with a broken page the browser asks a while after its next navigation.
    const tab = told === 'the document' ? page : other
    const stopIdleOfTab = await stoppingIdle(tab)
    const workers = () => registrations(tab, stopIdleOfTab)
    if (tab === other) await other.goto(`${shop.url}/`)
    await expect
      .poll(async () => {
        if (tab === page) await look(page)
        return workers()
      })
      .toBe(0)
    await other.goto(`${shop.url}/`)
    await expect(other.getByRole('banner')).toBeVisible()
    expect(await other.evaluate(() => caches.keys())).toEqual([])
    await operate(shop, 'worker', 'on', '--reason', 'a test')
  })

test('PWA-4 the device’s storage is cleared midway, or has no room: the shop goes on', async ({
  page,
  context,
  shop,
}) => {
  const cdp = await context.newCDPSession(page)
  await openKept(page, '/')
  await cdp.send('Storage.clearDataForOrigin', {
    origin: shop.url,
    storageTypes: 'cache_storage,service_workers,indexeddb',
  })
  await page.goto('/checkout/cart')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await keptPage(page, '/checkout/cart')

  await cdp.send('Storage.clearDataForOrigin', { origin: shop.url, storageTypes: 'cache_storage,indexeddb' })
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: shop.url, quotaSize: 1 })
  for (const path of ['/store/productlist', '/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  await context.setOffline(true)
  await page.goto('/store/productlist')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
})
