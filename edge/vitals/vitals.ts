/** What a page's shopper had of it, as the page tells. */
export interface Vitals {
  /** ms; null where the browser did not tell. */
  lcp: number | null
  inp: number | null
  cls: number | null
  calls: number
  failedCalls: number
}
