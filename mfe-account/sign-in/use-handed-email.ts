import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'

/** Email that another page handed over in the history entry, never in the address. */
export function handedEmail(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : ''
}

/** Fills in the address that another page handed over, where nothing is typed yet. @returns for the field */
export function useHandedEmail(fill: (email: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const given = handedEmail(useLocation().state)
  const fillEmpty = useEffectEvent(() => {
    if (field.current?.value === '') fill(given)
  })
  // After hydration: the server does not know the history entry.
  useEffect(() => {
    if (given) fillEmpty()
  }, [given])
  return field
}
