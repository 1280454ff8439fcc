import { isLanguage, type Language } from 'shared-contracts/language/language.ts'

/** Cookie in which the page notes the language it was switched to: so the server's guess is right before the store's document has come. */
export const LANGUAGE_COOKIE = 'arcade_language'

/** @param cookies a Cookie header, or `document.cookie` */
export function notedLanguage(cookies: string): Language | null {
  const noted = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(cookies)?.[1]
  return isLanguage(noted) ? noted : null
}
