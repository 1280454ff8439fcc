import { atom, type ReadableAtom } from 'nanostores'
import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'
import { AUTOMATIC_PAGES, append, freshen, PAGE_SIZE } from './paging.ts'

export interface ListState {
  rows: readonly ProductSummary[]
  /** Position in the backend's list after the last loaded row; dropped doubles count. */
  position: number
  status: 'idle' | 'loading' | 'failed'
  /** Loads started by scrolling so far. */
  automatic: number
}

/** Loads a part of the list. @throws whatever the call throws; the list then offers a retry */
export type LoadPart = (
  start: number,
  count: number,
  signal: AbortSignal,
) => Promise<readonly ProductSummary[]>

export interface InfiniteList {
  $list: ReadableAtom<ListState>
  /** Loads the next part, one at a time. Scrolling may do so only so often, never after a failure. */
  more(by: 'scroll' | 'hand'): Promise<void>
  /** Loads what is shown anew in one call, e.g. after a change of language; what is shown stays until then. */
  reload(from: number): Promise<void>
  /** Takes fresh answers for rows that are shown. */
  freshen(rows: readonly ProductSummary[]): void
  stop(): void
}

/** A list that grows (CAT-2). @param total rows in all, as the backend counts them */
export function createInfiniteList(start: ListState, total: number, load: LoadPart): InfiniteList {
  const $list = atom(start)
  let leaving = new AbortController()

  async function run(from: number, count: number, join: (part: readonly ProductSummary[]) => ListState) {
    leaving.abort()
    leaving = new AbortController()
    const { signal } = leaving
    $list.set({ ...$list.get(), status: 'loading' })
    try {
      const part = await load(from, count, signal)
      if (!signal.aborted) $list.set(join(part))
    } catch {
      if (!signal.aborted) $list.set({ ...$list.get(), status: 'failed' })
    }
  }

  return {
    $list,
    async more(by) {
      const { status, position, automatic } = $list.get()
      if (status === 'loading' || position >= total) return
      if (by === 'scroll' && (status === 'failed' || automatic >= AUTOMATIC_PAGES)) return
      await run(position, PAGE_SIZE, part => ({
        rows: append($list.get().rows, part),
        // An empty part ends the list even where the count said more.
        position: part.length ? position + part.length : total,
        status: 'idle',
        automatic: automatic + (by === 'scroll' ? 1 : 0),
      }))
    },
    async reload(from) {
      const { position, automatic } = $list.get()
      await run(from, Math.min(position - from, 120), part => ({
        rows: append([], part),
        position: from + part.length,
        status: 'idle',
        automatic,
      }))
    },
    freshen(fresh) {
      const state = $list.get()
      const rows = freshen(state.rows, fresh)
      if (rows.some((row, i) => row !== state.rows[i])) $list.set({ ...state, rows })
    },
    stop() {
      leaving.abort()
      if ($list.get().status === 'loading') $list.set({ ...$list.get(), status: 'idle' })
    },
  }
}
