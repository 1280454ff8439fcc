interface Connection {
  saveData?: boolean
}

/** Calm after the page's load event (ms): its own pictures come first. */
const QUIET_MS = 2_500

/** Runs work once the page has loaded, is calm and the browser idle, unless the shopper saves data (RTE-1). Without a network nothing is to be waited for. */
export function whenIdle(window: Window & typeof globalThis, work: () => void): void {
  const { connection } = window.navigator as Navigator & { connection?: Connection }
  if (connection?.saveData) return
  const idle = () =>
    window.setTimeout(
      () => {
        // Older web views have none.
        if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work)
        else work()
      },
      window.navigator.onLine ? QUIET_MS : 0,
    )
  if (window.document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}
