import { useState } from 'react'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import type { AdjustView } from '../adjustments/adjust.ts'
import { changesOf, type Sums, sumsOf } from './changes.ts'

/**
 * What the rows of the bill were before it changed while the page was open.
 * @param view of what the shopper changes in it themselves: that needs not be pointed out
 */
export function useChanges(bill: Bill, view: AdjustView): Sums {
  const [seen, see] = useState({ bill, before: {} as Sums, view })
  if (seen.bill === bill) return seen.before
  // A change is over before the bill that comes of it is drawn.
  const own = view.busy !== null || (view.done !== null && view !== seen.view)
  let { before } = seen
  if (seen.bill.id !== bill.id) before = own ? {} : changesOf(sumsOf(seen.bill), sumsOf(bill))
  see({ bill, before, view })
  return before
}
