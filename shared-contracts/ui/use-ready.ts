import { startTransition, useEffect, useState } from 'react'
import { useDrawnHere } from './use-drawn-here.ts'

/** False on the server and until the page reacts to the shopper. */
export function useReady(): boolean {
  const [ready, setReady] = useState(useDrawnHere())
  // A page has many parts that become ready together: in a transition a slow phone answers in between.
  useEffect(() => startTransition(() => setReady(true)), [])
  return ready
}
