/** Points of this remote's pages that others may fill, with what each hands over. */
export interface Offers {
  /** Right below the price on a product's page. */
  'product.below-price': { productID: string }
}
