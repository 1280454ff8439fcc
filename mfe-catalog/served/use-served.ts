import { useState } from 'react'
import { useReady } from 'shared-contracts/ui/use-ready.ts'

/** Whether a part came with the server's HTML; false for one that is drawn in the browser. For as long as the part is shown. */
export function useServed(): boolean {
  const drawnHere = useReady()
  const [isServed] = useState(() => !drawnHere)
  return isServed
}
