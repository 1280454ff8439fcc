/** Products of one load of a list that grows (CAT-2). */
export const PAGE_SIZE = 12

/** Query of one part of a list. @param start position of its first product, from 0 */
export const partQuery = (start: number, count: number) => ({
  infiniteLoad: 'true' as const,
  numberToLoad: String(count),
  startingPosition: String(start),
})
