/** An address as a path within the store's own pages; null for one that leads elsewhere (LOC-7). */
export function inStorePath(address: string | null): string | null {
  if (!address?.startsWith('/')) return null
  const here = 'http://store.invalid'
  const url = URL.canParse(address, here) ? new URL(address, here) : null
  return url?.origin === here ? url.pathname + url.search + url.hash : null
}
