import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks again and again until there is an answer.
 * @param limit ms
 * @returns the answer, and ms until it came
 * @throws Error with `what` when the limit passed
 */
export async function pollUntil<T>(
  what: string,
  ask: () => Promise<T | null>,
  limit = 120_000,
): Promise<{ answer: T; ms: number }> {
  const began = performance.now()
  for (;;) {
    const answer = await ask()
    const ms = performance.now() - began
    if (answer !== null) return { answer, ms }
    if (ms > limit) throw new Error(`${what}: not within ${limit} ms`)
    await pause(20)
  }
}

/** Whether a server says that it can serve. */
export const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
    answer => answer.ok,
    () => false,
  )

/** @returns ms until it can serve */
export const readyAgain = async (origin: string, limit?: number): Promise<number> =>
  (await pollUntil(`${origin} ready`, async () => ((await isReady(origin)) ? true : null), limit)).ms
