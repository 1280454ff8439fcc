import { runInNewContext } from 'node:vm'
import { compose } from 'releases/composition'
import { openWorkspace, readDocument, readSettings } from 'releases/document'
import { operatorEnv } from 'releases/fixtures/operator.ts'
import { FAULTS_PATH } from 'shared-contracts/release/well-known.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildEdge } from '../app.ts'
import { readConfig } from '../config.ts'
import { openCanaryShop } from '../fixtures/canary-shop.ts'
import type { Shop } from '../fixtures/shop.ts'
import { releaseInStack } from './attribute.ts'
import { browserName } from './browser-name.ts'
import { createFailureGroups } from './groups.ts'
import { faultScript } from './tell-faults.ts'

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const frame = (name: string, release: string, file = 'entry.js') =>
  `    at press (http://shop.test/r/${name}/${release}/web/${file}:1:20)`

describe('REL-9 a fault that nobody caught in a page', () => {
  /** A page with the script in it. @returns what it told */
  function page() {
    const told: { path: string; body: Record<string, string> }[] = []
    const listeners = new Map<string, (event: object) => void>()
    runInNewContext(faultScript('n').replace(/<\/?script[^>]*>/g, ''), {
      location: { pathname: '/store/product/7' },
      document: { documentElement: { lang: 'en-CA' } },
      navigator: {
        sendBeacon: (path: string, body: string) => told.push({ path, body: JSON.parse(body) }),
      },
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    })
    return { told, event: (type: string, event: object) => listeners.get(type)?.(event) }
  }

  test('REL-9 is told once, from handlers and promises, with its stack, address and language', () => {
    const { told, event } = page()
    const error = new TypeError('no cart')
    event('error', { error })
    event('error', { error })
    event('unhandledrejection', { reason: 'plain words' })
    expect(told).toEqual([
      {
        path: FAULTS_PATH,
        body: { message: 'no cart', stack: error.stack, path: '/store/product/7', language: 'en-CA' },
      },
      {
        path: FAULTS_PATH,
        body: { message: 'plain words', stack: '', path: '/store/product/7', language: 'en-CA' },
      },
    ])
  })

  test('REL-9 only the first few are told; what was called off, files that do not come, and what cannot be shown are not', () => {
    const { told, event } = page()
    event('unhandledrejection', { reason: new DOMException('gone', 'AbortError') })
    event('error', {})
    event('unhandledrejection', { reason: Object.create(null) })
    expect(told).toEqual([])
    for (let i = 0; i < 20; i++) event('error', { error: new Error(`fault ${i}`) })
    expect(told).toHaveLength(5)
  })

  test.each([
    ['the innermost remote', [frame('host-shell', 'h1'), frame('mfe-x', 'x2'), frame('mfe-y', 'y1')], 'x2'],
    ['the host where no remote is in it', [frame('host-shell', 'h1')], 'h1'],
    ['nobody without a file of ours', ['    at https://elsewhere.test/a.js:1:1'], undefined],
    ['nobody beside an extension', ['at chrome-extension://abc/x.js:1:1', frame('mfe-x', 'x2')], undefined],
    ['Safari', ['press@http://shop.test/r/mfe-x/x2/web/a.js:1:2'], 'x2'],
  ])('REL-9 belongs to %s', (_name, lines, release) => {
    expect(releaseInStack(lines.join('\n'))?.release).toBe(release)
  })

  test('is kept with the browser by name and major version alone', () => {
    expect(browserName(CHROME)).toBe('Chrome 141')
    expect(browserName(`${CHROME} MicroMessenger/8.0.50`)).toBe('WeChat 8')
    expect(browserName('curl/8')).toBe('other')
  })

  test('NFR-S is read at once, however long a stranger makes the name of a browser, or the stack', () => {
    const began = performance.now()
    for (let i = 0; i < 20; i++) {
      browserName(`Version/${'0'.repeat(15_500)}`)
      releaseInStack('e-'.repeat(1_500))
    }
    // Each length was once read from each of its places: some seconds of these.
    expect(performance.now() - began).toBeLessThan(200)
  })

  test('is grouped with those that differ in numbers and quoted texts alone, and memory is bounded', () => {
    let now = 1
    const groups = createFailureGroups(() => now++)
    const about = { remote: 'mfe-x', release: 'x2', phase: 'use', where: 'page', stack: '' } as const
    const seen = { path: '/', browser: 'Chrome 141', language: 'en' }
    groups.add({ ...about, ...seen, message: 'no line 7 of "Ana"' })
    expect(groups.add({ ...about, ...seen, message: 'no line 12 of "Bo"' })).toBe(2)
    expect(groups.list()).toMatchObject([{ count: 2, first: 1, last: 2 }])
    for (let i = 0; i < 300; i++) groups.add({ ...about, ...seen, message: 'x'.repeat(i) })
    expect(groups.list().length).toBeLessThanOrEqual(200)
  })
})

describe('REL-9 a canary', () => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openCanaryShop()
  })
  afterEach(() => shop.close())

  /** @returns which release of mfe-x a visitor has */
  const givenTo = async () => {
    const document = await readDocument(openWorkspace(readSettings(operatorEnv(shop.folder))))
    return (visitor: string) => compose(document, visitor).remotes['mfe-x']?.release ?? ''
  }
  const opened = async () => {
    const built = await buildEdge(
      readConfig({ ...operatorEnv(shop.folder), ...shop.env, TRUST_PROXY: 'loopback' }),
    )
    const visit = async (i: number) => {
      const address = { 'x-forwarded-for': `10.0.0.${i}`, 'user-agent': CHROME }
      const answer = await built.app.inject({ url: '/', headers: address })
      const cookie = /arcade_visitor=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? ''
      return { headers: { ...address, cookie }, id: cookie.split('=')[1] ?? '' }
    }
    const tell = (headers: object, stack: string, more = {}) =>
      built.app.inject({
        method: 'POST',
        url: FAULTS_PATH,
        headers: { ...headers, 'content-type': 'text/plain;charset=UTF-8' },
        payload: JSON.stringify({
          message: 'add is not a function, see /cart?id=7',
          stack,
          path: '/store/product/A7',
          language: 'en-CA',
          ...more,
        }),
      })
    return { ...built, visit, tell }
  }

  test('REL-9 is let be for what its baseline throws as often', async () => {
    const { app, edge, visit, tell } = await opened()
    const given = await givenTo()
    const visitors = []
    for (let i = 0; i < 90; i++) visitors.push(await visit(i))
    for (const { headers, id } of visitors) await tell(headers, frame('mfe-x', given(id)))
    await edge.evaluateCanaries()
    expect((await edge.live.current())?.remotes['mfe-x']?.active).toHaveLength(2)
    await app.close()
  })

  test('REL-9 whose button is dead for everyone who presses it is paused', async () => {
    const given = await givenTo()
    const other = await opened()
    for (let i = 0; i < 90; i++) {
      const { headers, id } = await other.visit(i)
      if (given(id) === 'x2') expect((await other.tell(headers, frame('mfe-x', 'x2'))).statusCode).toBe(204)
    }
    await other.edge.evaluateCanaries()
    expect((await other.edge.live.current())?.remotes['mfe-x']?.active).toEqual([
      { release: 'x1', weight: 100 },
    ])
    expect((await other.edge.store.readAudit()).at(-1)).toMatchObject({
      verb: 'pause',
      why: expect.stringMatching(/^mfe-x x2 threw in use for \d+ of \d+ visitors, baseline for 0 of /),
    })
    const [group] = other.edge.failures.list()
    expect(group).toMatchObject({
      remote: 'mfe-x',
      release: 'x2',
      phase: 'use',
      message: 'add is not a function, see /cart',
      path: '/store/product/*',
      browser: 'Chrome 141',
      language: 'en-CA',
    })
    expect(await other.edge.metrics.text()).toMatch(
      /edge_failures_total\{remote="mfe-x",release="x2",phase="use",where="page"\} [3-6]\d/,
    )
    await other.app.close()
  })

  test('REL-9 is not judged by what strangers send: names we never gave, too much; its source maps are given to nobody', async () => {
    const { app, edge, tell } = await opened()
    for (let i = 0; i < 20; i++) await tell({ 'x-forwarded-for': `10.1.0.${i}` }, frame('mfe-x', 'x2'))
    await edge.evaluateCanaries()
    expect((await edge.live.current())?.remotes['mfe-x']?.active).toHaveLength(2)
    await edge.store.putFile('mfe-x/x2/maps/web/entry.js.map', Buffer.from('{}'))
    expect((await app.inject('/r/mfe-x/x2/maps/web/entry.js.map')).statusCode).toBe(404)
    await tell({}, frame('mfe-evil', 'e1'))
    expect(edge.failures.list()[0]).toMatchObject({ remote: 'unknown', release: 'unknown' })
    expect((await tell({}, frame('mfe-x', 'x2'), { extra: 1 })).statusCode).toBe(400)
    expect((await tell({}, 'x'.repeat(20_000))).statusCode).toBe(413)
    await app.close()
  })
})
