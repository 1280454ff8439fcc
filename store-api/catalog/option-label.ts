import type { Language } from 'shared-contracts/language/language.ts'
import type { StoredOption } from '../database/schema/stored.ts'
import type { LocalText } from '../language/local-text.ts'
import { inLanguage } from '../language/local-text.ts'

/** A combination of options in words, e.g. `250 g · Tin`; empty without options. */
export function optionLabel(options: readonly StoredOption[], optionPair: string): LocalText {
  const ids = optionPair === '' ? [] : optionPair.split('-')
  const chosen = options.flatMap((option, i) => option.values.find(value => value.id === ids[i]) ?? [])
  const inWords = (language: 'en' | 'zh') => chosen.map(c => inLanguage(c.label, language)).join(' · ')
  return { en: inWords('en'), zh: inWords('zh') }
}

/** A product named with its options, where it has any: `Longjing (250 g)`, in Chinese `龙井（250 克）`. @param label as `optionLabel` gives it */
export function nameWithOptions(name: LocalText, label: LocalText, language: Language): string {
  const [product, options] = [inLanguage(name, language), inLanguage(label, language)]
  if (options === '') return product
  return language === 'zh' ? `${product}（${options}）` : `${product} (${options})`
}
