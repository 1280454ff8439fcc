import { readFailure } from './failure.ts'

/** Resolves after some ms. */
export type Wait = (ms: number) => Promise<void>

/** Pauses before the second, third and fourth try, in ms. */
const PAUSES = [400, 1200, 2500]

/**
 * Makes a call again while its outcome is open. Only for calls that have the same effect however often they are made.
 * @throws the refusal, or the last failure
 */
export async function persist<T>(call: () => Promise<T>, wait: Wait): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await call()
    } catch (error) {
      if (readFailure(error).kind === 'refused') throw error
      await wait(pause)
    }
  }
  return call()
}

export const pause: Wait = ms => new Promise(resolve => setTimeout(resolve, ms))
