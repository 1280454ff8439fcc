import type { Network } from '../browser/network.ts'
import { CACHES } from '../worker/caches.ts'

type Page = Pick<Window, 'addEventListener' | 'caches'> & {
  location: Pick<Location, 'pathname' | 'search'>
  navigator: Pick<Navigator, 'serviceWorker'>
}

/** Pages whose data may be kept although their document is not. */
const CATALOGUE = /^\/store(?:[/?]|$)/

/**
 * Without a network a document is opened where the worker has more than the page could load by itself: what was seen, and else
 * what can be read or done now (PWA-4).
 * @returns whether a navigation must load a document, asked with its path and query
 */
export function watchLeaving(window: Page, network: Pick<Network, 'onLine'>): (address: string) => boolean {
  const { navigator, location } = window
  let kept = new Set<string>()
  const read = async () => {
    const pages = await window.caches.open(CACHES.pages)
    kept = new Set((await pages.keys()).map(({ url }) => addressOf(new URL(url))))
  }
  const readKept = () => void read().catch(() => {})
  window.addEventListener('offline', readKept)
  if (!network.onLine) readKept()
  return address => {
    const worker = navigator.serviceWorker?.controller
    if (!worker || address === addressOf(location)) return false
    // No document is loaded that the worker could see.
    if (network.onLine) worker.postMessage({ arcade: 'opens', path: address })
    else return kept.has(address) || !CATALOGUE.test(address)
    return false
  }
}

const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => pathname + search
