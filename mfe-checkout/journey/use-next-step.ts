import { useEffect } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useDrawnHere } from './use-drawn-here.ts'

interface Connection {
  saveData?: boolean
}

/** Calm after a document was taken over (ms): its own pictures come first. */
const QUIET_MS = 2_500

/**
 * Loads the code of the step that comes next once this one is calm, unless the shopper saves data: few who see a step do not take it,
 * and a form's button has no pointer coming near that would ask for it (RTE-1). @param path address of that step
 */
export function useNextStep(path: string): void {
  const { prefetch } = useApp()
  const drawnHere = useDrawnHere()
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection }
    if (connection?.saveData) return
    // What cannot be had now would count as broken for as long as the page lives.
    const load = () => {
      if (navigator.onLine) prefetch(path)
    }
    // Older web views have none.
    const calm = () => (typeof requestIdleCallback === 'function' ? requestIdleCallback(load) : load())
    const timer = setTimeout(calm, drawnHere ? 0 : QUIET_MS)
    return () => clearTimeout(timer)
  }, [prefetch, path, drawnHere])
}
