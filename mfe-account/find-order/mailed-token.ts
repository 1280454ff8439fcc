/** Token of a mailed link in the address of an order's page, as the backend is told it; empty without one (CHK-10). */
export function mailedToken(search: string): string {
  const token = new URLSearchParams(search).get('ot')
  return token ? new URLSearchParams({ ot: token }).toString() : ''
}
