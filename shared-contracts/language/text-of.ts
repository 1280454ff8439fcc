import type { Language } from './language.ts'
import type { MessageTable } from './messages.ts'

const VALUE = /\{\{\s*(\w+)\s*\}\}/g

const rules: Partial<Record<Language, Intl.PluralRules>> = {}

/** @returns the plural form's name (https://cldr.unicode.org), e.g. `one`; Chinese has `other` alone */
function pluralOf(language: Language, count: number): Intl.LDMLPluralRule {
  rules[language] ??= new Intl.PluralRules(language)
  return rules[language].select(count)
}

/**
 * Text of a key. `count` chooses among `key_one`, `key_other` and so on, and takes the plain key, then `key_other`, where the form is missing; `{{name}}`
 * is replaced by the value of that name, once: what a value itself holds stays as it is. A value that is not given leaves nothing.
 * The syntax is that of i18next, which store labels and translators know; its runtime would be 13 KB in every page.
 * @returns an empty text for a key that nobody translated (LNG-2). Nothing is escaped: React does that
 */
export function textOf(
  language: Language,
  table: MessageTable,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const { count } = values
  const plural = typeof count === 'number' ? own(table, `${key}_${pluralOf(language, count)}`) : undefined
  const text = plural ?? own(table, key) ?? own(table, `${key}_other`) ?? ''
  return text.replace(VALUE, (_, name: string) => String(own(values, name) ?? ''))
}

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined
