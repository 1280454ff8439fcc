/** How the store took an order of which nothing is left to pay online: `paid`, or `accepted` to be paid in the store. */
export type OrderedAs = 'paid' | 'accepted'

/** What leads to an order's confirmation, as the `state` of the move: what the store answered when the order was made. */
export interface Ordered {
  ordered: OrderedAs
}

/** @param state of whatever led here @returns null where it was not the order's own button */
export const readOrdered = (state: unknown): OrderedAs | null =>
  (state as Partial<Ordered> | null | undefined)?.ordered ?? null
