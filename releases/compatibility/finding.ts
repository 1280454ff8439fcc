/** One thing that speaks against a release beside what is live. */
export interface Finding {
  /** `refuse`: it may not go live; `warn`: only a release that stands in, or an address, would suffer. */
  level: 'refuse' | 'warn'
  kind: 'contract' | 'shared' | 'path' | 'slot' | 'point' | 'sample'
  /** The other release concerned, as `name release`, where there is one. */
  with?: string
  text: string
  /** What to do about it, where the text does not say so. */
  remedy?: string
  /** Nobody would own it any more: refused unless it is meant. */
  gone?: true
}

const isMisfit = ({ kind }: Finding): boolean => kind === 'contract' || kind === 'shared'

/**
 * @returns all that does not fit of contract and shared modules in one line, the first in full and the names of the others; none where
 *   all of it fits
 */
export function misfitLines(findings: readonly Finding[]): string[] {
  const [first, ...others] = findings.filter(isMisfit)
  if (!first) return []
  // Of two releases that are both looked at, each has the other.
  const names = new Set(others.map(one => one.with ?? '').filter(name => !first.text.includes(name)))
  return [names.size > 0 ? `${first.text}; nor do these fit: ${[...names].join(', ')}` : first.text]
}

/** @returns why a release is refused, in lines for an operator: a misfit takes two, what lacks and what to do. `check` has each */
export function refusalLines(findings: readonly Finding[]): string[] {
  const { remedy } = findings.find(isMisfit) ?? {}
  const others = findings.filter(one => !isMisfit(one)).map(({ text }) => text)
  return [...misfitLines(findings), ...(remedy ? [remedy] : []), ...new Set(others)]
}
