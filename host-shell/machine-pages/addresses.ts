import type { Language } from 'shared-contracts/language/language.ts'
import { isLanguage, LANGUAGE_TAG } from 'shared-contracts/language/language.ts'

/** Languages of a shop that pages exist in; the first is what an address without a language means. */
export const languagesOf = (offered: readonly string[]): readonly Language[] => {
  const known = offered.filter(isLanguage)
  return known.length > 0 ? known : ['en']
}

/** Address of a page in one language: the shop's first has none in its address, each other is `?lang=…`. @param path with its query */
export function inLanguage(path: string, language: Language, offered: readonly string[]): string {
  if (language === languagesOf(offered)[0]) return path
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}

/** What hreflang says of a page: one address for each language, and the one for everybody else. */
export function alternates(path: string, offered: readonly string[]): { hreflang: string; path: string }[] {
  const languages = languagesOf(offered)
  if (languages.length < 2) return []
  return [
    ...languages.map(language => ({
      hreflang: LANGUAGE_TAG[language],
      path: inLanguage(path, language, offered),
    })),
    { hreflang: 'x-default', path },
  ]
}
