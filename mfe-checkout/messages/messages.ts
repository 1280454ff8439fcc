import type cart from './cart/en.ts'
import type details from './details/en.ts'
import type en from './en.ts'
import type payment from './payment/en.ts'

/** Texts of every page of this remote: `useT<Messages>()`. */
export type Messages = typeof en
/** And those of one step, which only its pages load. */
export type CartMessages = Messages & typeof cart
export type DetailsMessages = Messages & typeof details
export type PaymentMessages = Messages & typeof payment
