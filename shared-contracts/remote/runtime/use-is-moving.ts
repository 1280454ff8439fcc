import { useCallback } from 'react'
import { useRouter } from './use-router.ts'

/**
 * @returns whether the shopper is on the way to another page, asked of the router itself: what is drawn learns of a move later, on a slow
 * phone by seconds. It stays the same.
 */
export function useIsMoving(): () => boolean {
  const router = useRouter()
  return useCallback(() => router.state.navigation.state !== 'idle', [router])
}
