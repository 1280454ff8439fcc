import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Vitals, watchVitals } from './watch-vitals.ts'

type Take = (list: { getEntries(): object[] }) => void
let observers: Map<string, Take>
let sent: Vitals[]
let resources: object[]
let supported: string[] | undefined
let main: object | null
const OF = { remote: 'mfe-x', release: 'x1' }

/** As much of a page as is watched. */
function opened(more: object = {}) {
  const page = new EventTarget()
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    querySelector: () => main,
  })
  const location = { origin: 'http://shop.test', pathname: '/x' }
  const shown: (() => void)[] = []
  class PerformanceObserver {
    static supportedEntryTypes = supported
    readonly #take: Take
    constructor(take: Take) {
      this.#take = take
    }
    observe({ type }: { type: string }) {
      if (type === 'event') throw new TypeError('unknown here')
      observers.set(type, this.#take)
    }
    takeRecords = () => []
    disconnect() {}
  }
  const window = Object.assign(page, {
    document,
    location,
    performance: { getEntriesByType: () => resources },
    navigator: { sendBeacon: (_path: string, body: string) => sent.push(JSON.parse(body)) },
    PerformanceObserver,
    ...more,
  })
  watchVitals(window as never, OF, listener => shown.push(listener))
  return { page, document, location, show: () => shown.forEach(listener => void listener()) }
}
const see = (type: string, ...entries: object[]) => observers.get(type)?.({ getEntries: () => entries })

beforeEach(() => {
  observers = new Map()
  sent = []
  main = { innerText: 'Tea', querySelector: () => null }
  resources = []
  supported = ['long-animation-frame']
})

test('REL-9 a page tells once how it was, when it is left: paint, shifts by their largest session, calls that failed', () => {
  const { page, document } = opened()
  see('largest-contentful-paint', { startTime: 300 }, { startTime: 900 })
  see(
    'layout-shift',
    { value: 0.1, startTime: 100 },
    { value: 0.2, startTime: 900 },
    { value: 9, startTime: 950, hadRecentInput: true },
    { value: 0.05, startTime: 5_000 },
  )
  see('long-animation-frame', { duration: 60 }, { duration: 140 }, { duration: 90 })
  resources = [
    { name: 'http://shop.test/api/a', responseStatus: 200 },
    { name: 'http://shop.test/api/b', responseStatus: 503 },
    { name: 'http://shop.test/api/c', responseStatus: 0 },
    { name: 'http://shop.test/api/d' },
    { name: 'http://shop.test/r/x.js', responseStatus: 500 },
  ]
  page.dispatchEvent(new Event('pagehide'))
  document.visibilityState = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent).toEqual([
    {
      ...OF,
      lcp: 900,
      inp: null,
      cls: expect.closeTo(0.3),
      frame: 140,
      empty: false,
      calls: 4,
      failedCalls: 2,
    },
  ])
})

test('REL-9 it ends where another page is shown, not where the same one is again; a browser without any of it tells nothing', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { location, show } = opened()
  show()
  expect(sent).toEqual([])
  location.pathname = '/y'
  show()
  // Once that page is drawn.
  expect(sent).toEqual([])
  vi.runAllTimers()
  expect(sent).toHaveLength(1)
  opened({ PerformanceObserver: undefined }).page.dispatchEvent(new Event('pagehide'))
  expect(sent).toHaveLength(1)
})

test('REL-9 a page without a long frame tells so, and a browser that knows none tells nothing of them', () => {
  opened().page.dispatchEvent(new Event('pagehide'))
  supported = undefined
  opened().page.dispatchEvent(new Event('pagehide'))
  expect(sent.map(({ frame }) => frame)).toEqual([0, null])
})

test.each([
  [true, ' ', null],
  [false, '', {}],
  [false, 'Tea', null],
])('REL-9 a page says whether its area is empty: %s with "%s" and %j drawn', (empty, innerText, drawn) => {
  main = { innerText, querySelector: () => drawn }
  opened().page.dispatchEvent(new Event('pagehide'))
  expect(sent[0]?.empty).toBe(empty)
})
