import { useCallback } from 'react'
import { useRouter } from './use-router.ts'

/**
 * @returns path and query of the page that the shopper is on the way to, or else at, asked of the router itself: what is drawn learns of
 * either later, on a slow phone by seconds. It stays the same.
 */
export function useDestination(): () => string {
  const router = useRouter()
  return useCallback(() => {
    const { pathname, search } = router.state.navigation.location ?? router.state.location
    return pathname + search
  }, [router])
}
