/** A postal address in Canada, as stores and orders have it. */
export interface PostalAddress {
  streetNumberAndNameDetails: string
  unit?: string | undefined
  city: string
  province: string
  postCode: string
}

/** Its lines as Canada Post wants them (unit before the street number), in either language: an address is copied, not read. */
export function addressLines({
  streetNumberAndNameDetails,
  unit,
  city,
  province,
  postCode,
}: PostalAddress): string[] {
  const street = [unit, streetNumberAndNameDetails].filter(Boolean).join(' – ')
  const place = [[city, province].filter(Boolean).join(', '), postCode].filter(Boolean).join(' ')
  return [street, place].filter(Boolean)
}
