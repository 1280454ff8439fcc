import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the part was first drawn in the browser, after a move, and not taken over from the server's document. For as long as it is shown. */
export function useDrawnHere(): boolean {
  // Kept: were the answer another one once the part is alive, React would draw it anew, with all other such parts and in one task.
  const [kept] = useState<{ answer?: boolean }>(() => ({}))
  const answer = (drawnHere: boolean) => () => {
    kept.answer ??= drawnHere
    return kept.answer
  }
  // React asks for the server's answer only where it takes over what a server drew.
  return useSyncExternalStore(never, answer(true), answer(false))
}
