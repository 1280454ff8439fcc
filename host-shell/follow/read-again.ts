import type { Routing } from '../browser/routing.ts'

/**
 * Asks anew for the data of the page that is shown, for the refresh that is about to follow: what the page shows stays until they are
 * there, and they are not asked for twice.
 * @throws what its loader throws
 */
export async function readAgain(
  shown: Pick<Location, 'href'>,
  { loaderAt, hand }: Pick<Routing, 'loaderAt' | 'hand'>,
): Promise<void> {
  const url = new URL(shown.href)
  const loading = loaderAt(url)?.(new AbortController().signal)
  await loading
  if (loading && url.href === shown.href) hand(url.pathname + url.search, () => loading)
}
