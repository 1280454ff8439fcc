import type { StoreDescription } from './description.ts'

/** The part of a store that is its document, neither goods nor places. */
export const documentOf = ({
  id,
  name,
  languages,
  currency,
  timeZone,
  defaultLocation,
  contactEmail,
  synonyms,
  appContent,
}: StoreDescription) => ({
  id,
  name,
  languages,
  currency,
  timeZone,
  defaultLocation,
  contactEmail,
  synonyms,
  appContent,
})
