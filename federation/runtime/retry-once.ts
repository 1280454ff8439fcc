/** Before the second try: a connection that broke is not the next one's (ms). */
const PAUSE_MS = 100

/**
 * Does what needs the network once more where it failed: one lost file is not a broken release. What fails in browsers is a TypeError,
 * for a module as for `fetch`; code that throws one is not run again by another import.
 * @throws what the second try throws, and anything else at once
 */
export async function retryOnce<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    return work()
  }
}
