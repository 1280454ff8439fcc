import { serverCookie } from './cookie.ts'

/** Cookie that the backend reads when its bearer registers. */
export const REFERRAL_COOKIE = 'arcade-ref'
/** A shopper's own referral id, as the API gives it (`myID`). */
const SHAPE = /^[0-9A-Z]{8}$/
const LIFE_SECONDS = 30 * 86_400

/**
 * Remembers by whose link a visitor came (`?ref=`), whatever page it leads to: the latest link counts, for 30 days.
 * @param query of the page's address @param secure whether shoppers come by https @returns Set-Cookie values
 */
export function referralCookies(query: unknown, secure: boolean): string[] {
  const { ref } = query as Record<string, unknown>
  if (typeof ref !== 'string' || !SHAPE.test(ref)) return []
  return [serverCookie(REFERRAL_COOKIE, ref, LIFE_SECONDS, secure)]
}
