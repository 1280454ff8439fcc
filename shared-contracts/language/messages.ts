/** Texts of one language: flat key → text, with values and plurals as `text-of.ts` reads them. */
export type MessageTable = { readonly [key: string]: string }
