/**
 * Whoever asks while work is under way waits for the work after it, together with all others who do: what they are told was looked up after
 * they had asked.
 */
export function sharedNext(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | null = null
  let next: Promise<void> | null = null
  const begin = (): Promise<void> => {
    underWay = work().finally(() => {
      underWay = null
    })
    return underWay
  }
  return () => {
    if (!underWay) return begin()
    next ??= underWay.then(() => {
      next = null
      return underWay ?? begin()
    })
    return next
  }
}
