import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Mount } from '../browser/start.tsx'

/** Said on the document when a component has thrown; `dev` shows it over the page. */
export interface Crash {
  error: unknown
  /** Components around it, as React writes them. */
  componentStack: string
}

/** Hydrates what the server drew of the same sources, and draws the page itself where it left that out. */
export const mountDeveloped: Mount = (root, tree, options) => {
  const told = (error: unknown, { componentStack = '' }: { componentStack?: string | undefined }) => {
    console.error(error, componentStack)
    const detail: Crash = { error, componentStack }
    document.dispatchEvent(new CustomEvent('arcade:crashed', { detail }))
  }
  const telling = { onCaughtError: told, onUncaughtError: told }
  if (root.firstChild) hydrateRoot(root, tree, { ...options, ...telling })
  else createRoot(root, telling).render(tree)
}
