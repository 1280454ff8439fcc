import { useState } from 'react'

/**
 * Whether something has been read anew since it was last about to change: who asked for the change has the answer before the page does,
 * and what was true until then must not be said as its outcome.
 * @param now as the page has it; another object each time it is read
 * @param busy a change is on its way
 */
export function useAnew(now: object, busy: boolean): boolean {
  const [seen, setSeen] = useState({ busy, before: now })
  if (seen.busy !== busy) setSeen({ busy, before: busy ? now : seen.before })
  return now !== seen.before
}
