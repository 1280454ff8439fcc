import { type ReactNode, Suspense, use } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { type Deferred, defer } from 'shared-contracts/remote/defer.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { data, redirect, useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import { KEPT } from 'shared-contracts/remote/server/kept-header.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import { Await } from 'shared-contracts/ui/await.tsx'
import { describe, expect, test } from 'vitest'
import { cartOf } from '../fixtures/cart.ts'
import { later, titleWorld } from '../fixtures/title-page.tsx'
import { release, START, visit } from '../fixtures/visit.ts'

const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

describe('a page', () => {
  test('APP-1 is rendered whole with its state; store document and cart are asked for once', async () => {
    const seen = await visit('/item/5', titleWorld())
    expect(seen.status).toBe(200)
    expect(seen.html).toContain('<html lang="en-CA">')
    expect(seen.html).toContain('<h1>Item 5 &lt;/script&gt;</h1>')
    expect(seen.html).toContain('"remote":"mfe-a","page":"item","language":"en"')
    expect(seen.html).toContain('nonce="n0nce" src="/r/host-shell/h1/web/entry.js" integrity="sha384-x"')
    expect(seen.asked.sort()).toEqual(['common3/appInfoInit', 'shoppingManagement4/myCart'])
    expect(seen.state).toMatchObject({
      loaderData: { 'page:/item/:id': { title: 'Item 5 </script>' } },
      composition: { serial: 7, host: 'h1', remotes: { 'mfe-a': { release: 'a2', entry: 'web/entry.js' } } },
      pending: [],
      errors: null,
    })
  })

  test('NFR-P VIS-4 that others are sent as well asks for no cart: the browser does', async () => {
    const seen = await visit('/item/5', titleWorld({}, { shared: true }))
    expect(seen.asked).toEqual(['common3/appInfoInit'])
    expect(seen.state?.app.cart).toBeNull()
  })

  test('TAB-4 the shelves a page stands on cross over with it: its own code may come after the shell is drawn', async () => {
    const meta = () => ({ title: 'Item', shelves: ['tea', 'oolong'] })
    expect((await visit('/item/5', titleWorld({ meta }))).state.shelves).toEqual(['tea', 'oolong'])
    expect((await visit('/item/5', titleWorld())).state).not.toHaveProperty('shelves')
    expect((await visit('/nowhere', titleWorld({ meta }))).state).not.toHaveProperty('shelves')
  })

  test('REL-6 where a browser takes further import maps, what the page does not show is left to it', async () => {
    const b1 = release('mfe-b', 'b1', { '/b': 'b' })
    const composition = { remotes: { 'mfe-a': release('mfe-a', 'a2', { '/item/:id': 'item' }), 'mfe-b': b1 } }
    const seen = (agent: string) =>
      visit('/item/5', titleWorld({}, { composition, headers: { 'user-agent': agent } }))
    const later = await seen('Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36')
    expect(later.html).toContain('"later":true,"pageOnly":true,"drawn":true')
    expect(later.html).toMatch(/<\/script><!--last assets of mfe-a--><\/body>/)
    expect(later.state.composition.remotes['mfe-a']).not.toHaveProperty('unlisted')
    expect(later.state.composition.remotes['mfe-a']).toHaveProperty('listed', 'item')
    expect(later.state.composition.remotes['mfe-b']).toMatchObject({ release: 'b1', unlisted: true })
    const whole = await seen('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0')
    expect(whole.html).not.toMatch(/"later"|last assets/)
    expect(whole.state.composition.remotes['mfe-b']).not.toHaveProperty('unlisted')
    expect(whole.state.composition.remotes['mfe-a']).not.toHaveProperty('listed')
  })

  test('CAT-8 says in its head what it is, escaped', async () => {
    const { html } = await visit('/item/5?x=1', titleWorld())
    expect(html).toContain('<title>Item 5 &lt;/script&gt; · Tea</title>')
    expect(html).toContain('content="a &quot;quoted&quot; &lt;text&gt;"')
    expect(html).toContain('<link rel="canonical" href="http://shop.test/item/5">')
  })

  test('RTE-7 RTE-4 redirects and answers 404 before anything is sent', async () => {
    const moved = await visit('/item/5', titleWorld({ loader: () => redirect('/') }))
    expect(moved).toMatchObject({ status: 302, html: '' })
    expect(moved.headers.get('location')).toBe('/')
    const checkout = await visit('/checkout', titleWorld())
    expect(checkout.headers.get('location')).toBe('/checkout/cart')

    for (const seen of [
      await visit('/no/such', titleWorld()),
      await visit(
        '/item/5',
        titleWorld({
          loader: () => {
            throw data(null, { status: 404 })
          },
        }),
      ),
    ]) {
      expect(seen.status).toBe(404)
      expect(seen.html).toContain('We could not find that page')
      expect(seen.html).toContain('<meta name="robots" content="noindex">')
    }
  })

  test('RTE-8 a call’s 404 is the page’s 404, another refusal keeps its status and says its message', async () => {
    const refuse = (status: number) => ({
      loader: ({ context }: LoaderFunctionArgs) => context.get(appContext).api('GET common3/pickupLocations'),
      api: {
        'common3/pickupLocations': () =>
          Response.json({ error: { errors: [{ code: 'x', message: 'Try <later>' }] } }, { status }),
      },
    })
    const busy = refuse(429)
    const seen = await visit('/', titleWorld({ loader: busy.loader }, { api: busy.api }))
    expect(seen.status).toBe(429)
    expect(seen.html).toContain('Try &lt;later&gt;')
    const gone = refuse(404)
    expect((await visit('/', titleWorld({ loader: gone.loader }, { api: gone.api }))).status).toBe(404)
  })

  test('CAT-8 what is gone for good says so with 410 and the same ways onward; a 410 with words of its own keeps them', async () => {
    const loader = () => {
      throw data(null, { status: 410 })
    }
    const gone = await visit('/item/5', titleWorld({ loader }))
    expect(gone.status).toBe(410)
    expect(gone.html).toContain('We could not find that page')
    expect(gone.html).toContain('<meta name="robots" content="noindex">')
    const expired = () => {
      throw data('This link is too old.', { status: 410 })
    }
    const old = await visit('/item/5', titleWorld({ loader: expired }))
    expect(old.status).toBe(410)
    expect(old.html).toContain('This link is too old.')
  })
})

describe('what is slow', () => {
  test('APP-1 loaders over 50 ms: the head goes first, the page’s own words follow in the body', async () => {
    const { html, status } = await visit('/', titleWorld({ loader: () => later(120, { title: 'Late' }) }))
    expect(status).toBe(200)
    expect(html.indexOf('</head><body><title>Late · Tea</title>')).toBeGreaterThan(0)
    expect(html).toContain('<h1>Late</h1>')
  })

  test('RTE-4 RTE-8 a late 404 and a late redirect are said in the document', async () => {
    const gone = await visit(
      '/',
      titleWorld({
        loader: async () => {
          throw await later(120, data(null, { status: 404 }))
        },
      }),
    )
    expect(gone.html).toContain('<body><title>We could not find that page')
    expect(gone.html).toContain('name="robots" content="noindex"')
    const moved = await visit('/', titleWorld({ loader: () => later(120, redirect('/item/"1')) }))
    expect(moved.html).toContain('<meta http-equiv="refresh" content="0;url=/item/&quot;1">')
    expect(moved.html).toContain('<script nonce="n0nce">location.replace("/item/\\"1")</script>')
  })

  test('RTE-8 a crawler is told by the status what shoppers are told by the page; a page that hangs is begun for it too', async () => {
    const missing = async () => {
      throw await later(120, data(null, { status: 404 }))
    }
    const headers = { 'user-agent': CRAWLER }
    expect((await visit('/', titleWorld({ loader: missing }, { headers }))).status).toBe(404)
    const moved = await visit('/', titleWorld({ loader: () => later(120, redirect('/item/1')) }, { headers }))
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/item/1'])
    const slow = await visit('/', titleWorld({ loader: () => later(2_200, null) }, { headers }))
    expect(slow.status).toBe(200)
    expect(slow.html.indexOf('</head><body><title>')).toBeGreaterThan(0)
  })

  test('CRT-1 a cart that does not come shows nothing and breaks nothing', async () => {
    const seen = await visit(
      '/',
      titleWorld({}, { api: { 'shoppingManagement4/myCart': () => new Response('no', { status: 500 }) } }),
    )
    expect(seen.status).toBe(200)
    expect(seen.state.app.cart).toBeNull()
  })

  test('CRT-1 what a loader knows of the cart stays where the shell’s own question is late', async () => {
    const loader = ({ context }: LoaderFunctionArgs) => {
      acceptCart(context.get(appContext).state, cartOf(0, 3))
      return { title: 'Cart' }
    }
    const never = { 'shoppingManagement4/myCart': () => new Promise<Response>(() => {}) }
    const seen = await visit('/', titleWorld({ loader }, { api: never }))
    expect(seen.state.app.cart).toMatchObject({ version: 3 })
  })

  test('API-4 a page that was made without the backend says so to the browser; others do not', async () => {
    const kept = () => Response.json(START, { headers: { [KEPT]: '12' } })
    expect((await visit('/', titleWorld())).state).not.toHaveProperty('kept')
    const seen = await visit('/', titleWorld({}, { api: { 'common3/appInfoInit': kept } }))
    expect(seen.status).toBe(200)
    expect(seen.state).toMatchObject({ kept: true, app: { appInfo: { storeName: 'Tea' } } })
  })

  test('APP-4 no store document, or none in time: 503 and a way to try again', async () => {
    for (const answer of [
      () => new Response('<h1>', { status: 502 }),
      () => Promise.reject(new DOMException('late', 'TimeoutError')),
    ]) {
      const seen = await visit('/item/5?a=%22', titleWorld({}, { api: { 'common3/appInfoInit': answer } }))
      expect(seen.status).toBe(503)
      expect(seen.html).toContain('href="/item/5?a=%22"')
      expect(seen.html).toContain('console.error("start-up failed')
    }
  })
})

const Late = () => (
  <Await data={(useLoaderData() as { late: Deferred<string> }).late} load={async () => ''}>
    {text => <p>{text}</p>}
  </Await>
)

test('APP-1 what was deferred and streamed stands in the state as well: both sides draw the same', async () => {
  const loader = () => ({ title: 'x', late: defer(later(120, 'came later')) })
  const seen = await visit('/', titleWorld({ Component: Late, loader }))
  expect(seen.html).toContain('<p>came later</p>')
  expect(seen.state?.loaderData).toMatchObject({ 'page:/': { late: { value: 'came later' } } })
})

test('CAT-8 what was deferred stands in its place where a crawler reads, which waits no longer than a page may take', async () => {
  const seen = async (Component: () => ReactNode, agent: string, ms = 120) => {
    const loader = () => ({ title: 'x', late: defer(later(ms, 'came later')) })
    return (await visit('/', titleWorld({ Component, loader }, { headers: { 'user-agent': agent } }))).html
  }
  const read = await Promise.race([seen(Late, CRAWLER), later(1_800, 'as if it never came')])
  expect(read).toContain('<p>came later</p>')
  expect(read).not.toContain('<template')
  const streamed = /<template.*<p>came later<.p>/s
  // As late as a page may wait for: a busy machine has begun it by then.
  expect(await seen(Late, 'Mozilla/5.0', 220)).toMatch(streamed)
  const ofItsOwn = later(2_500, 'came later')
  const Own = () => <p>{use(ofItsOwn)}</p>
  const WithOwn = () => (
    <Suspense>
      <Own />
    </Suspense>
  )
  expect(await seen(WithOwn, CRAWLER)).toMatch(streamed)
})
