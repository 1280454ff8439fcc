import { operator } from 'releases/fixtures/operator.ts'
import { builtRelease } from 'releases/fixtures/release.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hostEntry, metricsOf, openShop, type Shop } from '../fixtures/shop.ts'

type Edge = Awaited<ReturnType<Shop['open']>>

/** A page that says by what right it is looked into. */
const SHOWS = hostEntry(
  'return page(JSON.stringify({ ours: composition.inspected ?? null }), "<!-- end -->")',
)

let shop: Shop
let release: ReturnType<typeof operator>
beforeEach(async () => {
  shop = await openShop()
  release = operator(shop.folder)
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SHOWS })
  await shop.ship('mfe-catalog', 'c1')
})
afterEach(() => shop.close())

/** A browser that has opened an operator's link. @returns asks for a page as that browser */
async function opened(edge: Edge, ...argv: string[]) {
  const { data, err } = await release(...argv)
  expect(err).toBe('')
  const { pathname, search } = new URL(String(data.link))
  const answer = await edge.inject({
    url: pathname + search,
    headers: { 'sec-fetch-mode': 'navigate', 'user-agent': 'Chrome' },
  })
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const leadsTo = String(answer.headers.location)
  return { id: String(data.id), leadsTo, get: (url: string) => edge.inject({ url, headers: { cookie } }) }
}

const told = (body: string) => JSON.parse(body.split('<!--')[0] ?? '').ours

test('REL-7 a visitor who asks what a page is made of gets the page as if they had not', async () => {
  const edge = await shop.open()
  const cookie = `arcade_visitor=${'v'.repeat(22)}; arcade_preview=a.b.c`
  const [asked, plain] = [
    await edge.inject({ url: '/?composition', headers: { cookie } }),
    await edge.inject({ url: '/', headers: { cookie } }),
  ]
  expect(asked.body).toBe(plain.body)
  expect(told(asked.body)).toBeNull()
  const same = ['cache-control', 'vary', 'link', 'x-robots-tag', 'set-cookie'] as const
  for (const name of same) expect(asked.headers[name], name).toEqual(plain.headers[name])
  expect(await metricsOf(edge)).toMatch(/^edge_given_total\{remote="mfe-catalog",release="c1"\} 2$/m)
})

test('REL-7 an operator’s link lets its browser look, and changes no release; taken back it lets nobody', async () => {
  const edge = await shop.open()
  const ana = await opened(edge, 'inspect', '--for', 'Ana', '--path', '/store')
  expect(ana.leadsTo).toMatch(/^\/store\?composition/)
  const page = await ana.get(ana.leadsTo)
  expect(told(page.body)).toEqual({ by: 'Ana', until: expect.stringMatching(/^20/), pinned: {} })
  expect(page.body).toContain('What everyone gets')
  expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  expect(told((await ana.get('/store')).body)).toBeNull()
  // An operator's look is no page view of a shopper.
  expect(await metricsOf(edge)).not.toContain('edge_given_total{')
  expect((await release('revoke', ana.id, '--reason', 'off duty')).code).toBe(0)
  expect(told((await ana.get(ana.leadsTo)).body)).toBeNull()
})

test('REL-7 who has a preview may look into it, and is told what it replaces', async () => {
  const edge = await shop.open()
  await shop.release('publish', await builtRelease(shop.folder, 'mfe-catalog', 'c2'))
  const ana = await opened(edge, 'preview', 'mfe-catalog', 'c2', '--for', 'Ana')
  expect(told((await ana.get('/?composition')).body)).toMatchObject({
    by: 'Ana',
    pinned: { 'mfe-catalog': 'c2' },
  })
})

test('REL-7 in development anybody may look, who asks', async () => {
  const edge = await shop.open({ INSPECT: 'on' })
  const asked = await edge.inject('/?composition')
  expect(told(asked.body)).toEqual({ by: null, until: null, pinned: {} })
  expect(asked.headers['x-robots-tag']).toBe('noindex')
  expect(told((await edge.inject('/')).body)).toBeNull()
})
