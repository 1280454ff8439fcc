/** Providers whose page sends the shopper back with `from_source` (RET-1). */
export interface ReturnProvider {
  /** What `from_source` starts with, before the letter X and the order id. */
  prefix: string
  /** Call that says what became of the payment; null: the order itself says it (`GET …/order/{id}`). */
  check: `POST shoppingManagement4/check${string}PaymentStatus` | null
  /** Whether the check carries the `status` of the return address too (RET-3). */
  sendsStatus: boolean
}

/**
 * RET-3 as a table. The last two are ours: PayPal comes back to the backend, which captures and sends the shopper on;
 * `store` is an order paid by store credit or to be paid in the store, which never left the shop.
 */
export const RETURN_PROVIDERS = {
  snappay: {
    prefix: 'snappay_h5',
    check: 'POST shoppingManagement4/checkSnapPayPaymentStatus',
    sendsStatus: false,
  },
  ott: { prefix: 'ott_h5', check: 'POST shoppingManagement4/checkOttPaymentStatus', sendsStatus: false },
  iot: { prefix: 'iot_h5', check: 'POST shoppingManagement4/checkIOTPayPaymentStatus', sendsStatus: true },
  citcon_classic: {
    prefix: 'citcon_classic_h5',
    check: 'POST shoppingManagement4/checkCitconPaymentStatus',
    sendsStatus: true,
  },
  opay: { prefix: 'opay_h5', check: 'POST shoppingManagement4/checkOPayPaymentStatus', sendsStatus: true },
  paypal: { prefix: 'paypal', check: null, sendsStatus: false },
  store: { prefix: 'store', check: null, sendsStatus: false },
} as const satisfies Record<string, ReturnProvider>
export type ReturnProviderName = keyof typeof RETURN_PROVIDERS
