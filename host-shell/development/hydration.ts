import type { Replaced } from 'federation/runtime/hot-client.ts'
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client'
import type * as production from '../browser/hydration.ts'
import { renew } from './federation.ts'

/** Said on the document when a component has thrown; `dev` shows it over the page. */
export interface Crash {
  error: unknown
  /** Components around it, as React writes them. */
  componentStack: string
}

/** Hydrates what the server drew of the same sources, and draws the page itself where it left that out. */
export const mount: typeof production.mount = (root, tree, options) => {
  const told: NonNullable<HydrationOptions['onCaughtError']> = (error, { componentStack = '' }) => {
    console.error(error, componentStack)
    const detail: Crash = { error, componentStack }
    document.dispatchEvent(new CustomEvent('arcade:crashed', { detail }))
  }
  const telling = { onCaughtError: told, onUncaughtError: told }
  if (root.firstChild) return hydrateRoot(root, tree, { ...options, ...telling })
  const drawn = createRoot(root as Element, telling)
  drawn.render(tree)
  return drawn
}

/** Has the page take what saves replace. */
export const made: typeof production.made = ({ app, texts }, routing) => {
  document.addEventListener('arcade:replaced', event => {
    const { name, waitFor } = (event as CustomEvent<Replaced>).detail
    waitFor(
      renew(name).then(renewed => async () => {
        for (const { language, table } of renewed?.texts ?? []) texts.add(language, table)
        // Nothing tells components that a text is another: the shown area is mounted anew.
        if (renewed?.texts.length) await app.refresh()
        else if (renewed?.page) await routing.revalidate()
      }),
    )
  })
}
