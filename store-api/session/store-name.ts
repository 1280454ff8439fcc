import { type SQL, sql } from 'drizzle-orm'
import type { Language } from 'shared-contracts/language/language.ts'
import { locations } from '../database/schema/store.ts'
import type { StoredNames } from '../database/schema/stored.ts'

/** What a location is called: by itself, and by language where that differs. */
export interface StoreNames {
  localStoreName: string
  nameContent?: StoredNames | null
}

/** The name that a location answers to in a language: `localStoreName` where it has none of its own. */
export const storeName = ({ localStoreName, nameContent }: StoreNames, language: Language): string =>
  nameContent?.[language] || localStoreName

/** Whether a location has the name in any language: a page may be in another by the time it sends one. */
export const isCalled = (name: string): SQL<boolean> =>
  sql<boolean>`(${locations.localStoreName} = ${name} or exists (select from jsonb_each_text(${locations.nameContent}) where value = ${name}))`

/** Whether that is the name it is shown by in a language, which no other location has there. */
export const isShownAs = (name: string, language: Language): SQL<boolean> =>
  sql<boolean>`coalesce(nullif(${locations.nameContent} ->> ${language}, ''), ${locations.localStoreName}) = ${name}`
