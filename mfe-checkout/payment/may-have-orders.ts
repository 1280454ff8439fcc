import { browserStorage } from 'shared-contracts/remote/storage.ts'
import { ATTEMPTS_KEY, hasOrders } from './kept-attempts.ts'

/** Whether an order was made in this browser, or was asked for to be paid in the store and may have been made: that it was is known with its answer alone. */
export const mayHaveOrders = (): boolean =>
  hasOrders() || /"pay-at-store":"/.test(browserStorage('localStorage').getItem(ATTEMPTS_KEY) ?? '')
