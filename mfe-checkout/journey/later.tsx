import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
import { useReady } from 'shared-contracts/ui/use-ready.ts'

/** Keys of the history's entries that were drawn whole in this document. */
const drawn = new Set<string>()

interface LaterProps {
  /** Meanwhile its place is taller than the window, so that nothing that is seen moves when it comes. */
  tall?: boolean
  children: ReactNode
}

/**
 * A part of a step that is drawn right after the step's heading, not with it: a slow phone shows the heading at once, and what is
 * drawn then makes way for the shopper. In the server's HTML and where it is taken over it is there with everything else, and so it is
 * for who comes back to an entry of the history: the place in the page is found again (RTE-5).
 */
export function Later({ tall = false, children }: LaterProps) {
  const { key } = useLocation()
  // False at first only where the server's HTML is being taken over.
  const drawnHere = useReady()
  const there = useDeferredValue<boolean>(true, drawnHere && !drawn.has(key) ? false : undefined)
  useEffect(() => {
    if (there) drawn.add(key)
  }, [there, key])
  if (there) return children
  return tall ? <div className="checkout-later" /> : null
}
