import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'

const tables = {
  en: {
    plain: 'Tea',
    hello: 'Hello {{ name }}, {{name}}',
    cart_one: '{{count}} item',
    cart_other: '{{count}} items',
  },
  zh: { plain: '茶', cart_other: '{{count}} 件' },
}

test('LNG-2 a key nobody translated shows as nothing, whatever it is called', () => {
  const { t } = createI18n('zh', tables)
  for (const key of ['hello', 'toString', '__proto__', '']) expect(t(key)).toBe('')
})

test('values stand where they are named, as text; one that is missing leaves nothing', () => {
  const { t } = createI18n('en', tables)
  expect(t('hello', { name: '<b>$&{{name}}' })).toBe('Hello <b>$&{{name}}, <b>$&{{name}}')
  expect(t('hello')).toBe('Hello , ')
})

test('a count picks the form of the language, the text without a form stands in', () => {
  const en = createI18n('en', tables)
  expect([en.t('cart', { count: 1 }), en.t('cart', { count: 0 })]).toEqual(['1 item', '0 items'])
  expect(en.t('plain', { count: 1 })).toBe('Tea')
  expect(createI18n('zh', tables).t('cart', { count: 1 })).toBe('1 件')
})

test('LNG-1 a change of language takes the texts of that language, and later texts stand over earlier ones', () => {
  const i18n = createI18n('en', tables)
  i18n.add('zh', { plain: '好茶' })
  i18n.change('zh')
  expect(i18n.t('plain')).toBe('好茶')
  expect(i18n.t('cart', { count: 2 })).toBe('2 件')
})
