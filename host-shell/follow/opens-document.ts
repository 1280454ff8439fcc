import type { Network } from '../browser/network.ts'

type Page = { location: Pick<Location, 'pathname' | 'search'> } & {
  navigator: Pick<Navigator, 'serviceWorker'>
}

/**
 * Until a page knows what its worker keeps (`leave-offline.ts`): without a network every other page is opened as a document, which the
 * worker answers (PWA-4).
 * @param address path and query of the page
 */
export const opensDocument = (
  { location, navigator }: Page,
  network: Pick<Network, 'onLine'>,
  address: string,
): boolean =>
  !network.onLine &&
  navigator.serviceWorker?.controller != null &&
  address !== location.pathname + location.search
