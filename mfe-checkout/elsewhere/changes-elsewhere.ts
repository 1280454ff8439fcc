import type { Cart, LineItem } from 'shared-contracts/api/entities/cart.ts'
import { lineName } from '../cart/line-name.ts'

/** What another tab or device did to a line. */
export interface ChangeElsewhere {
  kind: 'added' | 'removed' | 'quantity'
  /** As `itemOf` names it. */
  item: string
  name: string
  /** Pieces. */
  now: number
}

/** A line that went and came back has another id; what it is of stays. */
export const itemOf = ({ productID, optionPair }: Pick<LineItem, 'productID' | 'optionPair'>): string =>
  `${productID} ${optionPair}`

const byItem = ({ lineItems }: Cart) => new Map(Object.values(lineItems).map(line => [itemOf(line), line]))

/**
 * @param own items this tab is changing itself: what becomes of them is shown at their own line
 * @returns what is different of the others, line by line
 */
export function changesElsewhere(before: Cart, now: Cart, own: ReadonlySet<string>): ChangeElsewhere[] {
  const [old, fresh] = [byItem(before), byItem(now)]
  const changes: ChangeElsewhere[] = []
  for (const [item, line] of fresh) {
    const { quantity } = line
    const was = old.get(item)?.quantity
    if (own.has(item) || was === quantity) continue
    changes.push({
      kind: was === undefined ? 'added' : 'quantity',
      item,
      name: lineName(line),
      now: quantity,
    })
  }
  for (const [item, line] of old)
    if (!fresh.has(item) && !own.has(item))
      changes.push({ kind: 'removed', item, name: lineName(line), now: 0 })
  return changes
}

/** @returns what of it is so still: what this tab has changed since is not said beside it */
export function stillSo(changes: readonly ChangeElsewhere[], cart: Cart): readonly ChangeElsewhere[] {
  const lines = byItem(cart)
  return changes.filter(({ item, now }) => (lines.get(item)?.quantity ?? 0) === now)
}
