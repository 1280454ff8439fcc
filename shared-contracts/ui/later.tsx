import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
import { useDrawnHere } from './use-drawn-here.ts'

/** Keys of the history's entries that were drawn whole in this document. */
const drawn = new Set<string>()

export interface LaterProps {
  /** Class of what stands in its place meanwhile; taller than the window, nothing that is seen moves when it comes. Nothing without. */
  place?: string
  children: ReactNode
}

/**
 * A part of a page that is drawn right after the page's heading, not with it: a slow phone shows the heading at once, and what is
 * drawn then makes way for the shopper. In the server's HTML and where it is taken over it is there with everything else, and so it is
 * for who comes back to an entry of the history: the place in the page is found again (RTE-5).
 */
export function Later({ place, children }: LaterProps) {
  const { key } = useLocation()
  const drawnHere = useDrawnHere()
  const there = useDeferredValue<boolean>(true, drawnHere && !drawn.has(key) ? false : undefined)
  useEffect(() => {
    if (there) drawn.add(key)
  }, [there, key])
  if (there) return children
  return place === undefined ? null : <div className={place} />
}
