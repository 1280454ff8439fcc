import { useStore } from '@nanostores/react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import type { Language } from '../language/language.ts'

/** Texts of a part of the kit, by language. They travel with the part, so that a release never meets a host without them. */
export type KitTexts<K extends string> = Record<Language, Record<K, string>>

/** The part's own words, in the page's language; the store's own labels of the same key come first (LNG-2). */
export function useKitText<K extends string>(texts: KitTexts<K>) {
  const { state, translate } = useApp()
  const language = useStore(state.$language)
  return (key: K, values: Record<string, string | number> = {}): string =>
    translate(key, values) ||
    texts[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
