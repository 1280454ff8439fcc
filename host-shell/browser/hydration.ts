import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { Page } from './page.ts'
import type { Routing } from './routing.ts'

/** How React takes over what is in the document. Development has another file in the place of this one (`development/hydration.ts`). */
export const mount: typeof hydrateRoot = (...given) => {
  let root: Root | undefined
  // In a transition React stops every 5 ms, so that the browser answers whoever touches the page; what is touched is taken over at once.
  startTransition(() => {
    root = hydrateRoot(...given)
  })
  return root as Root
}

/** Told of the page before it is drawn: nobody asks in production. */
export const made = (_page: Page, _routing: Routing): void => {}
