/** What can still be done for a shopper of whose order a part went back: by hand, or as the price difference of a group buy. */
export const MORE_BACK =
  '"give-credit" gives more as store credit, and the provider\'s own pages send more back'
