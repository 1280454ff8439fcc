/** Whether the shopper came to an address by changing the store (LOC-6, CRT-4). */
export const isLocationChanged = (url: string): boolean =>
  new URL(url).searchParams.get('locationChange') === 'true'
