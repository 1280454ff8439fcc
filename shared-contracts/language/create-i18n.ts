import { createInstance, type i18n } from 'i18next'
import type { Language } from './language.ts'
import type { MessageTable } from './messages.ts'

/**
 * An i18next instance for one page or page view. Keys are flat; a key nobody translated shows as nothing
 * rather than as a key (LNG-2). React escapes, so i18next must not.
 */
export function createI18n(language: Language, tables: Partial<Record<Language, MessageTable>>): i18n {
  const instance = createInstance()
  void instance.init({
    lng: language,
    // One language is in the page; a fallback known to the server alone would not hydrate.
    fallbackLng: false,
    resources: Object.fromEntries(
      Object.entries(tables).map(([lng, table]) => [lng, { translation: table }]),
    ),
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: () => '',
  })
  return instance
}
