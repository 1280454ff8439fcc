/** One thing that speaks against a release beside what is live. */
export interface Finding {
  /** `refuse`: it may not go live; `warn`: only a release that stands in, or an address, would suffer. */
  level: 'refuse' | 'warn'
  kind: 'contract' | 'shared' | 'path' | 'slot' | 'sample'
  /** The other release concerned, as `name release`, where there is one. */
  with?: string
  text: string
  /** Nobody would own it any more: refused unless it is meant. */
  gone?: true
}
