/** Where the browser keeps its payment attempts: pairs of a bill's name and what is known of paying it. */
export const ATTEMPTS_KEY = 'checkout.attempts'

/** @returns whether a provider's page was opened for a bill that is not known to be over: money may be moving */
export function hasOpenAttempt(storage: Pick<Storage, 'getItem'> | null): boolean {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(ATTEMPTS_KEY) ?? '[]')
    return Array.isArray(kept) && kept.some(entry => entry?.[1]?.opened === true)
  } catch {
    return false
  }
}
