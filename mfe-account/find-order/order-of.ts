/** Number of the order that an address of this shop is the page of; undefined for any other. @param next path and query */
export function orderOf(next: string | null): string | undefined {
  if (!next?.startsWith('/user/orders?')) return undefined
  return new URLSearchParams(next.slice(next.indexOf('?'))).get('id') ?? undefined
}
