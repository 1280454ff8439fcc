const SECOND_MS = 1_000

/**
 * Counts by the second, by the device's own measure of time.
 * @param whole ms that are left
 * @param tick told how much of that is over
 * @param over called once when all of it is, as soon as there is a network; never where nothing was left to begin with
 * @returns stops counting
 */
export function countDown(whole: number, tick: (elapsed: number) => void, over: () => void): () => void {
  const began = performance.now()
  let told = whole <= 0
  const timer = setInterval(() => {
    const elapsed = performance.now() - began
    tick(elapsed)
    if (told || elapsed < whole || !navigator.onLine) return
    told = true
    over()
  }, SECOND_MS)
  return () => clearInterval(timer)
}
