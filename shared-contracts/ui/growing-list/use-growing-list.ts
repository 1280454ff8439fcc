import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useLocation } from 'shared-contracts/remote/runtime/router.ts'
import { browserStorage } from '../../remote/storage.ts'
import {
  append,
  createGrowingList,
  freshen,
  type GrowingList,
  type ListSource,
  type ListState,
} from './create-growing-list.ts'
import { type Remembered, recall, remember } from './list-memory.ts'

export interface GrowingListOptions<Row> extends ListSource<Row> {
  /** First part, as the loader brought it. */
  rows: readonly Row[]
  /** Rows in all; null, or fewer than are here, where nobody counts them: there are more while parts come full. */
  total: number | null
  /** Tells lists of one page apart, where it has several. */
  name?: string
  /** The rows carry words in the page's language: another language loads them anew (LNG-6). */
  translated?: boolean
}

/** The growing list of one history entry: restored on Back, kept while the shopper is away (CAT-2, RTE-5). */
export function useGrowingList<Row>(options: GrowingListOptions<Row>): [ListState<Row>, GrowingList<Row>] {
  const { rows, start, keyOf, translated = false } = options
  const { key, pathname, search } = useLocation()
  const address = [pathname + search, options.name].filter(Boolean).join('#')
  const { state } = useApp()
  const language = useStore(state.$language)
  const owner = useStore(state.$session).userID
  const [{ list, first, left }] = useState(() => begin(options, { key, list: address, owner }))
  // Hydration shows what the server sent; what was remembered follows in the same frame.
  const shown = useSyncExternalStore(list.$list.listen, list.$list.get, () => first)

  useEffect(() => list.freshen(rows), [list, rows])

  const [rowsLanguage, setRowsLanguage] = useState(left?.language ?? language)
  useEffect(() => {
    if (!translated || rowsLanguage === language) return
    setRowsLanguage(language)
    const { position, status } = list.$list.get()
    if (status === 'loading' || position > start + rows.length) void list.reload()
  }, [list, translated, rowsLanguage, language, start, rows])

  useEffect(() => {
    const keep = () => {
      const { rows, position, automatic } = list.$list.get()
      const now = { y: window.scrollY, document: performance.timeOrigin, at: Date.now() }
      const here = { key, list: address, owner, language }
      remember(browserStorage('sessionStorage'), { ...here, rows, position, automatic, ...now })
    }
    const stop = list.$list.listen(({ status }) => status === 'idle' && keep())
    window.addEventListener('pagehide', keep)
    return () => {
      stop()
      window.removeEventListener('pagehide', keep)
    }
  }, [list, key, address, owner, language])

  useEffect(() => () => list.stop(), [list])
  useScrollOfEarlierDocument(left, shown !== first)
  return [shown, list]

  function begin(source: GrowingListOptions<Row>, here: { key: string; list: string; owner: string | null }) {
    const position = start + rows.length
    const first: ListState<Row> = {
      rows: append([], rows, keyOf),
      position,
      total: totalOf(source.total, position, rows.length === source.pageSize),
      status: 'idle',
      automatic: 0,
    }
    const left = typeof document === 'undefined' ? null : recallHere<Row>(here)
    const restored = left && {
      ...first,
      rows: freshen(left.rows, rows, keyOf),
      position: left.position,
      automatic: left.automatic,
    }
    return { list: createGrowingList(restored ?? first, source), first, left }
  }
}

const totalOf = (counted: number | null, position: number, full: boolean): number =>
  counted !== null && counted >= position ? counted : full ? Infinity : position

function recallHere<Row>(here: { key: string; list: string; owner: string | null }): Remembered<Row> | null {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const returning = entry?.type === 'back_forward' || entry?.type === 'reload'
  const now = { document: performance.timeOrigin, now: Date.now(), returning }
  return recall(browserStorage('sessionStorage'), { ...here, ...now })
}

/** The router restores its scroll position before the remembered rows are there again: too short a page then. */
function useScrollOfEarlierDocument(
  left: Pick<Remembered<unknown>, 'document' | 'y'> | null,
  grown: boolean,
) {
  useLayoutEffect(() => {
    if (grown && left && left.document !== performance.timeOrigin) window.scrollTo(0, left.y)
  }, [left, grown])
}
