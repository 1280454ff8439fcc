import { chooseLanguage } from 'shared-contracts/language/accept-language.ts'
import { isLanguage, LANGUAGES, type Language } from 'shared-contracts/language/language.ts'
import { notedLanguage } from '../language/language-cookie.ts'

/** Language that an address names (`?lang=zh`): what search engines and shared links lead to. */
export function wantedLanguage({ url }: Request): Language | null {
  const wanted = new URL(url).searchParams.get('lang')
  return isLanguage(wanted) ? wanted : null
}

/** Shops remembered by one process: their addresses are the visitors' to choose. */
const MAX_SHOPS = 100

/** Guesses a visitor's language: loaders start before the store's document, which alone decides, has come. */
export interface LanguageGuess {
  /** By what the visitor noted, else by what their browser asks for among the languages the shop offers. */
  guess(request: Request): Language
  /** Takes what a store's document said that the shop offers; the next visitor's guess knows it. */
  learn(request: Request, offered: readonly string[]): void
}

/** One for a process: it remembers shops, and nothing of visitors. */
export function createLanguageGuess(): LanguageGuess {
  const offers = new Map<string, readonly Language[]>()
  const shopOf = ({ url }: Request) => new URL(url).host
  return {
    guess(request) {
      const offered = offers.get(shopOf(request)) ?? LANGUAGES
      const noted = notedLanguage(request.headers.get('cookie') ?? '')
      if (noted && offered.includes(noted)) return noted
      return chooseLanguage(request.headers.get('accept-language'), offered) ?? offered[0] ?? 'en'
    },
    learn(request, offered) {
      const shop = shopOf(request)
      offers.delete(shop)
      offers.set(shop, offered.filter(isLanguage))
      const [oldest] = offers.keys()
      if (offers.size > MAX_SHOPS && oldest !== undefined) offers.delete(oldest)
    },
  }
}
