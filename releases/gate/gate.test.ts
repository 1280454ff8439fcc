import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { hostEntry, openShop, type Shop } from 'edge/fixtures/shop.ts'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { FAILURES_PATH } from 'shared-contracts/release/well-known.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorkspace } from '../document/read.ts'
import { readFiles } from '../files/read-files.ts'
import { readManifest } from '../files/read-manifest.ts'
import { operator, operatorEnv, operatorProcess } from '../fixtures/operator.ts'
import { builtRelease, mapEachLine } from '../fixtures/release.ts'
import { unstoredMaps } from '../maps/mapped-stack.ts'
import type { ReleaseError } from '../refusal.ts'
import { run } from '../run.ts'
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
    const { status = 200, location } = said
    if (location) return { status: 302, headers: new Headers({ location }), body: null }
    return { ...page('<!doctype html><html lang="en"><head><title>x</title><link rel="icon" href="data:,">',
      assets({ remote: remote.name, page: null, language: 'en' }),
      '</head><body><a class="shell-search-link">search</a><i data-remote="' + remote.base + remote.entries.web + '"></i><main>', String(said.text ?? said), '</main>',
      '<script type="module" nonce="' + nonce + '" src="' + composition.host.base + 'web/entry.js"></script></body></html>'), status }`),
  'web/entry.js': "await import(document.querySelector('[data-remote]').dataset.remote)",
}
const GOOD = {
  'node/entry.mjs': "export const words = () => 'tea'",
  'web/entry.js': "document.querySelector('main').append(' and more')",
}
/** Behind the signature and the first chunk's head. */
const PNG_WIDTH_AT = 16
/** Where no backend answers. */
const NOBODY = 'http://127.0.0.1:9'
const NOBODY_ANSWERS = `no backend answers at ${NOBODY}: the release cannot be tried`
const PATHS = { '/': 'home', '/tea/:name': 'tea' }

const SELLING = { body: { appContent: { system: { appConfig: { enableCheckout: true } } } } }

/** A store with one product; whoever has put it into the cart has a cookie for it. */
const api = (request: IncomingMessage, response: ServerResponse) => {
  request.resume()
  const said = (call: string) => request.method === 'POST' && request.url?.includes(call)
  if (said('myCart')) response.setHeader('set-cookie', 'in-cart=1')
  if (said('signon')) response.setHeader('set-cookie', 'signed-in=1')
  const list = { products: [{ id: 'tea', soldOut: false, hasOptions: false }] }
  response.end(JSON.stringify(request.url?.endsWith('appInfoInit') ? SELLING : list))
}

/** @returns what a process was started with; `''` where there is none */
const commandOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')

beforeAll(async () => {
  shop = await openShop(api)
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
const built = (id: string, { files, paths }: Made, more: Partial<ReleaseManifest> = {}) =>
  builtRelease(shop.folder, 'mfe-catalog', id, files, {
    paths,
    samples: { '/tea/:name': '/tea/green' },
    ...more,
  })
const publish = async (id: string, made: Made, api = live) =>
  release('publish', await built(id, made), '--api', api)

/** The gate alone, less patient. @returns why it refuses */
async function refusal(
  id: string,
  made: Made,
  limits: Partial<typeof LIMITS>,
  more: Partial<ReleaseManifest> = {},
  account: string | null = null,
): Promise<string> {
  const folder = await built(id, made, more)
  const manifest = await readManifest(folder)
  const workspace = openWorkspace(readSettings(operatorEnv(shop.folder)))
  const candidate = { ...manifest, base: `/r/mfe-catalog/${id}/`, publishedAt: new Date().toISOString() }
  const files = await readFiles(folder, manifest)
  for (const path of Object.values(manifest.entries)) await mapEachLine(folder, path)
  const options = {
    store: workspace.store,
    live: await shop.status(),
    candidate,
    files,
    maps: unstoredMaps(workspace.store, [{ folder, manifest }]),
    api: live,
    account,
    pictures: null,
  }
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
    expect((data.untried as string[]).filter(said => said.includes('not tried'))).toEqual([])
    expect(data.untried).toContain('signed in: GATE_SHOPPER=e-mail:password names an account for it')
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
        // As a host says it of a page that was not as the server wrote it: the component's address is the release's.
        '/otherwise': {
          browser:
            "console.error('host-shell@h1 failed in render: other at p (' + import.meta.url + ':1:2)')",
        },
        // As a host does of a remote that failed.
        '/told': {
          browser: `const told = { remote: 'mfe-catalog', release: 'faulty', phase: 'load', message: 'no cup' }
            console.error('mfe-catalog@faulty failed in load: no cup')
            navigator.sendBeacon('${FAILURES_PATH}', JSON.stringify({ ...told, serial: 1, where: 'page', fellBackTo: null }))`,
        },
        '/empty': { server: "return ''" },
        '/lacks': { browser: "fetch(new URL('./none.json', import.meta.url)).catch(() => {})" },
        '/dead': { server: "throw new Error('broken on the server')" },
      })
      const { code, data } = await publish('faulty', faulty)
      expect([code, data.message]).toEqual([4, 'mfe-catalog faulty does not work in a browser'])
      const reasons = (data.reasons as string[]).join('\n')
      expect(reasons).toContain('/throws: throws: broken here')
      expect(reasons).toContain('/logs: logs: not as it should be')
      expect(reasons).toContain('/otherwise: logs: host-shell@h1 failed in render')
      expect(reasons.match(/.*no cup.*/g)).toEqual(['/told: fails in load: no cup'])
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

    test('REL-10 one that fails only on a phone, with a filled cart, signed in, or in a slot, and says in whose place; what fails for all, once', async () => {
      const made = doing({
        '/wide': { browser: "throw new Error('everywhere')" },
        '/narrow': { browser: "if (innerWidth === 412) throw new Error('too narrow')" },
        '/cart': { browser: "if (document.cookie.includes('in-cart')) throw new Error('not with tea')" },
        '/account': {
          browser: "if (document.cookie.includes('signed-in')) throw new Error('not for members')",
        },
        '/': {
          browser:
            "document.querySelector('.shell-search-link').onclick = () => { throw new Error('no slot') }",
        },
      })
      const more = { slots: { 'search-box': 'box' } }
      const reasons = await refusal('places', made, {}, more, 'gate@example.com:secret')
      const as = '(on a phone, in zh, with a filled cart, signed in)'
      expect(reasons).toContain(`/narrow: throws: too narrow ${as} (mfe-catalog pages/tea.tsx:`)
      expect(reasons).toContain(`/cart: throws: not with tea ${as} (mfe-catalog pages/tea.tsx:`)
      expect(reasons).toContain(`/account: throws: not for members ${as} (mfe-catalog pages/tea.tsx:`)
      expect(reasons).toContain(`/: throws: no slot ${as} (mfe-catalog pages/tea.tsx:`)
      // What fails for everybody is said once, and in nobody's place.
      expect(reasons.match(/throws: everywhere.*/g)).toEqual([
        expect.stringMatching(/^throws: everywhere \(mfe-catalog pages\/tea\.tsx:\d+:1\)$/),
      ])
    })

    test('REL-10 one that shows nothing of its own anywhere: every page is missing, or leads elsewhere', async () => {
      const nowhere = doing({
        '/gone': { server: "return { status: 404, text: 'not found' }" },
        '/away': { server: "return { location: '/elsewhere' }" },
      })
      const reasons = await refusal('nowhere', nowhere, {})
      expect(reasons).toContain('/gone: the page answers with status 404')
      expect(reasons).toContain('/away: leads to /elsewhere')
    })

    test('REL-10 one that is not as its checks say: a page that must be shown, one that must lead elsewhere', async () => {
      const made = doing({
        '/shown': { server: "return 'tea'" },
        '/basket': { server: "return { location: '/shown' }" },
        '/start': { server: "return { location: '/shown' }" },
        '/tea/:name': { server: "return 'tea'" },
        '/gone': { server: "return { status: 404, text: 'not found' }" },
      })
      const checks = {
        '/shown': [{}],
        '/basket': [{ needs: ['cart'] }],
        '/start': [{ leadsTo: '/basket' }],
        '/gone': [{}, { needs: ['openOrder'], at: '/gone?order={openOrder}' }],
        '/tea/:name': [{ needs: ['product'], at: '/tea/{product}' }],
      }
      const reasons = (await refusal('checked', made, {}, { checks })).split('\n')
      expect(reasons.filter(reason => reason.includes('must')).sort()).toEqual([
        '/basket: must be shown, and leads to /shown',
        '/gone: must be shown, and answers with status 404',
        '/start: must lead to /basket, and leads to /shown',
      ])
    })

    test('REL-10 one that has become too heavy, unless that is meant', async () => {
      const noise = randomBytes(60_000).toString('base64')
      const heavy = {
        files: { ...GOOD, 'web/heavy.js': `export const noise = '${noise}'` },
        paths: { '/': 'home' },
      }
      const dist = await built('heavy', heavy, { chunks: { home: ['web/heavy.js'] } })
      const { code, data } = await release('publish', dist, '--api', live)
      expect([code, data.message]).toEqual([4, 'mfe-catalog heavy has become too heavy'])
      expect(data.reasons).toEqual([
        expect.stringMatching(/^home: \d+\.\d KB of script and styles, \d+\.\d KB more than what is live/),
        expect.stringContaining('--allow-bytes'),
      ])
      // Past that it is tried, where it can be: with a browser beside those that never end, a busy machine would judge it.
      const meant = await release('publish', dist, '--api', NOBODY, '--allow-bytes')
      expect([meant.code, meant.data.message]).toEqual([4, NOBODY_ANSWERS])
    })

    test('REL-9 one that never ends in the browser, at once, and says where', async () => {
      const loops = doing({ '/loops': { browser: 'for (;;);' } })
      expect(await refusal('loops', loops, { load: 2_000, quiet: 500, answer: 3_000 })).toContain(
        '/loops: the page does not respond: something in it never ends (mfe-catalog pages/tea.tsx:2:1)',
      )
    })

    test('REL-9 one that never ends in the browser once it was looked at', async () => {
      const later = doing({
        '/later': {
          browser: `const loop = () => { for (;;); }
            Object.defineProperty(main, 'innerText', { get: () => { setTimeout(loop, 100); return 'tea' } })`,
        },
      })
      expect(await refusal('later', later, { dwell: 500 })).toContain(
        '/later: the page stops responding: something in it never ends (mfe-catalog pages/tea.tsx:2:1)',
      )
    })

    test('REL-9 one that never ends on the server, and says where', async () => {
      const loops = doing({ '/loops': { server: 'for (;;);' }, '/after': {} })
      const reasons = await refusal('server', loops, { load: 2_000, quiet: 500, answer: 3_000 })
      expect(reasons).toContain('/loops: the page does not load')
      expect(reasons).toContain(
        'the server part does not respond: something in it never ends (mfe-catalog pages/tea.tsx:2:1)',
      )
      expect(reasons).not.toMatch(/the page does not respond|leads to/)
    })
  })

  test('REL-10 lets one in whose page has no title but the store’s name, and says so; the start page may have no other', async () => {
    const named =
      "const says = document.createElement('meta'); says.setAttribute('property', 'og:site_name'); says.content = 'x'; document.head.append(says)"
    const made = doing({
      '/': { browser: `{ ${named} }` },
      '/bare': { browser: `{ ${named} }` },
      '/titled': { browser: `{ ${named}; document.title = 'Green tea · x' }` },
    })
    const { code, data, err } = await publish('untitled', made)
    expect([code, err]).toEqual([0, ''])
    expect((data.notes as string[]).filter(note => note.includes('title'))).toEqual([
      expect.stringMatching(/^\/bare: the page has no title of its own \(`meta`\)/),
    ])
  })

  test('REL-7 keeps pictures of each page on a desktop and a phone, of a release that is refused too', async () => {
    const folder = join(shop.folder, 'pictures')
    const kept = (...names: string[]) => names.map(name => join(folder, 'mfe-catalog', `${name}.png`))
    const dist = await built('seen', { files: GOOD, paths: PATHS })
    const publishSeen = (...more: string[]) =>
      release('publish', dist, '--api', live, '--pictures', folder, ...more)
    expect((await publishSeen('--dry-run')).data).toMatchObject({ gate: 'passed', pictures: [] })
    const all = kept('start-1440', 'start-412', 'tea-green-1440', 'tea-green-412')
    expect((await publishSeen()).data.pictures).toEqual(all)
    for (const [at, width] of [1440, 412].entries())
      expect((await readFile(all[at] ?? '')).readUInt32BE(PNG_WIDTH_AT)).toBe(width)
    const faulty = await built('unseen', doing({ '/throws': { browser: "throw new Error('broken here')" } }))
    const { code, err } = await release('publish', faulty, '--api', live, '--pictures', folder)
    expect([code, err]).toEqual([4, expect.stringContaining(`2 pictures in ${folder}`)])
    expect((await readFile(kept('throws-412')[0] ?? '')).length).toBeGreaterThan(100)
    const ungated = ['--no-gate', '--reason', 'none', '--pictures', folder]
    expect((await release('publish', faulty, '--api', live, ...ungated)).code).toBe(2)
  })

  test.each([
    ['SIGINT', 130, 'store'],
    ['SIGTERM', 143, 'data'],
  ] as const)('REL-3 a publication that %s ends leaves nothing of its stage', async (signal, ended, made) => {
    const TMPDIR = join(shop.folder, signal)
    await mkdir(TMPDIR)
    const dist = await built(`ended-${ended}`, { files: GOOD, paths: PATHS })
    const env = { ...operatorEnv(shop.folder), TMPDIR }
    const publishing = operatorProcess(env, 'publish', dist, '--api', live)
    const left = async () => (await readdir(TMPDIR)).filter(name => name.startsWith('arcade-'))
    const seen = async () => readdir(join(TMPDIR, (await left())[0] ?? 'none')).catch(() => [])
    await expect.poll(seen, { interval: 20 }).toContain(made)
    publishing.child.kill(signal)
    expect(await publishing.ended).toEqual({ code: ended, out: '' })
    expect(await left()).toEqual([])
  })

  test('REL-3 of a publication that is killed no process goes on', async () => {
    const TMPDIR = join(shop.folder, 'SIGKILL')
    await mkdir(TMPDIR)
    const dist = await built('killed', { files: GOOD, paths: PATHS })
    const publishing = operatorProcess(
      { ...operatorEnv(shop.folder), TMPDIR },
      'publish',
      dist,
      '--api',
      live,
    )
    const { pid = 0 } = publishing.child
    let edge = 0
    const started = async () => {
      const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
      for (const one of children.split(' ').map(Number))
        if ((await commandOf(one)).includes('single-process.ts')) edge = one
      return edge
    }
    await expect.poll(started, { interval: 20 }).toBeGreaterThan(0)
    publishing.child.kill('SIGKILL')
    await publishing.ended
    await expect.poll(() => commandOf(edge)).toBe('')
  })

  test('says how to go on where no backend answers, and notes who went on without it', async () => {
    const made = { files: GOOD, paths: PATHS }
    const dist = await built('offline', made)
    const said: string[] = []
    const { code, err } = await run(['publish', dist, '--api', NOBODY], operatorEnv(shop.folder), line =>
      said.push(line),
    )
    expect([code, err.split('\n')[0]]).toEqual([4, `release: ${NOBODY_ANSWERS}`])
    // A minute without a word looks like one that hangs.
    expect(said).toEqual([expect.stringMatching(/^trying each page of mfe-catalog offline in a browser/)])
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
