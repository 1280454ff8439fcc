import type { CDPSession, Page } from '@playwright/test'

export interface Loaded {
  url: string
  /** Resource type in the words of the DevTools protocol: Document, Script, Stylesheet, Image, Fetch … */
  type: string
  /** Bytes of the body as sent. */
  bytes: number
  /** 1 for the document, 2 for what it names, 3 for what those start … */
  round: number
}

/** Writes down every request of a page: its size on the wire, and how many rounds it waited for. */
export async function watchNetwork(page: Page): Promise<() => Loaded[]> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const byId = new Map<string, Loaded>()
  const roundOf = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    const starters = [initiator.url, ...(initiator.stack?.callFrames.map(f => f.url) ?? [])]
    const before = Math.max(0, ...starters.map(url => roundOf.get(url ?? '') ?? 0))
    const round = type === 'Document' ? 1 : Math.max(before, 1) + 1
    // A preloaded file may be named again later by a script: the first request is the one that travelled.
    if (!roundOf.has(request.url)) roundOf.set(request.url, round)
    byId.set(requestId, { url: request.url, type: type ?? 'Other', bytes: 0, round })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const entry = byId.get(requestId)
    if (entry)
      entry.bytes = Number(response.headers['Content-Length'] ?? response.headers['content-length'] ?? 0)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = byId.get(requestId)
    if (entry && entry.bytes === 0) entry.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return () => [...byId.values()]
}

/** Of all that moves by itself while a page loads (https://web.dev/articles/cls; 0.1 is called good). */
export const MAX_SHIFT = 0.02

/** Sum of the layout shifts that no input explains (https://web.dev/articles/cls). @param from counted since then, ms */
export function layoutShift(page: Page, from = 0): Promise<number> {
  return page.evaluate(
    since =>
      new Promise<number>(resolve => {
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput && entry.startTime >= since) sum += entry.value
        }
        const observer = new PerformanceObserver(list => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords())
            resolve(sum)
          }),
        )
      }),
    from,
  )
}
