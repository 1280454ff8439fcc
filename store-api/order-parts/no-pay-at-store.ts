/** How an order is refused that nobody could take the money for when it is handed over. */
export const NO_PAY_AT_STORE = {
  message: 'invalid.pickUpAandPayAtStore',
  field: 'pickUpAandPayAtStore',
} as const
