import type { Order } from './hold.ts'

/** Whether anything of an order is handed over: of all ways only what nobody fetches has neither time, day nor table (CHK-1). */
export const isReceived = ({
  method,
  slotStart,
  pickupDate,
}: Pick<Order, 'method' | 'slotStart' | 'pickupDate'>): boolean =>
  method !== 'pickup' || slotStart !== null || pickupDate !== null
