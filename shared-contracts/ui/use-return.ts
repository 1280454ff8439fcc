import { useEffect } from 'react'

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
