export const LANGUAGES = ['en', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

/** How a language names itself; LNG-1. */
export const LANGUAGE_NAME = { en: 'English', zh: '中文' } as const satisfies Record<Language, string>

/** Value of `<html lang>` and of Intl formatters. */
export const LANGUAGE_TAG = { en: 'en-CA', zh: 'zh-Hans-CN' } as const satisfies Record<Language, string>

export const isLanguage = (x: unknown): x is Language => (LANGUAGES as readonly unknown[]).includes(x)
