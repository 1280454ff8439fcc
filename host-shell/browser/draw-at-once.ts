import type { createBrowserRouter } from 'shared-contracts/remote/runtime/router.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * A router for a `RouterProvider` that leaves transitions alone: another page is drawn in one go, all else that changes in a transition.
 * In a transition React stops every 5 ms so that the browser may draw a frame: of a page that is about to go, and on a slow phone each
 * costs as much as the piece before it. What is shown of a page that stays is kept by a transition while what is new of it loads.
 * Where a loader was refused each step is drawn by itself: the router takes the refusal away for who has seen that it asked again, and
 * data that are there already are drawn together with the asking.
 * @param startTransition React's
 * @param listened called when the provider listens, which it does once what it drew is in the document
 */
export function drawAtOnce(
  router: Router,
  startTransition: (change: () => void) => void,
  listened: () => void = () => {},
): Router {
  const shownBy = ({ matches }: Router['state']) => matches.at(-1)?.route.id
  const first = router.state
  const subscribe: Router['subscribe'] = draw => {
    let shown = first
    const show: typeof draw = (state, options) => {
      const moved = shownBy(state) !== shownBy(shown)
      const { errors } = shown
      shown = state
      if (moved || errors) draw(state, { ...options, flushSync: !!errors })
      else startTransition(() => draw(state, options))
    }
    const end = router.subscribe(show)
    listened()
    // A document is taken over in pieces, and what the router does meanwhile it tells only those who listen by then.
    if (shown !== router.state) show(router.state, { deletedFetchers: [], newErrors: null, flushSync: false })
    return end
  }
  return Object.create(router, { subscribe: { value: subscribe } })
}
