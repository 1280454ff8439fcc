import type { LoaderFunctionArgs } from 'react-router-dom'
import { type Deferred, defer } from 'shared-contracts/remote/defer.ts'
import { appContext, useApp } from 'shared-contracts/remote/runtime/app.ts'
import { data, redirect, useLoaderData } from 'shared-contracts/remote/runtime/router.ts'
import { KEPT } from 'shared-contracts/remote/server/kept-header.ts'
import { acceptCart } from 'shared-contracts/remote/state/app-state.ts'
import { Await } from 'shared-contracts/ui/await.tsx'
import { describe, expect, test } from 'vitest'
import {
  createServer,
  EMPTY_CART,
  release,
  remoteModule,
  START,
  visit,
  type World,
} from '../fixtures/visit.ts'

const Title = () => <h1>{(useLoaderData() as { title: string }).title}</h1>
const Greeting = () => <p>{useApp().translate('a.hello')}</p>
const Who = () => <p>{useApp().state.$session.get().user?.emailID}</p>
const Crash = () => {
  throw new Error('render boom')
}
const page = (more: object = {}) => ({
  loader: async ({ params }: LoaderFunctionArgs) => ({ title: `Item ${params.id ?? 'none'} </script>` }),
  Component: Title,
  meta: (loaded: unknown) => ({
    title: (loaded as { title: string }).title,
    description: 'a "quoted" <text>',
  }),
  ...more,
})
const world = (more: object = {}, rest: Partial<World> = {}): World => ({
  modules: {
    'mfe-a@a2': remoteModule('mfe-a', { '/': async () => page(more), '/item/:id': async () => page(more) }),
  },
  api: {},
  ...rest,
})
const later = <T,>(ms: number, value: T) => new Promise<T>(resolve => setTimeout(resolve, ms, value))

describe('a page', () => {
  test('APP-1 is rendered whole with its state; store document and cart are asked for once', async () => {
    const seen = await visit('/item/5', world())
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
    const seen = await visit('/item/5', world({}, { shared: true }))
    expect(seen.asked).toEqual(['common3/appInfoInit'])
    expect(seen.state?.app.cart).toBeNull()
  })

  test('TAB-4 the shelves a page stands on cross over with it: its own code may come after the shell is drawn', async () => {
    const meta = () => ({ title: 'Item', shelves: ['tea', 'oolong'] })
    expect((await visit('/item/5', world({ meta }))).state.shelves).toEqual(['tea', 'oolong'])
    expect((await visit('/item/5', world())).state).not.toHaveProperty('shelves')
    expect((await visit('/nowhere', world({ meta }))).state).not.toHaveProperty('shelves')
  })

  test('REL-6 where a browser takes further import maps, what the page does not show is left to it', async () => {
    const b1 = release('mfe-b', 'b1', { '/b': 'b' })
    const composition = { remotes: { 'mfe-a': release('mfe-a', 'a2', { '/item/:id': 'item' }), 'mfe-b': b1 } }
    const seen = (agent: string) =>
      visit('/item/5', world({}, { composition, headers: { 'user-agent': agent } }))
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
    const { html } = await visit('/item/5?x=1', world())
    expect(html).toContain('<title>Item 5 &lt;/script&gt; · Tea</title>')
    expect(html).toContain('content="a &quot;quoted&quot; &lt;text&gt;"')
    expect(html).toContain('<link rel="canonical" href="http://shop.test/item/5">')
  })

  test('RTE-7 RTE-4 redirects and answers 404 before anything is sent', async () => {
    const moved = await visit('/item/5', world({ loader: () => redirect('/') }))
    expect(moved).toMatchObject({ status: 302, html: '' })
    expect(moved.headers.get('location')).toBe('/')
    const checkout = await visit('/checkout', world())
    expect(checkout.headers.get('location')).toBe('/checkout/cart')

    for (const seen of [
      await visit('/no/such', world()),
      await visit(
        '/item/5',
        world({
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
    const seen = await visit('/', world({ loader: busy.loader }, { api: busy.api }))
    expect(seen.status).toBe(429)
    expect(seen.html).toContain('Try &lt;later&gt;')
    const gone = refuse(404)
    expect((await visit('/', world({ loader: gone.loader }, { api: gone.api }))).status).toBe(404)
  })

  test('CAT-8 what is gone for good says so with 410 and the same ways onward; a 410 with words of its own keeps them', async () => {
    const loader = () => {
      throw data(null, { status: 410 })
    }
    const gone = await visit('/item/5', world({ loader }))
    expect(gone.status).toBe(410)
    expect(gone.html).toContain('We could not find that page')
    expect(gone.html).toContain('<meta name="robots" content="noindex">')
    const expired = () => {
      throw data('This link is too old.', { status: 410 })
    }
    const old = await visit('/item/5', world({ loader: expired }))
    expect(old.status).toBe(410)
    expect(old.html).toContain('This link is too old.')
  })
})

describe('what is slow', () => {
  test('APP-1 loaders over 50 ms: the head goes first, the page’s own words follow in the body', async () => {
    const { html, status } = await visit('/', world({ loader: () => later(120, { title: 'Late' }) }))
    expect(status).toBe(200)
    expect(html.indexOf('</head><body><title>Late · Tea</title>')).toBeGreaterThan(0)
    expect(html).toContain('<h1>Late</h1>')
  })

  test('RTE-4 RTE-8 a late 404 and a late redirect are said in the document', async () => {
    const gone = await visit(
      '/',
      world({
        loader: async () => {
          throw await later(120, data(null, { status: 404 }))
        },
      }),
    )
    expect(gone.html).toContain('<body><title>We could not find that page')
    expect(gone.html).toContain('name="robots" content="noindex"')
    const moved = await visit('/', world({ loader: () => later(120, redirect('/item/"1')) }))
    expect(moved.html).toContain('<meta http-equiv="refresh" content="0;url=/item/&quot;1">')
    expect(moved.html).toContain('<script nonce="n0nce">location.replace("/item/\\"1")</script>')
  })

  test('RTE-8 a crawler is told by the status what shoppers are told by the page; a page that hangs is begun for it too', async () => {
    const missing = async () => {
      throw await later(120, data(null, { status: 404 }))
    }
    const headers = {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    }
    expect((await visit('/', world({ loader: missing }, { headers }))).status).toBe(404)
    const moved = await visit('/', world({ loader: () => later(120, redirect('/item/1')) }, { headers }))
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/item/1'])
    const slow = await visit('/', world({ loader: () => later(2_200, null) }, { headers }))
    expect(slow.status).toBe(200)
    expect(slow.html.indexOf('</head><body><title>')).toBeGreaterThan(0)
  })

  test('CRT-1 a cart that does not come shows nothing and breaks nothing', async () => {
    const seen = await visit(
      '/',
      world({}, { api: { 'shoppingManagement4/myCart': () => new Response('no', { status: 500 }) } }),
    )
    expect(seen.status).toBe(200)
    expect(seen.state.app.cart).toBeNull()
  })

  test('CRT-1 what a loader knows of the cart stays where the shell’s own question is late', async () => {
    const loader = ({ context }: LoaderFunctionArgs) => {
      acceptCart(context.get(appContext).state, { ...EMPTY_CART, version: 3 })
      return { title: 'Cart' }
    }
    const never = { 'shoppingManagement4/myCart': () => new Promise<Response>(() => {}) }
    const seen = await visit('/', world({ loader }, { api: never }))
    expect(seen.state.app.cart).toMatchObject({ version: 3 })
  })

  test('API-4 a page that was made without the backend says so to the browser; others do not', async () => {
    const kept = () => Response.json(START, { headers: { [KEPT]: '12' } })
    expect((await visit('/', world())).state).not.toHaveProperty('kept')
    const seen = await visit('/', world({}, { api: { 'common3/appInfoInit': kept } }))
    expect(seen.status).toBe(200)
    expect(seen.state).toMatchObject({ kept: true, app: { appInfo: { storeName: 'Tea' } } })
  })

  test('APP-4 no store document, or none in time: 503 and a way to try again', async () => {
    for (const answer of [
      () => new Response('<h1>', { status: 502 }),
      () => Promise.reject(new DOMException('late', 'TimeoutError')),
    ]) {
      const seen = await visit('/item/5?a=%22', world({}, { api: { 'common3/appInfoInit': answer } }))
      expect(seen.status).toBe(503)
      expect(seen.html).toContain('href="/item/5?a=%22"')
      expect(seen.html).toContain('console.error("start-up failed')
    }
  })
})

describe('REL-3 a remote that does not work on the server', () => {
  const broken = { 'mfe-a@a2': new Error('boom') }

  test('REL-3 the last good release stands in, and the browser starts with it', async () => {
    const old = release('mfe-a', 'a1', { '/': 'home' })
    const seen = await visit('/', {
      modules: { ...broken, 'mfe-a@a1': remoteModule('mfe-a', { '/': async () => page() }) },
      composition: { lastGood: { 'mfe-a': [old] } },
      api: {},
    })
    expect(seen.html).toContain('<h1>Item none')
    expect(seen.state.composition.remotes['mfe-a']).toMatchObject({ release: 'a1', files: old.files })
    expect(seen.failures).toMatchObject([
      { remote: 'mfe-a', release: 'a2', phase: 'load', fellBackTo: 'a1', serial: 7 },
    ])
  })

  test('REL-3 none left: a skeleton, header and footer around it, and the browser is told to try', async () => {
    const seen = await visit('/', { modules: broken, api: {} })
    expect(seen.status).toBe(200)
    expect(seen.html).toContain('shell-area-skeleton')
    expect(seen.html).toContain('shell-header')
    expect(seen.html).toContain('shell-footer')
    expect(seen.state.pending).toEqual(['/'])
  })

  test('REL-3 a crash in render or in a loader stays in its area and is reported', async () => {
    const crash = await visit(
      '/',
      world({
        Component: Crash,
      }),
    )
    expect(crash.html).toContain('shell-area-skeleton')
    expect(crash.html).toContain('shell-footer')
    expect(crash.failures).toMatchObject([
      { remote: 'mfe-a', phase: 'render', where: 'edge', message: 'render boom' },
    ])
    const loader = await visit(
      '/',
      world({
        loader: () => {
          throw new TypeError('loader boom')
        },
      }),
    )
    expect(loader.state.pending).toEqual(['/'])
    expect(loader.failures).toMatchObject([{ phase: 'loader', message: 'loader boom', fellBackTo: null }])
  })
})

test('REL-3 M8 data that no document can hold is told before anything is sent: the release before it, else the browser', async () => {
  const cycle = () => {
    const data: Record<string, unknown> = { title: 'Round' }
    data.self = data
    return data
  }
  const last = { 'mfe-a@a1': remoteModule('mfe-a', { '/': async () => page() }) }
  for (const loader of [cycle, () => ({ title: 1n }), () => data(cycle()), () => later(120, cycle())]) {
    const left = await visit('/', world({ loader }))
    expect([left.status, left.state.pending, left.html.endsWith('</body></html>')]).toEqual([
      200,
      ['/'],
      true,
    ])
    expect(left.failures).toMatchObject([{ remote: 'mfe-a', release: 'a2', phase: 'loader' }])
    const { modules } = world({ loader })
    const stoodIn = await visit('/', {
      modules: { ...modules, ...last },
      composition: { lastGood: { 'mfe-a': [release('mfe-a', 'a1')] } },
      api: {},
    })
    expect(stoodIn.html).toContain('<h1>Item none')
    expect(stoodIn.failures).toMatchObject([{ release: 'a2', phase: 'loader', fellBackTo: 'a1' }])
  }
})

test('APP-1 what was deferred and streamed stands in the state as well: both sides draw the same', async () => {
  const Late = () => (
    <Await data={(useLoaderData() as { late: Deferred<string> }).late} load={async () => ''}>
      {text => <p>{text}</p>}
    </Await>
  )
  const loader = () => ({ title: 'x', late: defer(later(120, 'came later')) })
  const seen = await visit('/', world({ Component: Late, loader }))
  expect(seen.html).toContain('<p>came later</p>')
  expect(seen.state?.loaderData).toMatchObject({ 'page:/': { late: { value: 'came later' } } })
})

test('REL-3 M8 a state of the shell that cannot be written is an error page, not half of a page', async () => {
  const seen = await visit('/', world({ Component: () => <Poison /> }))
  expect(seen.status).toBe(500)
  expect(seen.html).toContain('</html>')
})
/** Leaves something in the shared state that JSON cannot hold. */
function Poison() {
  useApp().state.$currency.set({ code: 'CAD', rate: 1n as never })
  return null
}

describe('PLT-4 the app around the page', () => {
  test('PLT-4 what the server took it for goes along, so that the browser draws the same', async () => {
    const seen = await visit('/', { ...world(), headers: { 'user-agent': 'MicroMessenger Mobile' } })
    expect(seen.state.platform).toEqual({ kind: 'wechat', device: 'mobile' })
    const noted = { 'user-agent': 'MicroMessenger Mobile', cookie: 'arcade_mini_program=1' }
    expect((await visit('/', { ...world(), headers: noted })).state.platform.kind).toBe('wechat-mini')
  })

  test.each([
    ['/pages/contact/contact', '/page/contact'],
    ['/pages/messenger', '/page/contact'],
    ['/pages/promotion/promotion', '/'],
  ])('RTE-6 %s outside a mini program leads to %s', async (path, to) => {
    expect((await visit(path, world())).headers.get('location')).toBe(to)
  })
})

describe('languages and visitors', () => {
  test('LNG-2 the store’s document decides the language; what was guessed wrongly is loaded again', async () => {
    const start = structuredClone(START) as {
      body: { appContent: { system: Record<string, unknown>; labels?: object } }
    }
    start.body.appContent.system.appMessage = { currentLocale: 'zh' }
    start.body.appContent.labels = { zh: { 'a.hello': '你好' } }
    const seen = await visit('/', world({ Component: Greeting }, { api: { 'common3/appInfoInit': start } }))
    expect(seen.html).toContain('<html lang="zh-Hans-CN">')
    expect(seen.html).toContain('<p>你好</p>')
    expect(seen.state.messages['shell.home']).toBe('首页')
  })

  test('LNG-1 a Chinese visitor of an English-only store: loaders run once, but for the first of all', async () => {
    let runs = 0
    const loader = async () => {
      runs++
      return { title: 'x' }
    }
    const start = {
      body: { appContent: { storeName: 'Tea', system: { appConfig: { supportedLanguages: ['en'] } } } },
    }
    const { modules } = world({ loader })
    const server = createServer(modules)
    const visitor = {
      api: { 'common3/appInfoInit': start },
      headers: { 'accept-language': 'zh-CN,zh;q=0.9' },
      server,
    }
    const first = await visit('/', { modules, ...visitor })
    expect(first.html).toContain('<html lang="en-CA">')
    runs = 0
    for (const cookie of ['', 'arcade_language=zh']) {
      const { html } = await visit('/', { modules, ...visitor, headers: { ...visitor.headers, cookie } })
      expect(html).toContain('<html lang="en-CA">')
    }
    expect(runs).toBe(2)
  })

  test('VIS-4 two visitors rendered interleaved: nothing of one in the page of the other', async () => {
    const view = (name: string, wait: number) => {
      const start = {
        body: { ...START.body, user: { emailID: `${name}@x.test` }, userID: name, lastLoginDate: 'now' },
      }
      return visit(
        '/',
        world(
          { Component: Who, loader: () => later(wait, { title: name }) },
          { api: { 'common3/appInfoInit': () => later(30 - wait, start) } },
        ),
      )
    }
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, i) => view(i % 2 ? 'alma' : 'bruno', (i * 7) % 25)),
    )
    pages.forEach(({ html }, i) => {
      expect(html).toContain(i % 2 ? 'alma@x.test' : 'bruno@x.test')
      expect(html).not.toContain(i % 2 ? 'bruno' : 'alma')
    })
  })

  test('APP-3 hostile texts of a store stay texts in head, body and state', async () => {
    const evil = '</script><script>alert(1)</script><!--'
    const start = {
      body: {
        appContent: { ...START.body.appContent, storeName: evil, labels: { en: { 'shell.search': evil } } },
      },
    }
    const { html } = await visit('/', world({}, { api: { 'common3/appInfoInit': start } }))
    const harmless = await visit('/', world())
    expect(html).not.toContain('<script>alert')
    const ends = (text: string) => text.match(/<\/script>/g)?.length
    expect(ends(html)).toBe(ends(harmless.html))
  })
})
