import { CACHES } from '../worker/caches.ts'

type Page = Pick<Window, 'addEventListener' | 'location' | 'caches'> & {
  navigator: Pick<Navigator, 'onLine' | 'serviceWorker'>
}

/** Pages whose data may be kept although their document is not. */
const CATALOGUE = /^\/store(?:\/|$)/

/**
 * Without a network a document is opened where the worker has more than the page could load by itself: what was seen, and else
 * what can be read or done now (PWA-4).
 * @returns whether a navigation must load a document, asked with its path
 */
export function watchLeaving(window: Page): (path: string) => boolean {
  const { navigator, location } = window
  let kept = new Set<string>()
  const read = async () => {
    const pages = await window.caches.open(CACHES.pages)
    kept = new Set((await pages.keys()).map(({ url }) => new URL(url).pathname))
  }
  const readKept = () => void read().catch(() => {})
  window.addEventListener('offline', readKept)
  if (!navigator.onLine) readKept()
  return path => {
    const worker = navigator.serviceWorker?.controller
    if (!worker || path === location.pathname) return false
    // No document is loaded that the worker could see.
    if (navigator.onLine) worker.postMessage({ arcade: 'opens', path })
    else return kept.has(path) || !CATALOGUE.test(path)
    return false
  }
}
