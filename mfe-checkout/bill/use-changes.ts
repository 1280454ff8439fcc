import { useState } from 'react'
import type { Bill } from 'shared-contracts/api/entities/order.ts'
import { changesOf, type Sums, sumsOf } from './changes.ts'

/**
 * What the rows of the bill were before it changed while the page was open.
 * @param own the shopper is changing it, so that nothing needs to be pointed out
 */
export function useChanges(bill: Bill, own: boolean): Sums {
  const [seen, see] = useState({ bill, before: {} as Sums })
  if (seen.bill.id === bill.id) return seen.before
  const before = own ? {} : changesOf(sumsOf(seen.bill), sumsOf(bill))
  see({ bill, before })
  return before
}
