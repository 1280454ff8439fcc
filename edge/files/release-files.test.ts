import { readFile } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawGet } from '../fixtures/raw-get.ts'
import { openShop, SAYS, type Shop } from '../fixtures/shop.ts'

let shop: Shop
let edge: Awaited<ReturnType<Shop['open']>>
beforeAll(async () => {
  shop = await openShop()
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('page') })
  edge = await shop.open()
})
afterAll(() => shop.close())

const ENTRY = '/r/host-shell/h1/web/entry.js'

describe('REL-6 release files', () => {
  test('are served for ever, compressed as stored, and not sent twice', async () => {
    const plain = await readFile(shop.stored('host-shell/h1/web/entry.js'))
    const identity = await edge.inject(ENTRY)
    expect(identity.rawPayload).toEqual(plain)
    expect(identity.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding, Available-Dictionary',
      'use-as-dictionary': 'match="/r/host-shell/*/web/entry.js", id="h1/web/entry.js"',
    })
    const br = await edge.inject({ url: ENTRY, headers: { 'accept-encoding': 'gzip, br' } })
    expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload)]).toEqual(['br', plain])
    const gz = await edge.inject({ url: ENTRY, headers: { 'accept-encoding': 'gzip' } })
    expect([gz.headers['content-encoding'], gunzipSync(gz.rawPayload)]).toEqual(['gzip', plain])
    const again = await edge.inject({
      url: ENTRY,
      headers: { 'if-none-match': String(identity.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const head = await edge.inject({ method: 'HEAD', url: ENTRY })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(plain.length),
    ])
  })

  test.each([
    '/r/host-shell/h1/node/entry.mjs',
    '/r/host-shell/h1/web/../node/entry.mjs',
    '/r/host-shell/h1/web/%2e%2e/node/entry.mjs',
    '/r/host-shell/h1/web%2fentry.js.br',
    '/r/host-shell/h1/web/entry.js.br',
    '/r/host-shell/h1/manifest.json',
    '/r/host-shell/h1/../../../keys/signing.pem',
    '/r/host-shell/h1/..%2f..%2f..%2fkeys%2fsigning.pem',
    '/r/host-shell/h1/%2fetc%2fpasswd',
    '/r/host-shell/h1//web/entry.js',
    '/r/host-shell/h1/web/entry.js/',
    '/r/host-shell/h1/web/entry.js%00',
    '/r/host-shell/h9/web/entry.js',
    '/r/__proto__/h1/web/entry.js',
    '/r/host-shell/constructor/name',
    '/r/host-shell/h1/toString',
    '/r/host-shell/h1/',
    '/favicon.ico',
  ])('nothing but web files the document names: %s', async url => {
    const { status, text, headers } = await rawGet(edge, url)
    expect([status, text]).toEqual([404, 'not found\n'])
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('the public part of the document is fresh on every load', async () => {
    const first = await edge.inject('/.well-known/releases.json')
    expect(first.json()).toMatchObject({
      serial: 2,
      remotes: { 'host-shell': { active: ['h1'], lastGood: [] } },
    })
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.body).not.toContain('node/')
    await shop.ship('host-shell', 'h2', { 'node/entry.mjs': SAYS('page') })
    expect((await edge.inject('/.well-known/releases.json')).json()).toMatchObject({
      serial: 4,
      remotes: { 'host-shell': { active: ['h2'], lastGood: ['h1'] } },
    })
  })
})
