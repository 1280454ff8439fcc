import type { WorkboxPlugin } from 'workbox-core'

const RELEASE_FILE = /^\/r\/([^/]+)\/[^/]+\/(.+)$/

/** @returns name of the release's channel and path in it; null for no file of a release */
function fileAt(address: string): string | null {
  const [, name, path] = RELEASE_FILE.exec(new URL(address).pathname) ?? []
  return name && path ? `${name}/${path}` : null
}

/** Releases of before name their files by SHA-384. */
async function hasIntegrity(bytes: ArrayBuffer, integrity: string): Promise<boolean> {
  const [name = ''] = integrity.split('-')
  const hash = new Uint8Array(await crypto.subtle.digest(name.replace('sha', 'SHA-'), bytes))
  return `${name}-${btoa(String.fromCharCode(...hash))}` === integrity
}

/**
 * A file that an earlier release of the same name had with the same content: of an update only what changed is fetched. The content is
 * compared with the integrity that the page demands, as the browser does.
 * @returns it under the new address; null where none is kept
 */
async function fromOtherRelease(request: Request, cacheName: string): Promise<Response | null> {
  const file = request.integrity && fileAt(request.url)
  if (!file) return null
  const cache = await caches.open(cacheName)
  for (const other of await cache.keys()) {
    if (fileAt(other.url) !== file) continue
    const kept = await cache.match(other, { ignoreVary: true })
    const bytes = await kept?.arrayBuffer()
    if (!kept || !bytes || !(await hasIntegrity(bytes, request.integrity))) continue
    const headers = new Headers(kept.headers)
    headers.delete('content-encoding')
    // A response without an address of its own: what the file imports is looked for beside the new one.
    const response = new Response(bytes, { headers })
    await cache.put(request.url, response.clone()).catch(() => {})
    return response
  }
  return null
}

export const sameContent: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cacheName, cachedResponse }) =>
    cachedResponse ?? (await fromOtherRelease(request, cacheName)),
}
