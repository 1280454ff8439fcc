/**
 * Token of a mailed link. It stands in the fragment, which no server and no other site is told.
 * @param hash of the address, with its `#`
 * @returns null where it is absent or cut off
 */
export function tokenOf(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null
}
