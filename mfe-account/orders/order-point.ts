import type { PointOf } from 'shared-contracts/remote/fill-point.ts'
import type { Offers } from '../offers.ts'

/** Where others put what can be done with an order, and what they are told of it. */
export const orderPoint = (orderID: string): PointOf<Offers> => ({ name: 'order.actions', with: { orderID } })
