import type { Language } from './language.ts'
import type { MessageTable } from './messages.ts'

const VALUE = /\{\{\s*(\w+)\s*\}\}/g

const rules: Partial<Record<Language, Intl.PluralRules>> = {}

/** @returns names of the plural forms that fit, the closest first (https://cldr.unicode.org); Chinese has `other` alone */
function formsOf(language: Language, count: number): string[] {
  rules[language] ??= new Intl.PluralRules(language)
  const form = rules[language].select(count)
  return count === 0 ? ['zero', form] : [form]
}

/**
 * Text of a key. `count` chooses among `key_zero` for none, `key_one`, `key_other` and so on, and takes the plain key, then `key_other`, where
 * the form is missing or empty; `{{name}}` is replaced by the value of that name, once: what a value itself holds stays as it is. A value that is
 * not given leaves nothing. The syntax is i18next's, which store labels and translators know, and so is the result
 * (`text-of.i18next.test.ts`); its runtime would be 13 KB in every page.
 * @returns an empty text for a key that nobody translated (LNG-2). Nothing is escaped: React does that
 */
export function textOf(
  language: Language,
  table: MessageTable,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const { count } = values
  const forms = typeof count === 'number' ? formsOf(language, count) : []
  const text = [...forms, '', 'other'].reduce(
    (found, form) => found || (own(table, form === '' ? key : `${key}_${form}`) ?? ''),
    '',
  )
  return text.replace(VALUE, (_, name: string) => String(own(values, name) ?? ''))
}

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined
