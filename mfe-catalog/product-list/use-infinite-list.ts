import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
import { createInfiniteList, type InfiniteList, type ListState, type LoadPart } from './infinite-list.ts'
import { type Remembered, recall, remember } from './list-memory.ts'
import { freshen } from './paging.ts'

export interface ListSource {
  /** First part, as the loader brought it. */
  products: readonly ProductSummary[]
  total: number
  /** Position of the first product, from 0. */
  start: number
  load: LoadPart
}

/** The growing list of one history entry: restored on Back, kept while the shopper is away (CAT-2, RTE-5, LNG-6). */
export function useInfiniteList({ products, total, start, load }: ListSource): [ListState, InfiniteList] {
  const { key, pathname, search } = useLocation()
  const { state } = useApp()
  const language = useStore(state.$language)
  const [{ list, first, left }] = useState(() => begin(key, pathname + search, products, start, total, load))
  // Hydration shows what the server sent; what was remembered follows in the same frame.
  const shown = useSyncExternalStore(list.$list.listen, list.$list.get, () => first)

  useEffect(() => list.freshen(products), [list, products])

  const [rowsLanguage, setRowsLanguage] = useState(left?.language ?? language)
  useEffect(() => {
    if (rowsLanguage === language) return
    setRowsLanguage(language)
    if (list.$list.get().position > start + products.length) void list.reload(start)
  }, [list, rowsLanguage, language, start, products])

  useEffect(() => {
    const keep = () => {
      const { rows, position, automatic } = list.$list.get()
      const now = { y: window.scrollY, document: performance.timeOrigin, at: Date.now() }
      remember(sessionStorage, { key, list: pathname + search, language, rows, position, automatic, ...now })
    }
    const stop = list.$list.listen(({ status }) => status === 'idle' && keep())
    window.addEventListener('pagehide', keep)
    return () => {
      stop()
      window.removeEventListener('pagehide', keep)
    }
  }, [list, key, pathname, search, language])

  useEffect(() => () => list.stop(), [list])
  useScrollOfEarlierDocument(left, shown !== first)
  return [shown, list]
}

function begin(
  key: string,
  address: string,
  products: readonly ProductSummary[],
  start: number,
  total: number,
  load: LoadPart,
) {
  const first: ListState = { rows: products, position: start + products.length, status: 'idle', automatic: 0 }
  const left = typeof document === 'undefined' ? null : recallHere(key, address)
  const restored = left && {
    rows: freshen(left.rows, products),
    position: left.position,
    status: 'idle' as const,
    automatic: left.automatic,
  }
  return { list: createInfiniteList(restored ?? first, total, load), first, left }
}

function recallHere(key: string, list: string): Remembered | null {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const returning = entry?.type === 'back_forward' || entry?.type === 'reload'
  try {
    const here = { key, list, document: performance.timeOrigin, now: Date.now(), returning }
    return recall(sessionStorage, here)
  } catch {
    // Reading sessionStorage itself throws where the browser forbids storage.
    return null
  }
}

/** The router restores its scroll position before the remembered rows are there again: too short a page then. */
function useScrollOfEarlierDocument(left: Remembered | null, grown: boolean) {
  useLayoutEffect(() => {
    if (grown && left && left.document !== performance.timeOrigin) window.scrollTo(0, left.y)
  }, [left, grown])
}
