interface Connection {
  saveData?: boolean
}

/** After the page's load event: its own pictures come first. */
const IDLE_DELAY_MS = 2_500

/** Runs work some time after the page has loaded, when the browser is idle, unless the shopper saves data (RTE-1). Without a network nothing is to be waited for. */
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
      window.navigator.onLine ? IDLE_DELAY_MS : 0,
    )
  if (window.document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}
