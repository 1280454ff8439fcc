import { isLanguage, type Language } from 'shared-contracts/language/language.ts'

/** Cookie in which the page notes the language it was switched to. It only makes the guess below right. */
export const LANGUAGE_COOKIE = 'arcade_language'

/**
 * The visitor's language as far as their request tells: loaders start before the store's document, which alone
 * decides, has come.
 */
export function guessLanguage(headers: Headers): Language {
  const noted = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(headers.get('cookie') ?? '')?.[1]
  if (isLanguage(noted)) return noted
  const asked = (headers.get('accept-language') ?? '')
    .split(',')
    .map(part => part.trim().toLowerCase().slice(0, 2))
    .find(isLanguage)
  return asked ?? 'en'
}
