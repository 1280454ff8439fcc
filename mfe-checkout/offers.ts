/** Points of this remote's pages that others may fill, with what each hands over. */
export interface Offers {
  /** Below what is in the cart and what it comes to. */
  'cart.below-lines': {
    /** Of the lines, in their order, each once. */
    productIDs: readonly string[]
  }
}
