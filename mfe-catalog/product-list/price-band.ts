/** Prices of a list, in minor units: `from` ≤ price < `to`; null is open above. */
export interface PriceBand {
  from: number
  to: number | null
}

const BAND = /^(\d{1,9})-(\d{1,9})?$/

/** Reads `1000-2000` or `5000-`; null for anything else, and for a band that holds nothing. */
export function readBand(text: string | null): PriceBand | null {
  const [whole, from, to] = BAND.exec(text ?? '') ?? []
  if (!whole) return null
  const band = { from: Number(from), to: to === undefined ? null : Number(to) }
  return band.to !== null && band.to <= band.from ? null : band
}

export const writeBand = ({ from, to }: PriceBand): string => `${from}-${to ?? ''}`

export const sameBand = (a: PriceBand | null, b: PriceBand | null): boolean =>
  a?.from === b?.from && a?.to === b?.to
