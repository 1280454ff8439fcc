import type { Method } from '../entities/order.ts'

/** Parts of a draft that a way of handing over may need, as either side keeps them; one that is not settled is absent or null. */
interface HandoverParts {
  slot: object | null
  pickupDate?: string | null | undefined
  address?: object | null | undefined
  tableNumber?: string | null | undefined
  immaterial?: boolean | undefined
}

const PARTS = {
  pickup: ({ slot, pickupDate }) => Boolean(slot ?? pickupDate),
  delivery: ({ slot, address }) => Boolean(slot && address),
  eatIn: ({ tableNumber }) => Boolean(tableNumber),
} as const satisfies Record<Method, (draft: HandoverParts) => boolean>

/**
 * Whether a draft has what an order needs besides place and contact, by the way it is handed over (CHK-1, CHK-2): checkout leads back to its
 * details without it, and the backend refuses the order as `draft-incomplete`. What nobody hands over needs none. A way that the contract does not have needs what nobody
 * knows here, so it has not.
 */
export const hasItsPart = (method: string, draft: HandoverParts): boolean =>
  Object.hasOwn(PARTS, method) && (draft.immaterial === true || PARTS[method as Method](draft))
