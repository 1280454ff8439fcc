import { zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostEntry, openShop, type Shop } from '../fixtures/shop.ts'
import { wholeSheets } from './draw.ts'

const HTML = 'text/html'
/** A page whose greater part is the same for everyone, and which says what it was told of its visitor. */
const PAGE = hostEntry(`
  const lines = Array.from({ length: 400 }, (_, i) => '<p>' + (i * 7919 % 1000) + ' tea ' + (i * 104729 % 977) + '</p>')
  return page('<!doctype html>', lines.join(''), String(request.headers.get('cookie')),
    String(request.headers.get('accept-language')), nonce)`)
const COOKIE = `arcade_visitor=${'v'.repeat(22)}; arcade_language=zh; XSRF-TOKEN=secret; session=secret`

let shop: Shop
let app: Awaited<ReturnType<Shop['open']>>
beforeAll(async () => {
  shop = await openShop()
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': PAGE })
  app = await shop.open()
})
afterAll(() => shop.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: HTML, cookie: COOKIE, 'accept-language': 'fr-CA,fr', ...headers } })
const addressIn = (link: unknown) => /^<([^>]+)>; rel="compression-dictionary"$/.exec(String(link))?.[1] ?? ''

/** The dictionary that a page names, as a browser would keep it. */
async function dictionary() {
  const answer = await get(addressIn((await get('/')).headers.link))
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(answer.rawPayload))
  return { answer, bytes: answer.rawPayload, name: `:${Buffer.from(hash).toString('base64')}:` }
}

test('PWA-5 a page names a dictionary; who has it is sent what differs from it alone', async () => {
  const { answer, bytes, name } = await dictionary()
  expect(answer.headers['use-as-dictionary']).toBe('match="/*"')
  const page = await get('/', { 'accept-encoding': 'gzip, br, dcz', 'available-dictionary': name })
  expect(page.headers['content-encoding']).toBe('dcz')
  expect(page.headers.vary).toContain('Available-Dictionary')
  const sent = page.rawPayload
  expect(sent.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000')
  expect(`:${sent.subarray(8, 40).toString('base64')}:`).toBe(name)
  const html = zstdDecompressSync(sent.subarray(40), { dictionary: bytes }).toString()
  expect(html).toContain('session=secret')
  expect(html.length).toBeGreaterThan(6000)
  expect(sent.length).toBeLessThan(400)
})

test('PWA-5 VIS-4 a dictionary holds nothing of a visitor but the language', async () => {
  const { bytes } = await dictionary()
  expect(bytes.toString()).toContain('arcade_language=zhfr')
  expect(bytes.toString()).not.toMatch(/secret|vvv/)
})

test('PWA-5 an unknown dictionary, or a browser without the encoding, changes nothing', async () => {
  const { name } = await dictionary()
  const unknown = `:${Buffer.alloc(32).toString('base64')}:`
  for (const headers of [
    { 'accept-encoding': 'gzip, br, dcz', 'available-dictionary': unknown },
    { 'accept-encoding': 'gzip, br', 'available-dictionary': name },
    { 'accept-encoding': 'gzip, br, dcz', 'available-dictionary': 'no byte sequence' },
  ])
    expect((await get('/', headers)).headers['content-encoding']).toBe('br')
})

test('PWA-5 of another composition there is another dictionary; where data are saved there is none', async () => {
  const before = addressIn((await get('/')).headers.link)
  expect((await get('/', { 'save-data': 'on' })).headers.link).toBeUndefined()
  expect((await get(before.replace(/\w+$/, '0000000000000000'))).statusCode).toBe(404)
})

test('PWA-5 the dictionary of another composition is sent as what differs from the one before', async () => {
  const { bytes, name } = await dictionary()
  await shop.ship('host-shell', 'h2', { 'node/entry.mjs': PAGE })
  const link = addressIn((await get('/')).headers.link)
  const { headers, rawPayload } = await get(link, {
    'accept-encoding': 'gzip, br, dcz',
    'available-dictionary': name,
  })
  expect(headers['content-encoding']).toBe('dcz')
  expect(headers.vary).toContain('Available-Dictionary')
  const next = zstdDecompressSync(rawPayload.subarray(40), { dictionary: bytes })
  expect(next).toEqual((await get(link)).rawPayload)
  expect(rawPayload.length).toBeLessThan(400)
})

test('PWA-5 a dictionary has the stylesheets whole that its page has parts of: a page sent before its data were there has them so', () => {
  const host = { base: '/r/host-shell/h1/', css: ['web/a.css', 'web/b.css'] }
  const unread = { base: '/r/mfe-x/x1/', css: ['web/c.css'] }
  const html = ['a', 'b']
    .map(name => `<style data-sheet="${host.base}web/${name}.css"${name === 'a' ? ' data-part' : ''}>`)
    .join('')
  const texts = new Map([[host, ['.a{}.unused{}', '.b{}']]])
  const found = wholeSheets(html, [host, unread], release => texts.get(release) ?? null)
  expect(found.map(String)).toEqual(['.a{}.unused{}'])
})

test('REL-8 what a release does with the composition of a dictionary is seen by no page', async () => {
  const own = await openShop()
  const entry = hostEntry(`
    const names = Object.keys(composition.remotes)
    for (const name of names) delete composition.remotes[name]
    return page('<!doctype html>made of ', names.join())`)
  await own.ship('host-shell', 'h1', { 'node/entry.mjs': entry })
  await own.ship('mfe-x', 'x1')
  const edge = await own.open()
  const page = await edge.inject({ url: '/', headers: { accept: HTML } })
  const dictionary = await edge.inject(addressIn(page.headers.link))
  const later = await edge.inject({ url: '/?later', headers: { accept: HTML } })
  for (const { body } of [page, dictionary, later]) expect(body).toContain('made of mfe-x')
  await own.close()
})
