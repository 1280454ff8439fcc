import type { PageState } from '../document/page-state.ts'
import type { PageAreas } from './page-areas.ts'

/** How long hydration waits for the page's own code and for all of its styles; a slower area is taken over when it comes. */
const AREA_WAIT_MS = 400

/**
 * Takes over the area that the server drew, unless another release stands in its place: the server's data belong to its
 * release, so the area then starts anew.
 * @param styled when what hydration may add looks as it should
 * @returns whether it is replaced; asked later too, since a slow area tells late
 */
export async function hydrateArea(
  areas: PageAreas,
  { composition, errors, pending }: PageState,
  pattern: string | null,
  styled: Promise<void>,
): Promise<() => boolean> {
  if (pattern === null || errors) return () => false
  if (pending.includes(pattern)) {
    areas.defer(pattern)
    return () => true
  }
  let replaced = false
  const adopted = areas.load(pattern).then(area => {
    replaced = area.status !== 'ready' || area.release !== composition.remotes[area.remote]?.release
    if (replaced && area.status === 'ready') areas.defer(pattern)
  })
  await Promise.race([
    Promise.all([adopted, styled]),
    new Promise(resolve => setTimeout(resolve, AREA_WAIT_MS)),
  ])
  return () => replaced
}
