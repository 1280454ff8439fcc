import { isLanguage, type Language } from 'shared-contracts/language/language.ts'

/** A text in the store's languages; English is always there. */
export type LocalText = { readonly en: string; readonly zh?: string }

export const inLanguage = (text: LocalText, language: Language): string => text[language] ?? text.en

/** A language as a row of the database has it. */
export const storedLanguage = (text: unknown): Language => (isLanguage(text) ? text : 'en')
