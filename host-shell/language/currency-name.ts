import { LANGUAGE_TAG, type Language } from 'shared-contracts/language/language.ts'

/** Name of a currency in a language, as the browser has it; nothing in web views that do not. */
export function currencyName(code: string, language: Language): string {
  if (typeof Intl.DisplayNames !== 'function') return ''
  return new Intl.DisplayNames(LANGUAGE_TAG[language], { type: 'currency', fallback: 'none' }).of(code) ?? ''
}
