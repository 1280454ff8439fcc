/** What browsers say of a file that was loaded: a part of `PerformanceResourceTiming`. */
export type Loaded = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'transferSize' | 'encodedBodySize'
>

/** Of one release name in this page. */
export interface Figures {
  files: number
  /** Bytes that came over the network, headers too. */
  bytes: number
  /** Bytes that the browser had: of files that came from its cache or the service worker. */
  keptBytes: number
  /** For how long at least one of its files was under way, ms. */
  loadMs: number
}

export function figuresOf(loaded: readonly Loaded[], name: string): Figures {
  // What shows this is no part of the page.
  const ofRelease = new RegExp(`/r/${name}/[^/]+/(?!inspector/)`)
  const own = loaded.filter(file => ofRelease.test(file.name))
  const sum = (of: (file: Loaded) => number) => own.reduce((all, file) => all + of(file), 0)
  return {
    files: own.length,
    bytes: sum(file => file.transferSize),
    keptBytes: sum(file => (file.transferSize === 0 ? file.encodedBodySize : 0)),
    loadMs: timeCovered(own),
  }
}

/** Files come beside each other, and some much later than others: neither their sum nor the time from first to last is what they took. */
function timeCovered(files: readonly Pick<Loaded, 'startTime' | 'responseEnd'>[]): number {
  let covered = 0
  let until = 0
  for (const { startTime, responseEnd } of [...files].sort((a, b) => a.startTime - b.startTime)) {
    covered += Math.max(0, responseEnd - Math.max(startTime, until))
    until = Math.max(until, responseEnd)
  }
  return covered
}

/** @returns how long a remote says that it drew: the newest measure called by its name, `performance.measure('mfe-x render', …)` */
export const renderMsOf = (
  measures: readonly Pick<PerformanceEntry, 'name' | 'duration'>[],
  name: string,
): number | null => measures.findLast(measure => measure.name === `${name} render`)?.duration ?? null
