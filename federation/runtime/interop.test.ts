import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { constants, runInThisContext } from 'node:vm'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../fixtures/chromium.ts'
import { openFolder, openSite } from '../fixtures/site.ts'
import {
  buildBrowserRemote,
  buildStockHost,
  buildStockRemote,
  buildWebpackRemote,
} from '../fixtures/stock.ts'
import { type Built, openWorkshop } from '../fixtures/workshop.ts'
import type { Loadable } from './federation.ts'

interface NodeHost {
  render(release: Loadable, address: () => Promise<string>): Promise<string>
}

/** Of what Module Federation's extension for browsers reads. */
interface Shown {
  moduleInfo: Record<string, { remotesInfo: object }>
  __INSTANCES__: { name: string; shareScopeMap: { default: Record<string, object> } }[]
}

const REMOTES = [
  'ours',
  'of Rspack’s plugin',
  'of Rspack’s plugin for browsers alone',
  'of webpack’s plugin',
] as const
type Kind = (typeof REMOTES)[number]

let workshop: Awaited<ReturnType<typeof openWorkshop>>
let browser: Browser
let host: Built
let standIn: Built
let built: Record<Kind, Built>
let stockHost: Awaited<ReturnType<typeof openFolder>>
let files: Awaited<ReturnType<typeof openFolder>>

beforeAll(async () => {
  workshop = await openWorkshop()
  host = await workshop.build('host-shell')
  standIn = await workshop.build('mfe-sample', ['pages/label.ts', old => old.replace('one', 'two')])
  built = {
    ours: await workshop.build('mfe-sample'),
    'of Rspack’s plugin': await workshop.adopt(buildStockRemote),
    'of Rspack’s plugin for browsers alone': await workshop.adopt(buildBrowserRemote),
    'of webpack’s plugin': await workshop.adopt(buildWebpackRemote),
  }
  files = await openFolder(workshop.folder('nowhere'))
  await buildStockHost(workshop.folder('stock-host'), `${files.address}mf-manifest.json`)
  stockHost = await openFolder(workshop.folder('stock-host'))
  browser = await openBrowser()
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await stockHost?.close()
  await files?.close()
  await workshop?.close()
})

// Vitest's own import would evaluate the releases in its module runner, with other addresses.
const nativeImport = runInThisContext('address => import(address)', {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
}) as (address: string) => Promise<NodeHost>
const nodeEntry = ({ dist, manifest }: Built) => pathToFileURL(join(dist, manifest.entries.node)).href

/** What our server draws of a release. */
async function draw(remote: Built): Promise<string> {
  const { name, release, entries } = remote.manifest
  const loadable = { name, release, base: '/r/', entry: entries.node }
  return (await nativeImport(nodeEntry(host))).render(loadable, async () => nodeEntry(remote))
}

async function openPage(address: string) {
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('console', message => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', error => problems.push(error.message))
  await page.goto(address)
  return { page, problems }
}

describe('REL-14 our host', () => {
  test.each(REMOTES)('REL-14 runs a remote %s: loaded, shared once, hydrated', async kind => {
    const remote = built[kind]
    const drawn = remote.manifest.browserOnly ? '' : await draw(remote)
    if (drawn) expect(drawn).toContain('version one')
    const site = await openSite(host, remote, [], drawn)
    const { page, problems } = await openPage(site.address)
    try {
      await page.waitForFunction(() => window.outcome)
      expect(await page.evaluate(() => window.outcome)).toEqual({
        release: remote.manifest.release,
        failures: [],
      })
      await expect.poll(() => page.locator('#home').textContent()).toContain('version one 7')
      expect(problems).toEqual([])
      // What the extension of Module Federation for browsers shows.
      const known = await page.evaluate(() => {
        const { moduleInfo, __INSTANCES__ } = Reflect.get(globalThis, '__FEDERATION__') as unknown as Shown
        const [own] = __INSTANCES__
        return {
          composition: moduleInfo['host-shell']?.remotesInfo,
          instances: __INSTANCES__.map(({ name }) => name),
          react: Object.keys(own?.shareScopeMap.default.react ?? {}).length,
        }
      })
      expect(known.composition).toEqual({ 'mfe-sample': { matchedVersion: remote.manifest.release } })
      expect(known.instances).toEqual(['host-shell', kind === 'ours' ? 'mfe-sample' : 'mfe_sample'])
      expect(known.react).toBe(1)
    } finally {
      await page.close()
      await site.close()
    }
  })

  test.each(REMOTES)('REL-14 puts a release that works in the place of one %s that does not', async kind => {
    const remote = built[kind]
    const site = await openSite(host, remote, [standIn])
    site.breakFile(remote, remote.manifest.entries.web, 'missing')
    const { page } = await openPage(site.address)
    try {
      await page.waitForFunction(() => window.outcome)
      expect(await page.evaluate(() => window.outcome?.release)).toBe(standIn.manifest.release)
      await expect.poll(() => page.locator('#home').textContent()).toContain('version two')
    } finally {
      await page.close()
      await site.close()
    }
  })
})

describe('REL-14 a host made with the defaults of Rspack’s plugin', () => {
  test.each(REMOTES)('REL-14 runs a remote %s: loaded, shared once', async kind => {
    const remote = built[kind]
    files.serve(kind === 'ours' ? join(remote.dist, 'web') : remote.dist)
    const { page, problems } = await openPage(stockHost.address)
    try {
      await page.waitForFunction(() => window.shown)
      expect(await page.evaluate(() => window.shown)).toEqual({ shared: true, error: null })
      await expect.poll(() => page.locator('#home').textContent()).toContain('version one 7')
      expect(problems).toEqual([])
    } finally {
      await page.close()
    }
  })

  test('REL-14 gets our stylesheet by the manifest', async () => {
    files.serve(join(built.ours.dist, 'web'))
    const { page } = await openPage(stockHost.address)
    try {
      await page.waitForFunction(() => window.shown)
      await expect
        .poll(() => page.locator('#home').evaluate(home => getComputedStyle(home).color))
        .toBe('rgb(1, 2, 3)')
    } finally {
      await page.close()
    }
  })
})
