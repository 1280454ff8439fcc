export type Call = (request: {
  path: string[]
  body: Json
  visitor: Visitor
  /** The visitor's cart as it is answered. */
  cart: { itemCount: number; lineItems: object; subtotal: string; currency: string }
}) => object | number
// biome-ignore lint/suspicious/noExplicitAny: what clients send is looked at, not trusted
type Json = any

export interface Visitor {
  cart: Map<number, number>
  user: boolean
  order: {
    method?: string
    place?: string
    contact?: object
    start?: string
    id?: number
    /** How often was asked whether it is paid. */
    checks: number
  }
}
