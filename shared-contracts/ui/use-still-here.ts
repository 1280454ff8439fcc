import { useCallback } from 'react'
import { useIsMoving } from 'shared-contracts/remote/runtime/router.ts'

/**
 * For an answer that leads on by itself: late, it must not pull the shopper off the page that they went on to.
 * @returns called where the answer is asked for; what that gives says whether they are still there, and not on their way to another page
 */
export function useStillHere(): () => () => boolean {
  const isMoving = useIsMoving()
  return useCallback(() => {
    const from = addressNow()
    return () => !isMoving() && addressNow() === from
  }, [isMoving])
}

const addressNow = (): string => location.pathname + location.search
