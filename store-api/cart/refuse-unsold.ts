import type { Language } from 'shared-contracts/language/language.ts'
import { isSoldAt } from '../catalog/sold-at.ts'
import type { StoredOption } from '../database/schema/stored.ts'
import { Refusal } from '../http/refusal.ts'
import type { LocalText } from '../language/local-text.ts'
import { inWords, outOfStock } from './refuse-quantity.ts'

interface Item {
  name: LocalText
  options: readonly StoredOption[]
  optionPair: string
  /** Ids of the only locations that sell it; null: every one. */
  soldAt: readonly string[] | null
  /** No longer sold at all. */
  retired?: boolean
}

/** @throws Refusal naming the first item that is not sold: `out-of-stock` for one that no location sells any more, `not-sold-here` for one that one of these does not */
export function refuseUnsold(
  items: readonly Item[],
  locationIds: readonly (string | null | undefined)[],
  language: Language,
): void {
  const retired = items.find(item => item.retired)
  if (retired) throw outOfStock(inWords(retired, language), 0)
  const unsold = items.find(item => locationIds.some(id => !isSoldAt(item.soldAt, id)))
  if (unsold) throw new Refusal('not-sold-here', { values: { name: inWords(unsold, language) } })
}
