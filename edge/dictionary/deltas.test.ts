import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { brotliCompressSync, brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, SAYS, type Shop } from '../fixtures/shop.ts'

/** A script that two releases have nearly alike. */
const script = (words: string) =>
  `${Array.from({ length: 300 }, (_, i) => `export const tea${i} = ${(i * 7919) % 997}`).join('\n')}\nexport const says = '${words}'\n`
const OLD = 'web/list.aaaaaa.js'
const NEW = 'web/list.bbbbbb.js'
const at = (release: string, path: string) => `/r/mfe-catalog/${release}/${path}`
const hashOf = (bytes: Uint8Array) => `:${createHash('sha256').update(bytes).digest('base64')}:`

let shop: Shop
let app: Awaited<ReturnType<Shop['open']>>
beforeAll(async () => {
  shop = await openShop()
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SAYS('page') })
  await shop.ship('mfe-catalog', 'c1', {
    [OLD]: script('before'),
    'web/home.js': script('before'),
    'web/other.aaaaaa.js': 'export const a = 1',
  })
  await shop.ship('mfe-catalog', 'c2', {
    [NEW]: script('after'),
    'web/home.js': script('after'),
    'web/mark.svg': '<svg/>',
  })
  app = await shop.open()
})
afterAll(() => shop.close())

/** What a browser sends that has c1's list. */
const HAS_OLD = {
  'accept-encoding': 'gzip, br, dcz',
  'available-dictionary': hashOf(Buffer.from(script('before'))),
  'dictionary-id': `"c1/${OLD}"`,
}
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('REL-2 who has a script of another release is sent what differs; what it comes to is the file that the document vouches for', async () => {
  const first = await get(at('c1', OLD), { 'accept-encoding': 'gzip, br, dcz' })
  expect(first.headers).toMatchObject({
    'content-encoding': 'br',
    'use-as-dictionary': `match="/r/mfe-catalog/*/web/list.*.js", id="c1/${OLD}"`,
    vary: 'Accept-Encoding, Available-Dictionary',
  })
  expect(hashOf(brotliDecompressSync(first.rawPayload))).toBe(HAS_OLD['available-dictionary'])

  const { headers, rawPayload: sent } = await get(at('c2', NEW), HAS_OLD)
  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'use-as-dictionary': `match="/r/mfe-catalog/*/web/list.*.js", id="c2/${NEW}"`,
    vary: 'Accept-Encoding, Available-Dictionary',
  })
  expect(sent.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000')
  expect(`:${sent.subarray(8, 40).toString('base64')}:`).toBe(HAS_OLD['available-dictionary'])
  const whole = zstdDecompressSync(sent.subarray(40), { dictionary: Buffer.from(script('before')) })
  expect(whole.toString()).toBe(script('after'))
  expect(sent.length / brotliCompressSync(script('after')).length).toBeLessThan(0.2)

  const etag = String(headers.etag)
  expect(etag).not.toBe((await get(at('c2', NEW))).headers.etag)
  expect((await get(at('c2', NEW), { ...HAS_OLD, 'if-none-match': etag })).statusCode).toBe(304)
})

test('REL-2 what has no hash in its name takes the place of what is called so elsewhere, and of nothing else', async () => {
  const named = await get(at('c1', 'web/home.js'))
  expect(named.headers['use-as-dictionary']).toBe('match="/r/mfe-catalog/*/web/home.js", id="c1/web/home.js"')
  const sent = async (has: string) =>
    (await get(at('c2', 'web/home.js'), { ...HAS_OLD, 'dictionary-id': `"c1/${has}"` })).headers[
      'content-encoding'
    ]
  expect(await sent('web/home.js')).toBe('dcz')
  expect(await sent(OLD)).toBe('br')
})

test('REL-2 a rollback is sent so as well', async () => {
  const back = await get(at('c1', OLD), {
    ...HAS_OLD,
    'available-dictionary': hashOf(Buffer.from(script('after'))),
    'dictionary-id': `"c2/${NEW}"`,
  })
  expect(back.headers['content-encoding']).toBe('dcz')
})

test.each([
  ['another text than the one it names', { 'available-dictionary': hashOf(Buffer.from('other')) }],
  ['no name', { 'dictionary-id': '' }],
  ['no text', { 'available-dictionary': '' }],
  ['half a text', { 'available-dictionary': ':YWJj:' }],
  ['a file of another name', { 'dictionary-id': '"c1/web/other.aaaaaa.js"' }],
  ['a file that nobody has', { 'dictionary-id': '"c1/web/list.cccccc.js"' }],
  ['what browsers do not get', { 'dictionary-id': '"c1/node/entry.mjs"' }],
  ['a way out', { 'dictionary-id': '"c1/web/../../../keys/signing.pem"' }],
  ['a release that is none', { 'dictionary-id': `"constructor/${OLD}"` }],
  ['not the encoding', { 'accept-encoding': 'gzip, br' }],
])('REL-2 who has %s is sent the whole file', async (_what, headers) => {
  const answer = await get(at('c2', NEW), { ...HAS_OLD, ...headers })
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br'])
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script('after'))
})

test('REL-2 what is no script and no stylesheet is no dictionary', async () => {
  const { headers } = await get(at('c2', 'web/mark.svg'))
  expect(headers['use-as-dictionary']).toBeUndefined()
  expect(headers.vary).toBe('Accept-Encoding')
})

test('REL-2 of releases that hardly a browser has any more, files are sent whole', async () => {
  for (const id of ['c3', 'c4', 'c5', 'c6']) await shop.ship('mfe-catalog', id, { [NEW]: script(id) })
  const sent = async () => {
    // Whatever else a page asks for has the edge learn what was written.
    await get('/.well-known/releases.json')
    return (await get(at('c6', NEW), HAS_OLD)).headers['content-encoding']
  }
  expect(await sent(), 'has served, and is a fallback').toBe('dcz')
  await shop.release('block', 'mfe-catalog', 'c1', '--reason', 'test')
  expect(await sent()).toBe('br')
})

test('REL-6 nothing is made of a file that was changed where it is stored, until it was mended', async () => {
  const has = {
    ...HAS_OLD,
    'available-dictionary': hashOf(Buffer.from(script('after'))),
    'dictionary-id': `"c2/${NEW}"`,
  }
  const sent = async () => (await get(at('c5', NEW), has)).headers['content-encoding']
  for (const release of ['c5', 'c2']) {
    const stored = shop.stored(`mfe-catalog/${release}/${NEW}`)
    const before = await readFile(stored)
    await writeFile(stored, `${before}evil()`)
    expect(await sent(), release).toBe('br')
    await writeFile(stored, before)
  }
  expect(await sent()).toBe('dcz')
})
