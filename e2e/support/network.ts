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
