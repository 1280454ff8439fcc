import type { Language } from 'shared-contracts/language/language.ts'

/** A text in the store's languages; English is always there. */
export type LocalText = { readonly en: string; readonly zh?: string }

export const inLanguage = (text: LocalText, language: Language): string => text[language] ?? text.en
