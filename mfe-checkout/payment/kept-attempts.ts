import { browserStorage } from 'shared-contracts/remote/storage.ts'

/** Where a browser keeps what it knows of paying, for all its tabs. */
export const ATTEMPTS_KEY = 'checkout.attempts'

/** Whether an order was made in this browser that is not known to be over: what tells of it is loaded for such a browser alone. */
export const hasOrders = (): boolean =>
  /"orderID":"/.test(browserStorage('localStorage').getItem(ATTEMPTS_KEY) ?? '')
