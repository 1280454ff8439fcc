import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { isFailure } from '../api/failure.ts'
import { inTime } from './in-time.ts'
import { type Filler, type FillPart, MAX_FILL_DATA } from './points.ts'
import type { AppState } from './state/app-state.ts'
import { visitorKnown } from './state/visitor-known.ts'

/** A place of a page, and what it hands to who fills it: plain data. */
export interface Point {
  name: string
  with: unknown
}
/** One of the points that a remote's offers.ts types. */
export type PointOf<Offers> = [keyof Offers] extends [never]
  ? Point
  : Point & { [N in keyof Offers & string]: { name: N; with: Offers[N] } }[keyof Offers & string]

/** What `load` of a fill is called with. */
export interface FillArgs<With> {
  app: App
  with: With
  signal?: AbortSignal | undefined
}
/** What a fill is drawn with: `with` as the page has it now, `data` as `load` gave them. */
export interface FillProps<With, Data = undefined> {
  with: With
  data: Exclude<Data, null>
}

/** What one remote put into a point. It crosses to the browser as JSON, without its code. */
export interface Filling {
  remote: string
  release: string
  /** What `load` gave; null shows nothing. Absent where there is nothing to load. */
  data?: unknown
  part?: () => FillPart
}

/** Who fills a point, in the order in which they stand. */
export const fillersOf = ({ points }: Pick<App, 'points'>, point: string): readonly Filler[] =>
  Object.entries(points?.remotes ?? {})
    .flatMap(([remote, { fills }]) => {
      const fill = fills?.[point]
      return fill ? [{ ...fill, remote }] : []
    })
    .sort((a, b) => a.order - b.order || (a.remote < b.remote ? -1 : 1))

/**
 * For loaders: has others fill a point while the page loads what it needs itself. What comes within the time it was given is drawn
 * with the page, on the server too; what comes later, or fails, holds nothing back. Never rejects.
 */
export async function fillPoint<Offers>(
  app: App,
  point: PointOf<Offers>,
  signal?: AbortSignal,
): Promise<Filling[]> {
  const came = await Promise.all(
    fillersOf(app, point.name).map(filler => inTime(filler.within, fetchFilling(app, point, filler, signal))),
  )
  return came.filter(filling => filling !== null)
}

/**
 * Code and data of one fill, from the first of its remote's releases that gives both.
 * @returns null where none does, or the backend does not; never rejects
 */
export async function fetchFilling(
  app: App,
  point: Point,
  { remote, signedIn }: Filler,
  signal?: AbortSignal,
): Promise<Filling | null> {
  if (signedIn && !(await isSignedIn(app.state))) return { remote, release: '', data: null }
  for (;;) {
    const taken = await app.points?.take(remote, point.name)
    if (!taken) return null
    const { part, release } = taken
    const filling: Filling = { remote, release, part: () => part }
    try {
      if (!part.load) return filling
      const load = part.load as (args: FillArgs<unknown>) => unknown
      const data = (await load({ app, with: point.with, signal })) ?? null
      if (JSON.stringify(data).length > MAX_FILL_DATA)
        throw new Error(`${point.name} is given more than ${MAX_FILL_DATA} characters of data`)
      return { ...filling, data }
    } catch (error) {
      if (signal?.aborted || isFailure(error)) return null
      app.points?.markBroken(remote, release, 'loader', error)
    }
  }
}

async function isSignedIn(state: AppState): Promise<boolean> {
  await visitorKnown(state)
  return state.$loggedIn.get()
}
