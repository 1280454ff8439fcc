import { useEffect, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the page reacts to the shopper. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Whether the browser believes to be connected; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
}

function watchConnection(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Runs when the shopper comes back to the page: from another tab, or by Back from the back/forward cache. */
export function useReturn(back: (fromCache: boolean) => void): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && back(true)
    const visible = () => document.visibilityState === 'visible' && back(false)
    window.addEventListener('pageshow', shown)
    document.addEventListener('visibilitychange', visible)
    return () => {
      window.removeEventListener('pageshow', shown)
      document.removeEventListener('visibilitychange', visible)
    }
  }, [back])
}
