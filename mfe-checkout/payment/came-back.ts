/** Query parameter of the address that a provider sends whoever gives up there back to. */
export const CANCELLED = 'cancelled'
/** What PayPal adds of its own. */
const TOKEN = 'token'

/** The address as it is without having come back, for a reload or a bookmark. */
export function withoutMark(address: string): string {
  const url = new URL(address)
  for (const name of [CANCELLED, TOKEN]) url.searchParams.delete(name)
  return url.href
}
