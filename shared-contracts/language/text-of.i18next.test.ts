import fc from 'fast-check'
import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from './language.ts'
import type { MessageTable } from './messages.ts'
import { textOf } from './text-of.ts'

/** i18next as a page with flat keys and one language has it: what no one translated shows nothing, and React escapes. */
function i18nextOf(lng: Language, table: MessageTable) {
  const i18n = createInstance()
  void i18n.init({
    lng,
    fallbackLng: false,
    resources: { [lng]: { translation: table } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: () => '',
  })
  return (key: string, values: Record<string, string | number>) => String(i18n.t(key, { ...values }))
}

const NAMES = ['name', 'place', 'count'] as const
const word = fc.constantFrom('Tea ', '茶', ' of ', '<b>', '$&', '', '$1')
const place = fc.constantFrom('{{name}}', '{{ place }}', '{{count}}')
const text = fc.array(fc.oneof(word, place), { maxLength: 6 }).map(parts => parts.join(''))
const KEYS = ['a', 'a_one', 'a_other', 'a_zero', 'b', 'b_other', 'c'] as const
const table = fc.dictionary(fc.constantFrom(...KEYS), text)
const values = fc.record(
  {
    name: fc.oneof(word, fc.integer()),
    place: fc.oneof(word, fc.integer()),
    count: fc.oneof(fc.integer({ min: -3, max: 30 }), fc.constantFrom(1.5, 0.1, 1_000_000)),
  },
  { requiredKeys: [...NAMES] },
)

test('LNG-2 a text is what i18next makes of it, whatever the table, the language, the key and the values', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LANGUAGES),
      table,
      fc.constantFrom('a', 'b', 'c', 'd'),
      values,
      (lng, table, key, values) => {
        expect(textOf(lng, table, key, values)).toBe(i18nextOf(lng, table)(key, values))
      },
    ),
    { numRuns: 2_000 },
  )
})
