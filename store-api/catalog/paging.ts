export interface Paging {
  infiniteLoad?: boolean | undefined
  numberToLoad?: number | undefined
  startingPosition?: number | undefined
}

/** Rows to answer with: by position under infinite loading, else the whole first part. */
export function pageOf(paging: Paging, size = 12): { limit: number; offset: number } {
  return paging.infiniteLoad
    ? { limit: paging.numberToLoad ?? size, offset: paging.startingPosition ?? 0 }
    : { limit: paging.numberToLoad ?? 120, offset: 0 }
}
