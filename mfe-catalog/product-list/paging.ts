import type { ProductSummary } from 'shared-contracts/api/entities/product.ts'

/** Products of one load of an infinite list (CAT-2). */
export const PAGE_SIZE = 12
/** Loads that scrolling alone may start; then the shopper asks. */
export const AUTOMATIC_PAGES = 3

/** Query of one part of a list. @param start position of its first product, from 0 */
export const partQuery = (start: number, count: number) => ({
  infiniteLoad: 'true' as const,
  numberToLoad: String(count),
  startingPosition: String(start),
})

/** `rows` with those of `more` that are not among them yet, in order. */
export function append(
  rows: readonly ProductSummary[],
  more: readonly ProductSummary[],
): readonly ProductSummary[] {
  const seen = new Set(rows.map(r => r.id))
  // Adding while looking also drops doubles inside the new part.
  return [...rows, ...more.filter(r => !seen.has(r.id) && seen.add(r.id))]
}

/** `rows` with prices and stock of those that came anew. */
export function freshen(
  rows: readonly ProductSummary[],
  fresh: readonly ProductSummary[],
): readonly ProductSummary[] {
  const byId = new Map(fresh.map(r => [r.id, r]))
  return rows.map(r => byId.get(r.id) ?? r)
}
