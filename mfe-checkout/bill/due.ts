import type { Bill } from 'shared-contracts/api/entities/order.ts'

/** What is left to pay once store credit is taken off, in minor units: the one amount that is shown, charged and keyed (CHK-4). */
export const dueOf = ({ due, total }: Pick<Bill, 'due' | 'total'>): number => due ?? total
