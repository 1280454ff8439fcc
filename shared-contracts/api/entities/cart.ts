import * as v from 'valibot'
import { Currency, Id, Left, Minor } from './basics.ts'
import { Image } from './image.ts'

export const LineItem = v.object({
  id: Id,
  productID: Id,
  name: v.string(),
  optionPair: v.string(),
  /** Chosen options in words, e.g. `250 g · Less sweet`; empty without options. */
  optionLabel: v.string(),
  image: v.nullable(Image),
  unitPrice: Minor,
  quantity: v.number(),
  lineTotal: Minor,
  /** Stock left for this combination, this line's own quantity included. */
  available: Left,
  /** The chosen location does not sell it: shown, but refused when ordered. */
  notSoldHere: v.optional(v.boolean()),
  /** Nobody hands it over, as a membership: it counts towards no sum that a delivery asks for. */
  immaterial: v.optional(v.boolean()),
})
export type LineItem = v.InferOutput<typeof LineItem>

export const Cart = v.object({
  /** Sum of the quantities. */
  itemCount: v.number(),
  lineItems: v.record(v.string(), LineItem),
  subtotal: Minor,
  currency: Currency,
  /** Grows with every change on the server: a late answer with a lower version is dropped. */
  version: v.number(),
})
export type Cart = v.InferOutput<typeof Cart>
