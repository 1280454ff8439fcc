import type { Network } from './network.ts'

interface Connection {
  saveData?: boolean
}

/** After the page's load event: its own pictures come first. */
const IDLE_DELAY_MS = 2_500

/** Whether the shopper asks for no more than what is shown: nothing is then loaded ahead (RTE-1). */
export const savesData = ({ connection }: Navigator & { connection?: Connection }): boolean =>
  connection?.saveData === true

/** Runs work some time after the page has loaded, when the browser is idle. Without a network nothing is to be waited for. */
export function whenIdle(
  window: Window & typeof globalThis,
  network: Pick<Network, 'onLine'>,
  work: () => void,
): void {
  const idle = () =>
    window.setTimeout(
      () => {
        // Older web views have none.
        if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work)
        else work()
      },
      network.onLine ? IDLE_DELAY_MS : 0,
    )
  if (window.document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}
