import { startTransition, useEffect, useState } from 'react'
import type { Sent } from 'shared-contracts/remote/defer.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { type KnownAddress, loadKnownAddress } from './load-known-address.ts'
import { rememberRegion } from './load-region.ts'

/**
 * What the loader had of it; else it is asked for, and what was known before stands meanwhile.
 * @param sent null where nothing is delivered
 * @returns null while nothing is known yet
 */
export function useKnownAddress(sent: Sent<KnownAddress> | null): KnownAddress | null {
  const app = useApp()
  const [last, setLast] = useState(sent?.value ?? null)
  useEffect(() => {
    if (sent?.value?.region) rememberRegion(app.state, sent.value.region)
    if (sent?.value !== null) return
    const left = new AbortController()
    loadKnownAddress(app, left.signal).then(
      known => left.signal.aborted || startTransition(() => setLast(known)),
      () => {},
    )
    return () => left.abort()
  }, [app, sent])
  return sent?.value ?? last
}
