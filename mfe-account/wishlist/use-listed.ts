import { useEffect, useState } from 'react'
import { isFailure } from 'shared-contracts/api/failure.ts'
import type { ListedProduct } from 'shared-contracts/remote/product-lists.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { type ListedNow, loadListed } from './load-listed.ts'

export interface Listed {
  /** Undefined while it is asked for, null once it is gone. */
  of(id: string): ListedNow | null | undefined
  failed: boolean
  retry(): void
}

/** What the listed products are like now; each is asked for once. */
export function useListed(products: readonly ListedProduct[]): Listed {
  const { api } = useApp()
  const [found, setFound] = useState<ReadonlyMap<string, ListedNow | null>>(new Map())
  const [failed, setFailed] = useState(false)
  const missing = failed
    ? ''
    : products
        .map(({ id }) => id)
        .filter(id => !found.has(id))
        .join(' ')
  useEffect(() => {
    if (missing === '') return
    const stop = new AbortController()
    loadListed(api, missing.split(' '), stop.signal).then(
      more => setFound(before => new Map([...before, ...more])),
      error => {
        if (stop.signal.aborted) return
        if (!isFailure(error)) throw error
        setFailed(true)
      },
    )
    return () => stop.abort()
  }, [api, missing])
  return { of: id => found.get(id), failed, retry: () => setFailed(false) }
}
