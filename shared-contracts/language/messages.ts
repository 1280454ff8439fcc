/** Texts of one language: flat key → text, i18next's syntax for values and plurals. */
export type MessageTable = { readonly [key: string]: string }
