import { hydrateRoot } from 'react-dom/client'
import type { Page } from './page.ts'
import type { Routing } from './routing.ts'

/** How React takes over what is in the document. Development has another file in the place of this one (`development/taking-over.ts`). */
export const mount: typeof hydrateRoot = hydrateRoot

/** Told of the page before it is drawn: nobody asks in production. */
export const made = (_page: Page, _routing: Routing): void => {}
