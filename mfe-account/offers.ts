/** Points of this remote's pages that others may fill, with what each hands over. */
export interface Offers {
  /** Beside what can be done with one order. */
  'order.actions': { orderID: string }
}
