import type { AppInfo } from './app-info.ts'

/** Whether the store has a cart and a checkout (HDR-5); one that does not say has. @param info null while it is not known */
export const takesOrders = (info: AppInfo | null): boolean => info?.flags.enableCheckout !== false
