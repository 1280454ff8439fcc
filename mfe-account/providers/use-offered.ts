import { useEffect, useState } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { type Offered, offeredProviders } from './providers.ts'

/** Ways in that the store knows; none until it has said so. */
export function useOffered(): readonly Offered[] {
  const { api } = useApp()
  const [offered, setOffered] = useState<readonly Offered[]>([])
  useEffect(() => {
    let gone = false
    offeredProviders(api).then(found => !gone && setOffered(found))
    return () => {
      gone = true
    }
  }, [api])
  return offered
}
