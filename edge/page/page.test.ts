import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { ReleaseManifest } from 'shared-contracts/release/manifest.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { gate } from '../fixtures/gate.ts'
import { rawGet } from '../fixtures/raw-get.ts'
import { hostEntry, metricsOf, openShop, SAYS, type Shop } from '../fixtures/shop.ts'

let shop: Shop
afterEach(() => shop.close())

const host = (body: string) => ({ 'node/entry.mjs': hostEntry(body) })
const get = async (
  edge: Awaited<ReturnType<Shop['open']>>,
  url = '/',
  headers: Record<string, string> = {},
) => edge.inject({ url, headers })

describe('a page', () => {
  test('NFR-S behind https tells browsers to come by nothing else; on a machine of one’s own it does not', async () => {
    shop = await openShop()
    await shop.ship('host-shell', 'h1', host('return page()'))
    const said = async (edge: Awaited<ReturnType<Shop['open']>>) =>
      (await get(edge)).headers['strict-transport-security']
    expect(await said(await shop.open())).toBeUndefined()
    const https = await shop.open({ PUBLIC_ORIGIN: 'https://shop.example' })
    expect(await said(https)).toBe('max-age=31536000; includeSubDomains')
  })

  test('NFR-S has a nonce of its own in policy and import map, and the headers of every page', async () => {
    shop = await openShop()
    await shop.ship(
      'host-shell',
      'h1',
      host("return page(assets({ remote: null, page: null, language: 'en' }))"),
    )
    const edge = await shop.open()
    const nonces = new Set<string>()
    for (let view = 0; view < 50; view++) {
      const { headers, body } = await get(edge)
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
      expect(body).toContain(`<script type="importmap" nonce="${nonce}">`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(50)
    const { headers } = await get(edge)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'integrity-policy': 'blocked-destinations=(script)',
      'x-content-type-options': 'nosniff',
      'x-arcade-serial': '2',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).toContain(
      "require-trusted-types-for 'script'; trusted-types arcade",
    )
    expect(String(headers['set-cookie'])).toMatch(
      /^arcade_visitor=[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  test('REL-4 keeps its visitor: a known id is not set again', async () => {
    shop = await openShop()
    await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('hello') })
    const edge = await shop.open()
    const first = await get(edge)
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
    expect((await get(edge, '/', { cookie })).headers['set-cookie']).toBeUndefined()
    expect(
      String((await get(edge, '/', { cookie: 'arcade_visitor=<script>' })).headers['set-cookie']),
    ).toContain('arcade_visitor=')
  })

  test('REL-6 vouches for every web file that a page may load, import map first, then what the page shows', async () => {
    shop = await openShop()
    await shop.ship('host-shell', 'h1', {
      ...host("return page(assets({ remote: 'mfe-catalog', page: 'list', language: 'zh' }))"),
    })
    const files = {
      'web/list.js': '1',
      'web/lazy.js': '2',
      'web/messages-zh.js': '3',
      'web/messages-en.js': '4',
      'web/federation.js': '5',
      'inspector/inspector.js': '6',
    }
    const chunks = {
      list: ['web/list.js'],
      'messages-zh': ['web/messages-zh.js'],
      'messages-en': ['web/messages-en.js'],
    }
    await shop.ship('mfe-catalog', 'c1', files, { chunks })
    await shop.ship('mfe-account', 'a1')
    const { body } = await get(await shop.open())
    const map = JSON.parse(/<script type="importmap"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '')
    expect(Object.keys(map.integrity).sort()).toEqual([
      '/r/host-shell/h1/web/entry.js',
      '/r/host-shell/h1/web/style.css',
      '/r/mfe-account/a1/web/entry.js',
      '/r/mfe-account/a1/web/style.css',
      '/r/mfe-catalog/c1/web/entry.js',
      '/r/mfe-catalog/c1/web/lazy.js',
      '/r/mfe-catalog/c1/web/list.js',
      '/r/mfe-catalog/c1/web/messages-en.js',
      '/r/mfe-catalog/c1/web/messages-zh.js',
      '/r/mfe-catalog/c1/web/style.css',
    ])
    expect(body.indexOf('importmap')).toBeLessThan(body.indexOf('<link'))
    const links = [
      ...body.matchAll(
        /<link rel="(\w+)" href="([^"]+)"( fetchpriority="low")? integrity="sha256-[^"]{44}" nonce="[^"]+">/g,
      ),
    ]
    const styles = [...body.matchAll(/<style nonce="[^"]+" data-sheet="([^"]+)">/g)].map(([, sheet]) => sheet)
    // The remote is not rendered here, so its styles are the browser's to load.
    expect(styles).toEqual(['/r/host-shell/h1/web/style.css'])
    // Pictures that are seen come before a remote's code, which waits for the host's in any case.
    expect(links.map(([, rel, href, low = '']) => `${rel} ${href}${low}`)).toEqual([
      'modulepreload /r/host-shell/h1/web/entry.js',
      'modulepreload /r/mfe-catalog/c1/web/entry.js fetchpriority="low"',
      'modulepreload /r/mfe-catalog/c1/web/list.js fetchpriority="low"',
      'modulepreload /r/mfe-catalog/c1/web/messages-zh.js fetchpriority="low"',
    ])
  })

  test('REL-6 vouches at first for what it loads at once, last in the body for the rest of what it shows, where the page takes more maps', async () => {
    shop = await openShop()
    const wanted = "{ remote: 'mfe-catalog', page: 'list', language: 'zh', later: true }"
    await shop.ship(
      'host-shell',
      'h1',
      host(`const { lastAssets } = arguments[0]
        return page(assets(${wanted}), '<body>', lastAssets(${wanted}))`),
    )
    const files = {
      'web/list.js': '1',
      'web/lazy.js': '2',
      'web/federation.js': '3',
      'inspector/inspector.js': '4',
    }
    await shop.ship('mfe-catalog', 'c1', files, { chunks: { list: ['web/list.js'] } })
    await shop.ship('mfe-account', 'a1')
    const { body } = await get(await shop.open())
    const maps = [...body.matchAll(/<script type="importmap"[^>]*>(.*?)<\/script>/g)].map(([, text = '']) =>
      Object.keys(JSON.parse(text).integrity)
        .map(address => address.replace('/r/', ''))
        .sort(),
    )
    expect(maps).toEqual([
      ['host-shell/h1/web/entry.js', 'mfe-catalog/c1/web/entry.js', 'mfe-catalog/c1/web/list.js'],
      ['host-shell/h1/web/style.css', 'mfe-catalog/c1/web/lazy.js', 'mfe-catalog/c1/web/style.css'],
    ])
  })

  /** @returns what of the catalogue's files is vouched for last, where a page of it takes more maps and asks for other pages' files itself */
  async function vouchedLast(names: string[], more: Partial<ReleaseManifest>): Promise<string[]> {
    shop = await openShop()
    const wanted = "{ remote: 'mfe-catalog', page: 'list', language: 'zh', later: true, pageOnly: true }"
    await shop.ship(
      'host-shell',
      'h1',
      host(`const { lastAssets } = arguments[0]
        return page(lastAssets(${wanted}))`),
    )
    await shop.ship(
      'mfe-catalog',
      'c1',
      Object.fromEntries(names.map(name => [`web/${name}.js`, name])),
      more,
    )
    const { body } = await get(await shop.open())
    const [, map = ''] = /<script type="importmap"[^>]*>(.*?)<\/script>/.exec(body) ?? []
    const base = '/r/mfe-catalog/c1/web/'
    const files = Object.keys(JSON.parse(map).integrity).filter(address => address.startsWith(base))
    return files.map(address => address.slice(base.length)).sort()
  }

  test('REL-6 leaves to a page that asks for them itself the files of other pages and other languages alone', async () => {
    const names = [
      ...['list', 'grid', 'sheet', 'tea', 'all-tea', 'messages-en', 'messages-zh'],
      ...['list-filters', 'tea-cup', 'anywhere'],
      ...['messages-en-list', 'messages-zh-list', 'messages-zh-tea'],
    ]
    const files = await vouchedLast(names, {
      paths: { '/list': 'list', '/tea': 'tea', '/teas': 'all-tea' },
      chunks: {
        list: ['web/grid.js', 'web/list.js'],
        sheet: ['web/sheet.js'],
        tea: ['web/grid.js', 'web/tea.js'],
        'all-tea': ['web/sheet.js', 'web/all-tea.js'],
        'messages-en': ['web/messages-en.js'],
        'messages-zh': ['web/messages-zh.js'],
        'messages-en-list': ['web/messages-en-list.js'],
        'messages-zh-list': ['web/messages-zh-list.js'],
        'messages-zh-tea': ['web/messages-zh-tea.js'],
        'list-filters': ['web/list-filters.js'],
        'tea-cup': ['web/tea-cup.js'],
        anywhere: ['web/anywhere.js'],
      },
      ofPages: { 'list-filters': ['list'], 'tea-cup': ['all-tea', 'tea'] },
    })
    // What is loaded at once stands in the first map.
    expect(files).toEqual(['anywhere.js', 'list-filters.js', 'sheet.js', 'style.css'])
  })

  test('REL-6 vouches last for what a page says where it has more files than are loaded at once', async () => {
    const parts = ['a', 'b', 'c', 'list']
    const texts = ['messages-en', 'messages-zh', 'messages-en-list', 'messages-zh-list', 'messages-zh-tea']
    const chunkOf = (name: string) => [name, [`web/${name}.js`]]
    const files = await vouchedLast([...parts, ...texts], {
      paths: { '/list': 'list', '/tea': 'tea' },
      chunks: { list: parts.map(name => `web/${name}.js`), ...Object.fromEntries(texts.map(chunkOf)) },
    })
    expect(files.filter(file => file.startsWith('messages-'))).toEqual([
      'messages-zh-list.js',
      'messages-zh.js',
    ])
  })

  test('REL-4 counts as loaded what the page begins with, once, and as given all that the visitor has', async () => {
    shop = await openShop()
    await shop.ship(
      'host-shell',
      'h1',
      host(`
        const wanted = { remote: 'mfe-catalog', page: null, language: 'en' }
        if (request.url.endsWith('/slot')) await nodeEntry('mfe-checkout', 'o1')
        if (request.url.endsWith('/other')) return page('nothing of any remote')
        return page(assets(wanted), assets(wanted))`),
    )
    for (const [name, id] of [
      ['mfe-catalog', 'c1'],
      ['mfe-checkout', 'o1'],
      ['mfe-account', 'a1'],
    ] as const)
      await shop.ship(name, id)
    const edge = await shop.open()
    for (const url of ['/', '/slot', '/other']) await get(edge, url)
    const text = await metricsOf(edge)
    const counts = (metric: string) =>
      Object.fromEntries(
        [...text.matchAll(new RegExp(`^${metric}\\{remote="([^"]+)",.*\\} (\\d+)$`, 'gm'))].map(
          ([, name, count]) => [name, Number(count)],
        ),
      )
    expect(counts('edge_loads_total')).toEqual({ 'host-shell': 3, 'mfe-catalog': 2, 'mfe-checkout': 1 })
    expect(counts('edge_given_total')).toEqual({
      'host-shell': 3,
      'mfe-catalog': 3,
      'mfe-checkout': 3,
      'mfe-account': 3,
    })
  })

  test('REL-9 times the host and the remote whose page it is, waiting for data apart from drawing', async () => {
    const WAIT_MS = 200
    shop = await openShop((_request, response) => void setTimeout(() => response.end('{}'), WAIT_MS))
    await shop.ship(
      'host-shell',
      'h1',
      host(`
        if (request.url.endsWith('/fails')) return { ...page('no'), status: 503 }
        await fetch('/api/x')
        await nodeEntry('mfe-checkout', 'o1')
        return page(assets({ remote: 'mfe-catalog', page: null, language: 'en' }))`),
    )
    await shop.ship('mfe-catalog', 'c1')
    await shop.ship('mfe-checkout', 'o1')
    const edge = await shop.open()
    for (const url of ['/', '/fails']) await get(edge, url)
    const text = await metricsOf(edge)
    const seconds = (of: string) => Number(text.split(`edge_release_seconds_${of} `)[1]?.split('\n', 1)[0])
    for (const release of ['remote="host-shell",release="h1"', 'remote="mfe-catalog",release="c1"']) {
      expect(seconds(`count{${release},part="data"}`)).toBe(1)
      expect(seconds(`sum{${release},part="data"}`)).toBeGreaterThan((WAIT_MS - 20) / 1_000)
      expect(seconds(`count{${release},part="render"}`)).toBe(1)
    }
    expect(text).not.toContain('edge_release_seconds_count{remote="mfe-checkout"')
  })

  test('APP-1 writes of a stylesheet what the page drawn can show, and says that it is a part', async () => {
    shop = await openShop()
    const css = '.a{color:red}.b{color:blue}'
    const entry = host(`
      const of = html => assets({ remote: null, page: null, language: 'en', html })
      return page(of('<p class="a">'), of('<p class="a b">'), of(null))`)
    await shop.ship('host-shell', 'h1', { ...entry, 'web/style.css': css })
    const { body } = await get(await shop.open())
    const styles = [...body.matchAll(/<style[^>]*?(data-part)?>(.*?)<\/style>/g)].map(([, part, text]) => [
      part,
      text,
    ])
    expect(styles).toEqual([
      ['data-part', '.a{color:red}'],
      [undefined, css],
      [undefined, css],
    ])
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['br;q=0, gzip', gunzipSync],
  ] as const)('NFR-P is compressed for %s', async (accepted, unpack) => {
    shop = await openShop()
    await shop.ship('host-shell', 'h1', host("return page('one ', 'two ', 'three')"))
    const { rawPayload, headers } = await get(await shop.open(), '/', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(accepted.includes('gzip') ? 'gzip' : 'br')
    expect(unpack(rawPayload).toString()).toBe('one two three')
  })

  test('answers HEAD with the same head and no body, other methods with 405', async () => {
    shop = await openShop()
    await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('hello') })
    const edge = await shop.open()
    const head = await edge.inject({ method: 'HEAD', url: '/' })
    expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([
      200,
      '',
      'text/html; charset=utf-8',
    ])
    expect((await edge.inject({ method: 'POST', url: '/', payload: {} })).statusCode).toBe(405)
  })

  test('NFR-S has our own origin whatever Host, X-Forwarded-Host and the path say', async () => {
    shop = await openShop()
    await shop.ship(
      'host-shell',
      'h1',
      host('return page(request.url, request.headers.get("x-forwarded-host") ?? "")'),
    )
    const edge = await shop.open()
    const hostile = { host: 'evil.test', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }
    const shown = {
      '/a?b=1': 'http://shop.test/a?b=1',
      '//evil.test/x': 'http://shop.test/evil.test/x',
      '/\\evil.test/x': 'http://shop.test/evil.test/x',
      '/..//evil.test/x': 'http://shop.test/evil.test/x',
      'http://evil.test/x': 'http://shop.test/',
    }
    for (const [target, address] of Object.entries(shown)) {
      expect((await rawGet(edge, target, hostile)).text).toContain(address)
    }
  })

  test.each(['br', 'gzip', 'identity'])('NFR-P is sent as it comes, in %s', async encoding => {
    // The host says the second half only when the API answers, and the API only when the first half has arrived.
    const answer = gate()
    shop = await openShop((_request, response) => void answer.opened.then(() => response.end('second')))
    await shop.ship('host-shell', 'h1', host("return page('first ', fetch('/api/x').then(r => r.text()))"))
    const edge = await shop.open()
    const address = await edge.listen({ port: 0, host: '127.0.0.1' })
    const response = await fetch(address, { headers: { 'accept-encoding': encoding } })
    let text = ''
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part
      if (text === 'first ') answer.open()
    }
    expect(text).toBe('first second')
  })

  test('NFR-R ends its calls when the visitor leaves', async () => {
    const asked = gate()
    const ended = gate()
    shop = await openShop(request => {
      request.socket.once('close', () => ended.open())
      asked.open()
    })
    await shop.ship('host-shell', 'h1', host("return page('first ', fetch('/api/x').then(r => r.text()))"))
    const address = await (await shop.open()).listen({ port: 0, host: '127.0.0.1' })
    const leaving = new AbortController()
    // Nothing else can end them: neither the time for the API passes, nor the page's own.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
    try {
      await fetch(address, { signal: leaving.signal })
      await asked.opened
      leaving.abort()
      await ended.opened
      expect(timeout).toHaveBeenCalled()
    } finally {
      timeout.mockRestore()
      vi.useRealTimers()
    }
  })

  test('NFR-R that breaks off after its first byte is cut, not passed off as whole', async () => {
    shop = await openShop()
    await shop.ship('host-shell', 'h1', host("return page('first ', Promise.reject(new Error('broken')))"))
    const address = await (await shop.open()).listen({ port: 0, host: '127.0.0.1' })
    for (const encoding of ['br', 'identity']) {
      const response = await fetch(address, { headers: { 'accept-encoding': encoding } })
      await expect(response.text()).rejects.toThrow()
    }
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  })
})
