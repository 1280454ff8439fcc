import type { MessageTable } from '../remote/remote.ts'
import { LANGUAGE_TAG, type Language } from './language.ts'

export type Values = Readonly<Record<string, string | number>>

/** The texts of one page or page view, in its language. */
export interface I18n {
  /** Text of a key; nothing for a key that nobody has translated, rather than the key (LNG-2). React escapes, not this. */
  t(key: string, values?: Values): string
  /** Texts taken later stand over earlier ones. */
  add(language: Language, table: MessageTable): void
  change(language: Language): void
}

/**
 * `{{name}}` stands for a value. A value `count` picks the plural form: `key_one`, `key_other` and so on, as Intl names
 * the forms of the language, then `key_other`, then `key` itself.
 */
export function createI18n(language: Language, tables: Partial<Record<Language, MessageTable>> = {}): I18n {
  const texts = new Map<string, Map<string, string>>()
  let current = language
  let plurals = new Intl.PluralRules(LANGUAGE_TAG[language])
  const add = (lng: string, table: MessageTable) =>
    texts.set(lng, new Map([...(texts.get(lng) ?? []), ...Object.entries(table)]))
  for (const [lng, table] of Object.entries(tables)) add(lng, table)

  return {
    add,
    t(key, values = {}) {
      const table = texts.get(current)
      const form = typeof values.count === 'number' ? plurals.select(values.count) : null
      const plural = form && (table?.get(`${key}_${form}`) ?? table?.get(`${key}_other`))
      const text = plural ?? table?.get(key) ?? ''
      return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name) =>
        Object.hasOwn(values, name) ? String(values[name]) : '',
      )
    },
    change(lng) {
      current = lng
      plurals = new Intl.PluralRules(LANGUAGE_TAG[lng])
    },
  }
}
