/** Cookie in which the page notes the currency prices are shown in, so that the server draws them so too. */
export const CURRENCY_COOKIE = 'arcade_currency'

/** @param cookies a Cookie header, or `document.cookie`; @returns the currency noted there, ISO 4217 */
export function notedCurrency(cookies: string): string | null {
  return new RegExp(`(?:^|;\\s*)${CURRENCY_COOKIE}=([A-Z]{3})(?:;|$)`).exec(cookies)?.[1] ?? null
}
