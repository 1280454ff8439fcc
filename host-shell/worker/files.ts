import { INTEGRITY_PATH } from 'shared-contracts/release/well-known.ts'
import { createTurns } from 'shared-contracts/remote/turns.ts'
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { isPicture } from './addresses.ts'
import { BoundedCacheFirst, NOT_THERE } from './cache-first.ts'
import { CACHES, MAX_AGE_S, MAX_FILES, MAX_PICTURES } from './caches.ts'
import { partsListed } from './read-page.ts'
import { sameContent } from './same-content.ts'

/** Where the browser has a worker but no room or no right to keep anything, what the network gives is shown all the same. */
const withoutCaches: WorkboxPlugin = {
  handlerDidError: async ({ error, request }) => (error.name === NOT_THERE ? undefined : fetch(request)),
}

const immutable = (cacheName: string, maxEntries: number, ...plugins: WorkboxPlugin[]) =>
  new BoundedCacheFirst({
    cacheName,
    plugins: [
      ...plugins,
      new ExpirationPlugin({ maxEntries, maxAgeSeconds: MAX_AGE_S, purgeOnQuotaError: true }),
      withoutCaches,
    ],
  })

export const pictures = immutable(CACHES.pictures, MAX_PICTURES)
export const releaseFiles = immutable(CACHES.files, MAX_FILES, sameContent)

const inTurn = createTurns()
/** Files are kept whatever event they were noticed in. */
const event = { waitUntil: (work: Promise<unknown>) => void work.catch(() => {}) } as ExtendableEvent

/**
 * Keeps files that a page has or may need: from the browser's own cache or another release where they are there, else one after another,
 * so that the page itself comes first. What does not have its content is not kept.
 * @param files address → integrity; with the address of a release's integrity, all that pages load of the release
 */
export function keepFiles(files: Readonly<Record<string, string>>): Promise<void> {
  return inTurn(async () => {
    const cache = await caches.open(CACHES.files)
    const keptAt = (address: string) => cache.match(address, { ignoreVary: true })
    const keep = async (wanted: Readonly<Record<string, string>>): Promise<void> => {
      for (const [address, integrity] of Object.entries(wanted)) {
        if (!(await keptAt(address)))
          await Promise.allSettled(
            releaseFiles.handleAll({ event, request: new Request(address, { integrity }) }),
          )
        const list = address.startsWith(INTEGRITY_PATH) && (await keptAt(address))
        if (list) await keep(partsListed(address, await list.json()))
      }
    }
    await keep(files)
  })
}

const PICTURES = /\/media\/[^"',\s<>\\]+/g

/** Keeps what the browser has already of the pictures that a page names: nothing is loaded for it. */
export function keepPictures(html: string): Promise<void> {
  return inTurn(async () => {
    const named = new Set([...html.matchAll(PICTURES)].map(([address]) => address))
    for (const address of [...named].filter(isPicture)) {
      const request = new Request(address, { cache: 'only-if-cached', mode: 'same-origin' })
      await Promise.allSettled(pictures.handleAll({ event, request }))
    }
  })
}

/** When what was noticed so far is kept. */
export const filesKept = (): Promise<void> => inTurn(async () => {}).catch(() => {})
