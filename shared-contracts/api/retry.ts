import { readFailure } from './failure.ts'

/** Resolves after some ms. */
export type Wait = (ms: number) => Promise<void>

/** Before the second, third and fourth try. */
export const RETRY_DELAYS_MS = [400, 1200, 2500] as const

export const pause: Wait = ms => new Promise(resolve => setTimeout(resolve, ms))

/**
 * Makes a call again while its outcome is open. Only for calls that have the same effect however often they are made.
 * @throws the refusal, or the last failure
 */
export async function retry<T>(call: () => Promise<T>, wait: Wait = pause): Promise<T> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await call()
    } catch (error) {
      if (readFailure(error).kind === 'refused') throw error
      await wait(delay)
    }
  }
  return call()
}
