import { useState } from 'react'
import { useReady } from './use-ready.ts'

/** Whether the part was first drawn in the browser, after a move, and not taken over from the server's document. */
export function useDrawnHere(): boolean {
  // False at first only where a document is being taken over.
  const ready = useReady()
  const [drawnHere] = useState(ready)
  return drawnHere
}
