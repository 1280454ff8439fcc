import { useCallback, useEffect, useRef } from 'react'
import { useNavigation } from 'shared-contracts/remote/runtime/router.ts'

/**
 * For an answer that leads on by itself: late, it must not pull the shopper off the page that they went on to.
 * @returns called where the answer is asked for; what that gives says whether they are still there, and not on their way to another page
 */
export function useStillHere(): () => () => boolean {
  const { state } = useNavigation()
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  return useCallback(() => {
    const from = addressNow()
    return () => latest.current === 'idle' && addressNow() === from
  }, [])
}

const addressNow = (): string => location.pathname + location.search
