import { brotliDecompressSync } from 'node:zlib'
import type { VisitorComposition } from 'shared-contracts/release/composition.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openShop, SAYS, type Shop } from '../fixtures/shop.ts'

let shop: Shop
let edge: Awaited<ReturnType<Shop['open']>>
beforeEach(async () => {
  shop = await openShop()
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('page') })
  await shop.ship('mfe-x', 'x1')
  await shop.ship('mfe-x', 'x2', { 'web/entry.js': '2' })
  edge = await shop.open()
})
afterEach(() => shop.close())

describe('REL-2 an open page', () => {
  test('learns the serial in a few bytes, or that it is the same', async () => {
    const { body, headers } = await edge.inject('/.well-known/serial')
    expect(JSON.parse(body)).toEqual({
      serial: 6,
      document: expect.stringMatching(/^[0-9a-f]{12}$/),
      keys: [expect.stringMatching(/^[0-9a-f]{16}$/)],
    })
    expect(headers['cache-control']).toBe('no-cache')
    const same = { 'if-none-match': String(headers.etag) }
    expect((await edge.inject({ url: '/.well-known/serial', headers: same })).statusCode).toBe(304)
    await shop.release('rollback', 'mfe-x')
    expect((await edge.inject({ url: '/.well-known/serial', headers: same })).json()).toMatchObject({
      serial: 7,
    })
  })

  test('NFR-P learns that it is the same also where a cache in front has made the mark weak, or several are known', async () => {
    const mark = String((await edge.inject('/.well-known/serial')).headers.etag)
    const file = '/r/mfe-x/x1/web/entry.js'
    const ofFile = String((await edge.inject(file)).headers.etag)
    for (const [url, own] of [
      ['/.well-known/serial', mark],
      [file, ofFile],
    ] as const) {
      const asked = async (known: string) =>
        (await edge.inject({ url, headers: { 'if-none-match': known } })).statusCode
      for (const known of [own, `W/${own}`, `"other", ${own}`, `"other",W/${own}`, '*'])
        expect([known, await asked(known)]).toEqual([known, 304])
      for (const known of ['"other"', own.slice(0, -2), `W/"x${own.slice(1)}`, ''])
        expect([known, await asked(known)]).toEqual([known, 200])
    }
  })

  test('learns what its visitor would be given, and what is in service for anybody', async () => {
    const answer = await edge.inject('/.well-known/composition.json')
    const { host, remotes, inService } = answer.json() as VisitorComposition
    expect([host, remotes['mfe-x']?.release]).toEqual(['h1', 'x2'])
    expect(inService['mfe-x']).toEqual(['x2', 'x1'])
    expect(Object.keys(remotes['mfe-x']?.files ?? {})).not.toContain('node/entry.mjs')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    await shop.release('rollback', 'mfe-x')
    const after = (await edge.inject('/.well-known/composition.json')).json() as VisitorComposition
    expect(after.inService['mfe-x']).toEqual(['x1'])
  })

  test('learns the integrity of the files of any release that is published, and keeps it for good', async () => {
    const answer = await edge.inject({
      url: '/.well-known/integrity/mfe-x/x1',
      headers: { 'accept-encoding': 'br' },
    })
    const files = JSON.parse(brotliDecompressSync(answer.rawPayload).toString())
    expect(files).toEqual({
      'web/entry.js': expect.stringMatching(/^sha256-/),
      'web/style.css': expect.stringMatching(/^sha256-/),
    })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const plain = await edge.inject('/.well-known/integrity/mfe-x/x1')
    expect(plain.json()).toEqual(files)
    for (const unknown of ['mfe-x/x9', 'mfe-y/x1', '__proto__/x1'])
      expect((await edge.inject(`/.well-known/integrity/${unknown}`)).statusCode, unknown).toBe(404)
  })

  test('is told when there is nothing to say', async () => {
    const empty = await shop.open({ RELEASE_STORE: `${shop.folder}/none` })
    for (const path of ['serial', 'composition.json', 'releases.json'])
      expect((await empty.inject(`/.well-known/${path}`)).statusCode, path).toBe(503)
  })
})

describe('REL-4 while a canary runs', () => {
  test('a page that says that it runs is taken at its word, once it was asked', async () => {
    expect((await edge.inject({ method: 'POST', url: '/.well-known/alive' })).statusCode).toBe(204)
    const much = { method: 'POST', url: '/.well-known/alive', payload: 'x'.repeat(100) } as const
    expect((await edge.inject({ ...much, headers: { 'content-type': 'text/plain' } })).statusCode).toBe(413)
  })
})
