import { VITALS_PATH } from 'shared-contracts/release/well-known.ts'

/** Shifts belong together that follow each other within so long, and begin within so long of the first (ms): https://web.dev/articles/cls */
const SHIFT_GAP_MS = 1_000
const SHIFT_SESSION_MS = 5_000
/** Quicker answers to an interaction than this are not told of by browsers, ms. */
const MIN_INTERACTION_MS = 40

const LONG_FRAME = 'long-animation-frame'
/** By then another page is drawn, ms. */
const AFTER_MOVE_MS = 1_000

/** How one document was, until it was left or another page was shown in it. */
export interface Vitals {
  /** Whose page it was. */
  remote: string
  release: string
  /** Largest Contentful Paint, ms since the document was asked for; null where the browser does not tell. */
  lcp: number | null
  /** Interaction to Next Paint, ms: the slowest there was; null without one. */
  inp: number | null
  /** Cumulative Layout Shift: the largest session of shifts. */
  cls: number | null
  /** The longest frame, ms (https://w3c.github.io/long-animation-frames): 0 where none took 50, null where the browser does not tell. */
  frame: number | null
  /** Nothing stands in its area, although it is calm. */
  empty: boolean
  /** Calls of the backend, and how many of them it did not answer, or with 5xx. */
  calls: number
  failedCalls: number
}

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}
interface Interaction extends PerformanceEntry {
  interactionId?: number
}

/**
 * Watches how a page does for its shopper, from what browsers keep of it since its beginning, and tells the edge once: when
 * it is left, or another page is shown in its place.
 * @param onShown calls back whenever another page is shown
 */
export function watchVitals(
  window: Window & typeof globalThis,
  of: { remote: string; release: string },
  onShown: (listener: () => void) => void,
): void {
  const { document, performance, navigator } = window
  if (typeof window.PerformanceObserver !== 'function' || !navigator.sendBeacon) return
  // Watched without being known it would be a warning in the console of some browsers.
  const frames = window.PerformanceObserver.supportedEntryTypes?.includes(LONG_FRAME)
  const vitals: Vitals = {
    ...of,
    lcp: null,
    inp: null,
    cls: null,
    frame: frames ? 0 : null,
    empty: isEmpty(document),
    calls: 0,
    failedCalls: 0,
  }
  const session = { value: 0, first: 0, last: 0 }
  const stops = [
    watch(window, 'largest-contentful-paint', ({ startTime }) => {
      vitals.lcp = startTime
    }),
    watch(window, 'layout-shift', entry => {
      const { value, hadRecentInput, startTime } = entry as Shift
      if (hadRecentInput) return
      const goesOn = startTime - session.last < SHIFT_GAP_MS && startTime - session.first < SHIFT_SESSION_MS
      if (!goesOn) Object.assign(session, { value: 0, first: startTime })
      session.value += value
      session.last = startTime
      vitals.cls = Math.max(vitals.cls ?? 0, session.value)
    }),
    watch(window, 'event', entry => {
      if ((entry as Interaction).interactionId) vitals.inp = Math.max(vitals.inp ?? 0, entry.duration)
    }),
    ...(frames
      ? [
          watch(window, LONG_FRAME, ({ duration }) => {
            vitals.frame = Math.max(vitals.frame ?? 0, duration)
          }),
        ]
      : []),
  ]
  let told = false
  const tell = () => {
    if (told) return
    told = true
    for (const stop of stops) stop()
    const calls = performance.getEntriesByType('resource').filter(({ name }) => isCall(name, window.location))
    vitals.calls = calls.length
    vitals.failedCalls = calls.filter(hasFailed).length
    navigator.sendBeacon(VITALS_PATH, JSON.stringify(vitals))
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell())
  window.addEventListener('pagehide', tell)
  const shown = window.location.pathname
  // Not while the page that comes is being drawn.
  onShown(() => window.location.pathname !== shown && setTimeout(tell, AFTER_MOVE_MS))
}

/** As publishing looks at it (`releases/gate/visit.ts`). */
const isEmpty = (document: Document): boolean => {
  const main = document.querySelector('main')
  return !!main && !main.innerText.trim() && !main.querySelector('img, svg, video, canvas, input, form')
}

const isCall = (address: string, { origin }: Location) => address.startsWith(`${origin}/api/`)

/** Browsers that do not tell the status tell of none that failed. */
const hasFailed = (entry: PerformanceEntry): boolean => {
  const { responseStatus = 200 } = entry as PerformanceResourceTiming & { responseStatus?: number }
  return responseStatus === 0 || responseStatus >= 500
}

/** @returns what ends it, after what is still to be told */
function watch(
  { PerformanceObserver }: typeof globalThis,
  type: string,
  take: (entry: PerformanceEntry) => void,
): () => void {
  const observer = new PerformanceObserver(list => list.getEntries().forEach(take))
  try {
    observer.observe({
      type,
      buffered: true,
      durationThreshold: MIN_INTERACTION_MS,
    } as PerformanceObserverInit)
  } catch {
    // A browser that does not know this kind.
    return () => {}
  }
  return () => {
    observer.takeRecords().forEach(take)
    observer.disconnect()
  }
}
