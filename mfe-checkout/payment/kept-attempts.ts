import { browserStorage } from 'shared-contracts/remote/storage.ts'

/** Where a browser keeps what it knows of paying, for all its tabs. */
export const ATTEMPTS_KEY = 'checkout.attempts'

/** Whether an order was made in this browser that is not known to be over: what tells of it is loaded for such a browser alone. */
export const hasOrders = (): boolean =>
  /"orderID":"/.test(browserStorage('localStorage').getItem(ATTEMPTS_KEY) ?? '')

const OPTION_KEY = 'checkout.by'

/** The way to pay that this tab went with last: who comes back from the provider goes on with it. */
export const lastOption = (): string | null => browserStorage('sessionStorage').getItem(OPTION_KEY)

export const noteOption = (option: string): void =>
  browserStorage('sessionStorage').setItem(OPTION_KEY, option)
