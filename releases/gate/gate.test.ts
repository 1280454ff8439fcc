import { hostEntry, openShop, type Shop } from 'edge/fixtures/shop.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operator } from '../fixtures/operator.ts'
import { builtRelease } from '../fixtures/release.ts'
import { visitsOf } from './addresses.ts'

let shop: Shop
let release: ReturnType<typeof operator>
let live: string
/** A host that renders the remote on the server, and loads it in the browser. */
const HOST = {
  'node/entry.mjs': hostEntry(`
    const remote = composition.remotes['mfe-catalog']
    if (!remote) return page('<!doctype html><title>x</title><main>nothing is sold here</main>')
    const { words } = await import(await nodeEntry(remote.name, remote.release))
    return page('<!doctype html><html lang="en"><head><title>x</title><link rel="icon" href="data:,">',
      assets({ remote: remote.name, page: null, language: 'en' }),
      '</head><body data-remote="' + remote.base + remote.entries.web + '"><main>', words(), '</main>',
      '<script type="module" nonce="' + nonce + '" src="' + composition.host.base + 'web/entry.js"></script></body></html>')`),
  'web/entry.js': 'await import(document.body.dataset.remote)',
}
const GOOD = {
  'node/entry.mjs': "export const words = () => 'tea'",
  'web/entry.js': "document.querySelector('main').append(' and more')",
}
const paths = { '/': 'home', '/tea/:name': 'tea' }

beforeAll(async () => {
  shop = await openShop()
  release = operator(shop.folder)
  await shop.ship('host-shell', 'h1', HOST)
  await shop.ship('mfe-catalog', 'c1', GOOD, { paths })
  live = shop.env.API_ORIGIN
})
afterAll(() => shop.close())

async function publish(id: string, files: Partial<typeof GOOD> = {}, api = live) {
  const samples = { '/tea/:name': '/tea/green' }
  const dist = await builtRelease(shop.folder, 'mfe-catalog', id, { ...GOOD, ...files }, { paths, samples })
  return release('publish', dist, '--api', api)
}

describe('REL-3 the browser gate', () => {
  test('lets a release in that works at each of its addresses, once', async () => {
    const { err, data } = await publish('good')
    expect(err).toBe('')
    expect(data).toMatchObject({ changed: true, gate: 'passed', opened: ['/', '/tea/green'] })
    expect((await publish('good')).data).toMatchObject({ changed: false, gate: 'not needed' })
  })

  const faulty = {
    'throws in the browser': [{ 'web/entry.js': "throw new Error('broken here')" }, 'throws: broken here'],
    'never ends in the browser': [{ 'web/entry.js': 'while (true) {}' }, 'something in it never ends'],
    'never ends a while after it began': [
      { 'web/entry.js': 'setTimeout(() => { while (true) {} }, 1500)' },
      'stops responding',
    ],
    'logs an error': [
      { 'web/entry.js': "console.error('not as it should be')" },
      'logs: not as it should be',
    ],
    'leaves its area empty': [
      { 'node/entry.mjs': "export const words = () => ''", 'web/entry.js': 'export {}' },
      'its area is empty',
    ],
    'asks for a file that it has not': [
      { 'web/entry.js': "fetch(new URL('./none.json', import.meta.url)).catch(() => {})" },
      'logs: Failed to load resource',
    ],
    'throws on the server': [
      { 'node/entry.mjs': "throw new Error('broken on the server')" },
      'the page answers with status 503',
    ],
    'never ends on the server': [{ 'node/entry.mjs': 'while (true) {}' }, 'the page does not load'],
  } as const satisfies Record<string, readonly [Partial<typeof GOOD>, string]>

  test.each(Object.entries(faulty))(
    'refuses one that %s, and stores nothing of it',
    async (title, [files, reason]) => {
      const id = title.replaceAll(' ', '-')
      const before = (await release('status')).data.serial
      const { code, data } = await publish(id, files)
      expect([code, data.message]).toEqual([4, `mfe-catalog ${id} does not work in a browser`])
      expect((data.reasons as string[]).join('\n')).toContain(reason)
      const after = (await release('status')).data
      expect(after.serial).toBe(before)
      expect(
        (after.remotes as Record<string, { releases: object }>)['mfe-catalog']?.releases,
      ).not.toHaveProperty(id)
    },
    180_000,
  )

  test('says how to go on where no backend answers, and notes who went on without it', async () => {
    const { code, data } = await publish('offline', {}, 'http://127.0.0.1:9')
    expect([code, data.message]).toEqual([
      4,
      'no backend answers at http://127.0.0.1:9: the release cannot be tried',
    ])
    const dist = await builtRelease(shop.folder, 'mfe-catalog', 'offline', GOOD, { paths })
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
