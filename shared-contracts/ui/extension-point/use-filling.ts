import { type RefObject, useEffect, useState } from 'react'
import { type App, useApp } from 'shared-contracts/remote/runtime/app.ts'
import { type Filling, fetchFilling, type Point } from '../../remote/fill-point.ts'
import type { Filler } from '../../remote/points.ts'
import { whenBelow, whenNear } from './sight.ts'

/**
 * What one remote shows in a point: what came with the page; what the server drew, once its code is there; what came late, once it
 * moves nothing that is seen.
 * @param loaded by the page's loader; undefined where it was not there in time
 */
export function useFilling(
  point: Point,
  filler: Filler,
  loaded: Filling | undefined,
  place: RefObject<HTMLElement | null>,
) {
  const app = useApp()
  const [instead, setInstead] = useState<{ of: Filling | undefined; filling: Filling | null } | null>(null)
  const shown = instead && instead.of === loaded ? instead.filling : loaded
  const show = (filling: Filling | null) => setInstead({ of: loaded, filling })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another load of the page is another question, another drawing is not
  useEffect(() => {
    const element = place.current
    if (!element || loaded?.part || loaded?.data === null) return
    const stop = new AbortController()
    const { signal } = stop
    if (loaded)
      whenNear(element, signal, async () => {
        const came = await adopted(app, point, filler, loaded, signal)
        // What is being pressed would be gone under the finger. It works as the server drew it.
        if (came && !signal.aborted && !element.matches(':active, :focus-within')) show(came)
      })
    else
      fetchFilling(app, point, filler, signal).then(came => {
        if (came) whenBelow(element, signal, () => show(came))
      })
    return () => stop.abort()
  }, [loaded])

  return {
    shown,
    /** The release that was shown is told of, and what the one before it has is shown instead (REL-3). */
    async crashed(error: unknown) {
      if (!shown) return
      show(null)
      app.points?.markBroken(shown.remote, shown.release, 'slot', error)
      show(await fetchFilling(app, point, filler))
    },
  }
}

/** Code for what the server drew. Another release has its own data; where none works, what the server drew stays. */
async function adopted(
  app: App,
  point: Point,
  filler: Filler,
  loaded: Filling,
  signal: AbortSignal,
): Promise<Filling | null> {
  const taken = await app.points?.take(filler.remote, point.name)
  if (!taken) return null
  if (taken.release !== loaded.release) return fetchFilling(app, point, filler, signal)
  return { ...loaded, part: () => taken.part }
}
