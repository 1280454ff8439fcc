import { atom, type ReadableAtom } from 'nanostores'

export interface ListState<Row> {
  rows: readonly Row[]
  /** Position in the backend's list after the last row received; dropped doubles count. */
  position: number
  /** Rows in all, as the backend counts them; what there is once the list has ended, and before that infinite where nobody counts. */
  total: number
  status: 'idle' | 'loading' | 'failed'
  /** Loads started by scrolling so far. */
  automatic: number
}

/** Loads a part of the list. @throws whatever the call throws; the list then offers a retry */
export type LoadPart<Row> = (start: number, count: number, signal: AbortSignal) => Promise<readonly Row[]>

export interface ListSource<Row> {
  load: LoadPart<Row>
  /** What makes two rows the same. */
  keyOf(row: Row): string
  /** Rows of one load. */
  pageSize: number
  /** Position of the first row shown, from 0. */
  start: number
}

export interface GrowingList<Row> {
  $list: ReadableAtom<ListState<Row>>
  /** Loads the next part, one at a time. Scrolling may do so only so often, never after a failure. */
  more(by: 'scroll' | 'hand'): Promise<void>
  /**
   * Loads what is shown anew in one call, e.g. after a change of language, and with it the part that is on its way, which may come
   * as it was asked for; what is shown stays until then.
   */
  reload(): Promise<void>
  /** Takes fresh answers for rows that are shown. */
  freshen(rows: readonly Row[]): void
  stop(): void
}

/** Loads that scrolling alone may start; then the shopper asks. */
export const AUTOMATIC_PAGES = 3
/** Rows of one reload: what the backend gives at once. */
const MAX_RELOADED = 120

/** Rows that are still to come. */
export const rowsLeft = <Row>({ rows, total }: ListState<Row>, { start }: Pick<ListSource<Row>, 'start'>) =>
  Math.max(total - start - rows.length, 0)

/** A list that grows (CAT-2, ACC-3). */
export function createGrowingList<Row>(
  from: ListState<Row>,
  { load, keyOf, pageSize, start }: ListSource<Row>,
): GrowingList<Row> {
  const $list = atom(from)
  let leaving = new AbortController()
  /** What is shown was to come anew and did not: a retry asks for that again, not for the next part. */
  let stale = false

  async function reload() {
    const { position, status } = $list.get()
    const coming = status === 'loading' ? pageSize : 0
    const count = Math.min(position + coming - start, MAX_RELOADED)
    stale = true
    await run(start, count, part => {
      stale = false
      return { rows: append([], part, keyOf), position: start + part.length }
    })
  }

  async function run(at: number, count: number, join: (part: readonly Row[]) => Partial<ListState<Row>>) {
    leaving.abort()
    leaving = new AbortController()
    const { signal } = leaving
    $list.set({ ...$list.get(), status: 'loading' })
    try {
      const part = await load(at, count, signal)
      if (!signal.aborted) $list.set({ ...$list.get(), ...join(part), status: 'idle' })
    } catch {
      if (!signal.aborted) $list.set({ ...$list.get(), status: 'failed' })
    }
  }

  return {
    $list,
    async more(by) {
      const state = $list.get()
      const { status, position, automatic, total } = state
      if (stale && status === 'failed' && by === 'hand') return reload()
      if (status === 'loading' || rowsLeft(state, { start }) === 0) return
      if (by === 'scroll' && (status === 'failed' || automatic >= AUTOMATIC_PAGES)) return
      await run(position, pageSize, part => {
        const rows = append($list.get().rows, part, keyOf)
        return {
          rows,
          position: position + part.length,
          // Fewer exist than were counted, or this was the last part: nothing more is promised.
          ...(part.length < (Number.isFinite(total) ? 1 : pageSize) ? { total: start + rows.length } : {}),
          automatic: automatic + (by === 'scroll' ? 1 : 0),
        }
      })
    },
    reload,
    freshen(fresh) {
      const state = $list.get()
      const rows = freshen(state.rows, fresh, keyOf)
      if (rows.some((row, i) => row !== state.rows[i])) $list.set({ ...state, rows })
    },
    stop() {
      leaving.abort()
      if ($list.get().status === 'loading') $list.set({ ...$list.get(), status: 'idle' })
    },
  }
}

/** `rows` with those of `more` that are not among them yet, in order. */
export function append<Row>(
  rows: readonly Row[],
  more: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const seen = new Set(rows.map(keyOf))
  // Adding while filtering also drops doubles inside the new part.
  return [...rows, ...more.filter(row => !seen.has(keyOf(row)) && seen.add(keyOf(row)))]
}

/** `rows` with what came anew of them. */
export function freshen<Row>(
  rows: readonly Row[],
  fresh: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const byKey = new Map(append([], fresh, keyOf).map(row => [keyOf(row), row]))
  return rows.map(row => byKey.get(keyOf(row)) ?? row)
}
