import type { Cart, LineItem } from 'shared-contracts/api/entities/cart.ts'
import { lineName } from '../cart/line-name.ts'

/** What another tab or device did to a line. Quantities in pieces. */
export type ChangeElsewhere =
  | { kind: 'added'; name: string; now: number }
  | { kind: 'removed'; name: string }
  | { kind: 'quantity'; name: string; now: number }

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
    const name = lineName(line)
    changes.push(
      was === undefined ? { kind: 'added', name, now: quantity } : { kind: 'quantity', name, now: quantity },
    )
  }
  for (const [item, line] of old)
    if (!fresh.has(item) && !own.has(item)) changes.push({ kind: 'removed', name: lineName(line) })
  return changes
}
