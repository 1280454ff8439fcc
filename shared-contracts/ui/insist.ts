/** Wait before code that was lost is asked for again, and at most, ms: the line may be gone for long. */
const FIRST_WAIT_MS = 250
const MAX_WAIT_MS = 15_000

/**
 * Asks for code until it comes.
 * @param fetch imports it
 * @throws what the code itself throws
 */
export async function insist<T>(fetch: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, MAX_WAIT_MS)) {
    try {
      return await fetch()
    } catch (error) {
      if (!isLost(error)) throw error
      await new Promise(resolve => setTimeout(resolve, wait))
    }
  }
}

/** A module that does not come is a TypeError in the words of Chromium, Firefox or WebKit; code of ours that throws one has other words. */
const isLost = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)
