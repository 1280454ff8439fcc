import { LIMITS } from '../limits.ts'

/** A release whose code a page view is about to run. */
export interface Entered {
  /** Of the page view. */
  view: string
  /** Without its query. */
  path: string
  name: string
  release: string
  publishedAt: string
}

type Suspect = Omit<Entered, 'view'>

const releaseOf = ({ name, release }: Suspect) => `${name} ${release}`
const keyOf = ({ path, name, release }: Suspect) => JSON.stringify([path, name, release])
/** Views told of and never ended; more than one process serves at once. */
const MAX_VIEWS = 10_000

/**
 * Finds whose code froze or ended serving processes, for a process that does can say no more: the release that was at work,
 * at the same path, each time a process ended so, and that finished no page there in between; the first time already one
 * that has never finished a page, while others have. Of several the one published last is taken: what has long served is
 * less likely to begin now.
 * @param now clock that is never set, ms
 */
export function createSuspects(now: () => number = () => performance.now()) {
  /** By process, by view. */
  const inFlight = new Map<number, Map<string, Suspect[]>>()
  /** When a process ended while it was at work. */
  const suspected = new Map<string, number>()
  /** Releases that have made a page. */
  const proven = new Set<string>()

  const viewsOf = (process: number) => {
    const views = inFlight.get(process) ?? new Map<string, Suspect[]>()
    inFlight.set(process, views)
    return views
  }

  return {
    entered(process: number, { view, ...suspect }: Entered): void {
      const views = viewsOf(process)
      views.set(view, [...(views.get(view) ?? []), suspect])
      if (views.size > MAX_VIEWS) views.delete(views.keys().next().value as string)
    },
    /** The view came to its end: what it ran there is beyond suspicion. */
    left(process: number, view: string): void {
      for (const suspect of inFlight.get(process)?.get(view) ?? []) {
        suspected.delete(keyOf(suspect))
        proven.add(releaseOf(suspect))
      }
      inFlight.get(process)?.delete(view)
    },
    /** A process ended in the ordinary way. */
    forget: (process: number): void => void inFlight.delete(process),
    /** A process was frozen, or ended by itself. @returns whose code did it, once that can be told */
    died(process: number): Pick<Entered, 'name' | 'release'> | null {
      const at = now()
      const atWork = new Map(
        [...(inFlight.get(process)?.values() ?? [])].flat().map(one => [keyOf(one), one] as const),
      )
      inFlight.delete(process)
      const isNew = (one: Suspect) => proven.size > 0 && !proven.has(releaseOf(one))
      const again = [...atWork].filter(
        ([key, one]) => isNew(one) || (suspected.get(key) ?? Number.NEGATIVE_INFINITY) > at - LIMITS.window,
      )
      for (const [key, since] of suspected) if (since <= at - LIMITS.window) suspected.delete(key)
      for (const key of atWork.keys()) suspected.set(key, at)
      const [last] = again
        .map(([, suspect]) => suspect)
        .sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
      return last ? { name: last.name, release: last.release } : null
    },
  }
}
