import type { Language } from 'shared-contracts/language/language.ts'
import { isSoldAt } from '../catalog/sold-at.ts'
import type { StoredOption } from '../database/schema/stored.ts'
import { Refusal } from '../http/refusal.ts'
import type { LocalText } from '../language/local-text.ts'
import { inWords } from './refuse-quantity.ts'

interface Item {
  name: LocalText
  options: readonly StoredOption[]
  optionPair: string
  /** Ids of the only locations that sell it; null: every one. */
  soldAt: readonly string[] | null
}

/** @throws Refusal `not-sold-here` naming the first item that one of these locations does not sell */
export function refuseUnsold(
  items: readonly Item[],
  locationIds: readonly (string | null | undefined)[],
  language: Language,
): void {
  const unsold = items.find(item => locationIds.some(id => !isSoldAt(item.soldAt, id)))
  if (unsold) throw new Refusal('not-sold-here', { values: { name: inWords(unsold, language) } })
}
