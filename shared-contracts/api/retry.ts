import { isApiError } from './api-error.ts'
import { readFailure } from './failure.ts'

/** Resolves after some ms. */
export type Wait = (ms: number) => Promise<void>

/** Before the second, third and fourth try. */
export const RETRY_DELAYS_MS = [400, 1200, 2500] as const
/** All of them, in whole seconds: a backend that asks for more patience would refuse every further try. */
const PATIENCE_S = 5

export const pause: Wait = ms => new Promise(resolve => setTimeout(resolve, ms))

/**
 * Makes a call again while its outcome is open. Only for calls that have the same effect however often they are made.
 * @throws the refusal, a failure that passes later than the tries would end, or the last failure
 */
export async function retry<T>(call: () => Promise<T>, wait: Wait = pause): Promise<T> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await call()
    } catch (error) {
      if (readFailure(error).kind === 'refused' || passesLate(error)) throw error
      await wait(delay)
    }
  }
  return call()
}

const passesLate = (error: unknown): boolean => isApiError(error) && Number(error.retryAfter) > PATIENCE_S
