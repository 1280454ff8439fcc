import type { DeliveryAddress, Method } from 'shared-contracts/api/entities/order.ts'

const ADDRESS = [
  'streetNumberAndNameDetails',
  'unit',
  'city',
  'province',
  'postCode',
] as const satisfies (keyof DeliveryAddress)[]

/** How the form asks: by the way of handing over, or for a contact alone, where nobody hands anything over. */
export type Way = Method | 'none'

/** What a way of handing over does not ask, or settles when the form is sent. What is typed there is kept. */
export const UNASKED = {
  pickup: [...ADDRESS, 'tableNumber'],
  delivery: ['localStoreName', 'tableNumber', 'start'],
  eatIn: [...ADDRESS, 'start'],
  none: [...ADDRESS, 'localStoreName', 'tableNumber', 'start'],
} as const satisfies Record<Way, readonly string[]>
