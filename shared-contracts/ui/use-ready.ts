import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the page reacts to the shopper. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
