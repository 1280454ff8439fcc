import { join } from 'node:path'
import { readSettings } from 'releases/document'
import { operator } from 'releases/fixtures/operator.ts'
import { builtRelease } from 'releases/fixtures/release.ts'
import { newPassId, signPass } from 'releases/preview-pass'
import { signingKey } from 'releases/signing'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { browserOf } from '../fixtures/browser.ts'
import { metricsOf, openShop, SHOWS, type Shop } from '../fixtures/shop.ts'

type Edge = Awaited<ReturnType<Shop['open']>>

let shop: Shop
let edge: Edge
let release: ReturnType<typeof operator>

beforeEach(async () => {
  shop = await openShop()
  release = operator(shop.folder)
  await shop.ship('host-shell', 'h1', { 'node/entry.mjs': SHOWS })
  await shop.ship('mfe-catalog', 'c1')
  await shop.release('publish', await builtRelease(shop.folder, 'mfe-catalog', 'c2'))
  edge = await shop.open()
})
afterEach(() => shop.close())

const browser = (at: () => Edge = () => edge) => browserOf(at)

const linkTo = async (id: string, ...more: string[]) => {
  const { data, err } = await release('preview', 'mfe-catalog', id, '--for', 'Ana <b>', ...more)
  expect(err).toBe('')
  const { pathname, search } = new URL(String(data.link))
  return pathname + search
}

describe('REL-7 a preview link', () => {
  test('shows the release to the browser that opened it, with a marker, and to nobody else', async () => {
    const [ana, other] = [browser(), browser()]
    const opened = await ana(await linkTo('c2', '--path', '/store?sort=price'))
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/store?sort=price'])
    const page = await ana('/')
    expect(page.body).toContain('mfe-catalog c2')
    expect(page.body).toMatch(/<\/html><aside aria-label="Preview".*mfe-catalog c2 · Ana &lt;b&gt; ·/)
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    const without = await other('/')
    expect(without.body).toContain('mfe-catalog c1')
    expect(without.body).not.toContain('aside')
    expect(without.headers['x-robots-tag']).toBeUndefined()
  })

  test('REL-4 is no page view of a shopper: neither its opening nor what it shows is counted', async () => {
    const loads = async () => (await metricsOf(edge)).match(/^edge_(?:given|loads)_total.*$/gm)
    const [ana, other] = [browser(), browser()]
    await other('/')
    const before = await loads()
    expect(before?.join()).toContain('release="c1"')
    const link = await linkTo('c2')
    await other(link, { 'user-agent': 'Chatbot' })
    await ana(link)
    expect((await ana('/')).body).toContain('mfe-catalog c2')
    expect(await loads()).toEqual(before)
  })

  test('belongs to one browser, on every edge and after a restart', async () => {
    const link = await linkTo('c2')
    const ana = browser()
    await ana(link)
    const second = await shop.open({ DATA_DIR: join(shop.folder, 'another-edge') })
    for (const stranger of [browser(), browser(() => second)]) {
      const refused = await stranger(link)
      expect([refused.statusCode, refused.cookies]).toEqual([403, []])
      expect(refused.body).toContain('belongs to it')
      expect((await stranger('/')).body).toContain('mfe-catalog c1')
    }
    expect((await ana(link)).statusCode).toBe(303)
    expect((await ana('/')).body).toContain('mfe-catalog c2')
  })

  test('for three browsers belongs to the first three, on every edge; the fourth is told that it is used up', async () => {
    const link = await linkTo('c2', '--browsers', '3')
    const second = await shop.open({ DATA_DIR: join(shop.folder, 'another-edge') })
    const described = await browser()(link, { 'user-agent': 'Chatbot' })
    expect(described.body).toContain('It opens in 3 browsers')
    const reviewers = [browser(), browser(() => second), browser()]
    // Whoever opens it again has no second place of it.
    for (const reviewer of [...reviewers, ...reviewers]) expect((await reviewer(link)).statusCode).toBe(303)
    for (const reviewer of reviewers) expect((await reviewer('/')).body).toContain('mfe-catalog c2')
    for (const late of [browser(), browser(() => second)]) {
      const refused = await late(link)
      expect([refused.statusCode, refused.cookies]).toEqual([403, []])
      expect(refused.body).toContain('in all the browsers it was made for')
      expect((await late('/')).body).toContain('mfe-catalog c1')
    }
  })

  test('its cookie in another browser is worth nothing', async () => {
    const link = await linkTo('c2')
    await browser()(link)
    const token = new URL(link, 'http://shop').searchParams.get('preview')
    const page = await edge.inject({ url: '/', headers: { cookie: `arcade_preview=${token}` } })
    expect(page.body).toContain('mfe-catalog c1')
  })

  test('is not used up by a program that fetches it to describe it', async () => {
    const link = await linkTo('c2')
    const described = await browser()(link, { 'user-agent': 'Chatbot' })
    expect([described.statusCode, described.cookies]).toEqual([200, []])
    expect(described.body).toContain('Preview for Ana &lt;b&gt;')
    const ana = browser()
    expect((await ana(`${link}&open=1`, {})).statusCode).toBe(303)
    expect((await ana('/')).body).toContain('mfe-catalog c2')
  })

  test('that expired, was altered, or is nonsense is refused, and changes nothing', async () => {
    const settings = readSettings({ RELEASE_STORE: join(shop.folder, 'store') })
    const key = await signingKey(settings)
    const pass = { id: newPassId(), for: 'Ana', releases: { 'mfe-catalog': 'c2' } }
    const expired = signPass({ ...pass, expires: new Date(Date.now() - 1).toISOString() }, key)
    const altered = (await linkTo('c2')).replace('preview=eyJ', 'preview=eyK')
    for (const link of [`/?preview=${expired}`, altered, '/?preview=', '/?preview=a.b.c']) {
      const ana = browser()
      const { statusCode, cookies } = await ana(link)
      expect([statusCode, cookies]).toEqual([403, []])
      expect((await ana('/')).body).toContain('mfe-catalog c1')
    }
  })

  test('that expires while it is used gives way to what everyone gets', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const ends = Date.now() + 60_000
    const settings = readSettings({ RELEASE_STORE: join(shop.folder, 'store') })
    const pass = { id: newPassId(), for: 'Ana', releases: { 'mfe-catalog': 'c2' } }
    const token = signPass({ ...pass, expires: new Date(ends).toISOString() }, await signingKey(settings))
    const ana = browser()
    await ana(`/?preview=${token}`)
    vi.setSystemTime(ends - 1)
    expect((await ana('/')).body).toContain('mfe-catalog c2')
    vi.setSystemTime(ends)
    expect((await ana('/')).body).toContain('mfe-catalog c1')
  })

  test('ends when the release is blocked, and when the person leaves', async () => {
    const [ana, liu] = [browser(), browser()]
    await ana(await linkTo('c2'))
    await liu(await linkTo('c2'))
    const left = await ana('/store?preview=off')
    expect([left.statusCode, left.headers.location]).toEqual([303, '/store'])
    expect((await ana('/')).body).toContain('mfe-catalog c1')
    expect((await liu('/')).body).toContain('mfe-catalog c2')
    await release('block', 'mfe-catalog', 'c2', '--reason', 'leaks')
    expect((await liu('/')).body).toContain('mfe-catalog c1')
    expect((await release('preview', 'mfe-catalog', 'c2', '--for', 'Ana')).code).toBe(4)
  })

  test('taken back is refused plainly, opened before or not, and ends where it is open', async () => {
    const link = await linkTo('c2')
    const ana = browser()
    await ana(link)
    expect((await ana('/')).body).toContain('mfe-catalog c2')
    const [other, unopened] = [await linkTo('c2'), await linkTo('c2')]
    const { data } = await release('previews')
    const ids = (data.previews as { id: string }[]).map(({ id }) => id)
    // Newest first: the first one stays.
    const { code } = await release('revoke', ...ids.slice(1), '--reason', 'lost')
    expect(code).toBe(0)
    expect((await ana('/')).body).toContain('mfe-catalog c1')
    for (const refused of [await ana(link), await browser()(other)]) {
      expect([refused.statusCode, refused.cookies]).toEqual([403, []])
      expect(refused.body).toContain('has been taken back')
    }
    const described = await browser()(other, { 'user-agent': 'Chatbot' })
    expect([described.statusCode, described.body]).toEqual([403, expect.stringContaining('taken back')])
    expect((await browser()(unopened)).statusCode).toBe(303)
  })

  test('shows several releases beside each other', async () => {
    await shop.ship('mfe-account', 'a1')
    await shop.release('publish', await builtRelease(shop.folder, 'mfe-account', 'a2'))
    const both = ['mfe-catalog@c2', 'mfe-account@a2']
    const { data } = await release('preview', ...both, '--for', 'Ana')
    const { pathname, search } = new URL(String(data.link))
    const ana = browser()
    await ana(pathname + search)
    const page = await ana('/')
    expect(page.body).toContain('host-shell h1, mfe-catalog c2, mfe-account a2')
    expect(page.body).toContain('mfe-catalog c2, mfe-account a2 · Ana')
    expect((await browser()('/')).body).toContain('mfe-catalog c1, mfe-account a1')
  })

  test('follows everything else that goes live meanwhile', async () => {
    const ana = browser()
    await ana(await linkTo('c2'))
    await shop.ship('mfe-account', 'a1')
    expect((await ana('/')).body).toContain('mfe-catalog c2, mfe-account a1')
  })

  test('leads nowhere but into the shop', async () => {
    const link = await linkTo('c2')
    const { search } = new URL(link, 'http://shop')
    for (const path of ['//evil.test/', '/\\evil.test/']) {
      const { headers } = await browser()(path + search)
      expect(String(headers.location ?? '/')).toMatch(/^\/(?![/\\])/)
    }
    expect(
      (await release('preview', 'mfe-catalog', 'c2', '--for', 'Ana', '--path', '//evil.test')).code,
    ).toBe(2)
  })
})

describe('REL-7 why', () => {
  test('tells which releases a page had, by its session, and a link shows it again as it was', async () => {
    const shopper = browser()
    const session = String((await shopper('/')).headers['x-arcade-session'])
    expect(session).toMatch(/^5~[\w-]{22}$/)
    await release('promote', 'mfe-catalog', 'c2', '--reason', 'new search')
    expect((await shopper('/')).body).toContain('mfe-catalog c2')
    const { data } = await release('why', session)
    expect(data).toMatchObject({
      serial: 5,
      write: { verb: 'publish', who: 'test' },
      releases: [
        { name: 'host-shell', release: 'h1', as: 'everyone', available: 'yes' },
        { name: 'mfe-catalog', release: 'c1', as: 'everyone', available: 'yes' },
      ],
    })
    const support = browser()
    await support(new URL(String(data.replay)).pathname + new URL(String(data.replay)).search)
    const page = await support('/')
    expect(page.body).toContain('mfe-catalog c1')
    expect(page.headers['x-arcade-serial']).toBe('5')
    expect(page.body).toContain('Page as of 5')
    expect((await shopper('/')).body).toContain('mfe-catalog c2')
  })

  test('knows who was in a rollout, and what a preview showed', async () => {
    await release('promote', 'mfe-catalog', 'c2', '--percent', '50')
    for (let visit = 0; visit < 12; visit++) {
      const page = await browser()('/')
      const { data } = await release('why', String(page.headers['x-arcade-session']), '--dry-run')
      const [, catalog] = data.releases as { release: string; as: string }[]
      expect(page.body).toContain(`mfe-catalog ${catalog?.release}`)
      expect(catalog?.as).toBe('50 %')
    }
    await release('rollback', 'mfe-catalog')
    const ana = browser()
    await ana(await linkTo('c2'))
    const { data } = await release('why', String((await ana('/')).headers['x-arcade-session']))
    expect((data.releases as unknown[])[1]).toMatchObject({ release: 'c2', as: 'preview' })
  })

  test('of a serial alone tells what most visitors had; a blocked release is not shown again', async () => {
    await release('promote', 'mfe-catalog', 'c2', '--percent', '50')
    expect((await release('why', '6')).data).toMatchObject({ releases: [{}, { release: 'c1', as: '50 %' }] })
    await release('block', 'mfe-catalog', 'c1', '--reason', 'leaks', '--take-down')
    const { data } = await release('why', '5')
    expect(data).toMatchObject({ replay: null, releases: [{}, { release: 'c1', available: 'blocked' }] })
    expect((await release('why', '99')).code).toBe(4)
    expect((await release('why', 'x')).code).toBe(2)
  })
})

test('REL-7 an open page that is a preview is told to stay one', async () => {
  const ana = browser()
  await ana(await linkTo('c2'))
  const given = (await ana('/.well-known/composition.json')).json()
  expect(given.remotes['mfe-catalog'].release).toBe('c2')
  expect(given.inService['mfe-catalog']).toContain('c2')
  expect((await browser()('/.well-known/composition.json')).json().remotes['mfe-catalog'].release).toBe('c1')
})
