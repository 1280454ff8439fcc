import type { DeliveryAddress, Method } from 'shared-contracts/api/entities/order.ts'

const ADDRESS = [
  'streetNumberAndNameDetails',
  'unit',
  'city',
  'province',
  'postCode',
] as const satisfies (keyof DeliveryAddress)[]

/** What a way of handing over does not ask, or settles when the form is sent. What is typed there is kept. */
export const UNASKED = {
  pickup: [...ADDRESS, 'tableNumber'],
  delivery: ['localStoreName', 'tableNumber', 'start'],
  eatIn: [...ADDRESS, 'start'],
} as const satisfies Record<Method, readonly string[]>
