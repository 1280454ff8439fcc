/** What a page's shopper had of it, as the page tells. */
export interface Vitals {
  /** ms; null where the browser did not tell. */
  lcp: number | null
  inp: number | null
  cls: number | null
  /** ms; absent from hosts that were released before it was asked for. */
  frame?: number | null | undefined
  /** Nothing stood in its area once it was calm; absent from hosts that were released before it was asked for. */
  empty?: boolean | undefined
  calls: number
  failedCalls: number
}
