import { hostEntry, openShop, type Shop } from 'edge/fixtures/shop.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorkspace } from '../document/read.ts'
import { readFiles } from '../files/read-files.ts'
import { readManifest } from '../files/read-manifest.ts'
import { operator, operatorEnv } from '../fixtures/operator.ts'
import { builtRelease } from '../fixtures/release.ts'
import type { ReleaseError } from '../refusal.ts'
import { readSettings } from '../settings.ts'
import { visitsOf } from './addresses.ts'
import { passGate } from './gate.ts'
import { LIMITS } from './visit.ts'

let shop: Shop
let release: ReturnType<typeof operator>
let live: string
/** A host that renders the remote on the server, and loads it in the browser. */
const HOST = {
  'node/entry.mjs': hostEntry(`
    const remote = composition.remotes['mfe-catalog']
    if (!remote) return page('<!doctype html><title>x</title><main>nothing is sold here</main>')
    const { words } = await import(await nodeEntry(remote.name, remote.release))
    const said = words(new URL(request.url).pathname)
    return page('<!doctype html><html lang="en"><head><title>x</title><link rel="icon" href="data:,">',
      assets({ remote: remote.name, page: null, language: 'en' }),
      '</head><body data-remote="' + remote.base + remote.entries.web + '"><main>', said, '</main>',
      '<script type="module" nonce="' + nonce + '" src="' + composition.host.base + 'web/entry.js"></script></body></html>')`),
  'web/entry.js': 'await import(document.body.dataset.remote)',
}
const GOOD = {
  'node/entry.mjs': "export const words = () => 'tea'",
  'web/entry.js': "document.querySelector('main').append(' and more')",
}
const PATHS = { '/': 'home', '/tea/:name': 'tea' }

beforeAll(async () => {
  shop = await openShop()
  release = operator(shop.folder)
  await shop.ship('host-shell', 'h1', HOST)
  await shop.ship('mfe-catalog', 'c1', GOOD, { paths: PATHS })
  live = shop.env.API_ORIGIN
})
afterAll(() => shop.close())

/** A release that does at each address what is said there, on the server and in the browser. */
const doing = (at: Record<string, { server?: string; browser?: string }>) => ({
  files: {
    'node/entry.mjs': `export const words = path => { switch (path) {
      ${Object.entries(at)
        .map(([path, { server = '' }]) => `case '${path}': ${server}; break;`)
        .join(' ')}
    } return 'tea' }`,
    'web/entry.js': `const main = document.querySelector('main'); switch (location.pathname) {
      ${Object.entries(at)
        .map(([path, { browser = '' }]) => `case '${path}': ${browser}; break;`)
        .join(' ')}
    }`,
  },
  paths: Object.fromEntries(Object.keys(at).map(path => [path, 'page'])),
})

type Made = Pick<ReturnType<typeof doing>, 'files' | 'paths'>
const built = (id: string, { files, paths }: Made) =>
  builtRelease(shop.folder, 'mfe-catalog', id, files, { paths, samples: { '/tea/:name': '/tea/green' } })
const publish = async (id: string, made: Made, api = live) =>
  release('publish', await built(id, made), '--api', api)

/** The gate alone, less patient. @returns why it refuses */
async function refusal(id: string, made: Made, limits: Partial<typeof LIMITS>): Promise<string> {
  const folder = await built(id, made)
  const manifest = await readManifest(folder)
  const workspace = openWorkspace(readSettings(operatorEnv(shop.folder)))
  const candidate = { ...manifest, base: `/r/mfe-catalog/${id}/`, publishedAt: new Date().toISOString() }
  const files = await readFiles(folder, manifest)
  const options = { store: workspace.store, live: await shop.status(), candidate, files, api: live }
  const opened = passGate(options, { ...LIMITS, ...limits })
  return opened.then(
    () => 'passed',
    (error: ReleaseError) => `${error.message}\n${error.reasons.join('\n')}`,
  )
}

describe('REL-3 the browser gate', () => {
  test('lets a release in that works at each of its addresses, once', async () => {
    const good = { files: GOOD, paths: PATHS }
    const { err, data } = await publish('good', good)
    expect(err).toBe('')
    expect(data).toMatchObject({ changed: true, gate: 'passed', opened: ['/', '/tea/green'] })
    expect((await publish('good', good)).data).toMatchObject({ changed: false, gate: 'not needed' })
  })

  // They mostly wait.
  describe.concurrent('refuses', () => {
    test('one with faults, says which at which address, and stores nothing of it', async () => {
      const before = (await release('status')).data.serial
      const faulty = doing({
        '/works': { browser: "main.append(' and more')" },
        '/throws': { browser: "throw new Error('broken here')" },
        '/logs': { browser: "console.error('not as it should be')" },
        '/empty': { server: "return ''" },
        '/lacks': { browser: "fetch(new URL('./none.json', import.meta.url)).catch(() => {})" },
        '/dead': { server: "throw new Error('broken on the server')" },
      })
      const { code, data } = await publish('faulty', faulty)
      expect([code, data.message]).toEqual([4, 'mfe-catalog faulty does not work in a browser'])
      const reasons = (data.reasons as string[]).join('\n')
      expect(reasons).toContain('/throws: throws: broken here')
      expect(reasons).toContain('/logs: logs: not as it should be')
      expect(reasons).toContain('/empty: its area is empty')
      expect(reasons).toContain('/lacks: logs: Failed to load resource')
      expect(reasons).toContain('/dead: the page answers with status 503')
      expect(reasons).not.toContain('/works')
      const { serial, remotes } = (await release('status')).data
      expect(serial).toBe(before)
      expect((remotes as Record<string, { releases: object }>)['mfe-catalog']?.releases).not.toHaveProperty(
        'faulty',
      )
    })

    test('one that never ends in the browser, at once', async () => {
      const loops = doing({ '/loops': { browser: 'for (;;);' } })
      expect(await refusal('loops', loops, { load: 2_000, quiet: 500, answer: 1_000 })).toContain(
        '/loops: the page does not respond: something in it never ends',
      )
    })

    test('one that never ends in the browser once it was looked at', async () => {
      const later = doing({
        '/later': {
          browser: `const loop = () => { for (;;); }
            Object.defineProperty(main, 'innerText', { get: () => { setTimeout(loop, 100); return 'tea' } })`,
        },
      })
      expect(await refusal('later', later, { dwell: 500 })).toContain(
        '/later: the page stops responding: something in it never ends',
      )
    })

    test('one that never ends on the server', async () => {
      const loops = doing({ '/loops': { server: 'for (;;);' } })
      expect(await refusal('server', loops, { load: 2_000, quiet: 500 })).toContain(
        '/loops: the page does not load',
      )
    })
  })

  test('says how to go on where no backend answers, and notes who went on without it', async () => {
    const made = { files: GOOD, paths: PATHS }
    const { code, data } = await publish('offline', made, 'http://127.0.0.1:9')
    expect([code, data.message]).toEqual([
      4,
      'no backend answers at http://127.0.0.1:9: the release cannot be tried',
    ])
    const dist = await built('offline', made)
    const ungated = ['publish', dist, '--api', live, '--no-gate']
    expect((await release(...ungated)).code).toBe(2)
    expect((await release(...ungated, '--reason', 'site is down')).data).toMatchObject({ gate: 'left out' })
    const { acts } = (await release('log', '--limit', '1')).data as { acts: { why: string }[] }
    expect(acts[0]?.why).toBe('without the browser gate: site is down')
  })
})

test('REL-3 the gate opens samples as declared, other parameters by their names, optional ones without', () => {
  const releases = [
    { paths: { '/': 'a', '/p/:id': 'b', '/q/:x?': 'c', '/r/*': 'd' }, samples: { '/p/:id': '/p/7' } },
    { paths: { '/s/:a/:b': 'e' } },
  ]
  expect(visitsOf(releases).map(({ address }) => address)).toEqual(['/', '/p/7', '/q', '/r', '/s/a/b'])
  expect(visitsOf([])).toEqual([{ pattern: '/', address: '/' }])
})
