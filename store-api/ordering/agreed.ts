import type { Method } from 'shared-contracts/api/entities/order.ts'
import { hasItsPart } from 'shared-contracts/api/ordering/has-its-part.ts'
import { Refusal } from '../http/refusal.ts'
import { NO_PAY_AT_STORE } from '../order-parts/no-pay-at-store.ts'
import type { ComputedBill } from './bill.ts'
import { type Draft, isPlaced } from './draft.ts'
import type { Location } from './locations.ts'

export type CompleteDraft = Draft & {
  method: Method
  location: Location
  contact: NonNullable<Draft['contact']>
}

const isComplete = (draft: Draft): draft is CompleteDraft =>
  isPlaced(draft) && draft.contact !== null && hasItsPart(draft.method, draft)

export const canPayAtStore = (location: Location, method: Method): boolean =>
  location.payAtStore && method !== 'delivery'

/**
 * The draft of a bill that an order can be made of.
 * @param money writes an amount for the message
 * @throws Refusal `slot-gone`, `draft-incomplete`, `not-delivered`, `below-minimum`, `invalid` for payment in a store that does not take it
 */
export function completeDraft(
  { draft, zone, received, payAtStore }: ComputedBill,
  money: (minor: number) => string,
): CompleteDraft {
  if (draft.slotOver) throw new Refusal('slot-gone')
  if (!isComplete(draft)) throw new Refusal('draft-incomplete')
  if (draft.method === 'delivery') {
    if (!zone) throw new Refusal('not-delivered', { field: 'postCode' })
    if (received < zone.minimum) {
      const values = { minimum: money(zone.minimum), missing: money(zone.minimum - received) }
      throw new Refusal('below-minimum', { values })
    }
  }
  // Nobody comes to pay for what nobody fetches.
  if (payAtStore && (draft.immaterial || !canPayAtStore(draft.location, draft.method)))
    throw new Refusal('invalid', NO_PAY_AT_STORE)
  return draft
}
