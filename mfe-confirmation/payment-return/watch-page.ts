import type { ReturnEvent } from './return-state.ts'

/** Sends an event when the page is hidden, shown again, put into the back/forward cache or taken out of it. */
export function watchPage(send: (event: ReturnEvent) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const report = () => send({ type: document.visibilityState === 'hidden' ? 'hidden' : 'shown' })
  document.addEventListener('visibilitychange', report, { signal })
  window.addEventListener('pagehide', () => send({ type: 'left' }), { signal })
  window.addEventListener('pageshow', e => e.persisted && report(), { signal })
  if (document.visibilityState === 'hidden') send({ type: 'hidden' })
  return () => stop.abort()
}
