import { useEffect } from 'react'
import { type App, useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useDrawnHere } from './use-drawn-here.ts'

interface Connection {
  saveData?: boolean
}

/** Calm after a document was taken over (ms): its own pictures come first. */
const QUIET_MS = 2_500

/**
 * Loads the code of a page that most who see this one open next, once this one is calm, unless the shopper saves data (RTE-1): between
 * a press and the page there is then nothing to fetch or to evaluate. For pages of the own remote alone, so that a file that fails says
 * something of the release that is shown.
 * @param path an address of that page; which one of its kind is all the same
 * @param alsoLoad what any page of its kind begins with; the same function each time
 */
export function useNextPage(path: string, alsoLoad?: (app: App) => unknown): void {
  const app = useApp()
  const drawnHere = useDrawnHere()
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection }
    if (connection?.saveData) return
    const load = () => {
      app.prefetch(path)
      alsoLoad?.(app)
    }
    // Older web views have none.
    const calm = () => (typeof requestIdleCallback === 'function' ? requestIdleCallback(load) : load())
    const timer = setTimeout(calm, drawnHere ? 0 : QUIET_MS)
    return () => clearTimeout(timer)
  }, [app, path, alsoLoad, drawnHere])
}
