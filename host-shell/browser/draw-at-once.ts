import type { createBrowserRouter } from 'shared-contracts/remote/runtime/router.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * A router for a `RouterProvider` that leaves transitions alone: another page is drawn in one go, all else that changes in a transition.
 * In a transition React stops every 5 ms so that the browser may draw a frame: of a page that is about to go, and on a slow phone each
 * costs as much as the piece before it. What is shown of a page that stays is kept by a transition while what is new of it loads.
 * @param startTransition React's
 */
export function drawAtOnce(router: Router, startTransition: (change: () => void) => void): Router {
  const shownBy = ({ matches }: Router['state']) => matches.at(-1)?.route.id
  const subscribe: Router['subscribe'] = draw => {
    let shown = shownBy(router.state)
    return router.subscribe((state, options) => {
      const moved = shownBy(state) !== shown
      shown = shownBy(state)
      if (moved) draw(state, options)
      else startTransition(() => draw(state, options))
    })
  }
  return Object.create(router, { subscribe: { value: subscribe } })
}
