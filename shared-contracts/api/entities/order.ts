import * as v from 'valibot'
import { MEANS } from '../payment/means.ts'
import { Currency, Day, Id, Instant, Minor, TimeZone } from './basics.ts'
import { Image } from './image.ts'
import { ContactInfo, DeliveryAddress, Method } from './order-form.ts'

// A page that only asks for these takes no shapes of answers along.
export * from './order-form.ts'

export const Slot = v.object({ start: Instant, end: Instant })
export type Slot = v.InferOutput<typeof Slot>

/** Part of the goods' price, or a fixed amount. */
export const TipChoice = v.union([
  v.strictObject({ percent: v.picklist([15, 20, 25]) }),
  v.strictObject({ amount: v.pipe(Minor, v.minValue(1)) }),
])
export type TipChoice = v.InferOutput<typeof TipChoice>

/** What the shopper has settled so far of the order being made. */
export const OrderDraft = v.object({
  method: v.nullable(Method),
  localStoreName: v.nullable(v.string()),
  contact: v.nullable(ContactInfo),
  slot: v.nullable(Slot),
  /** Day (`YYYY-MM-DD` at the location) of a pickup without a time. */
  pickupDate: v.optional(v.nullable(Day)),
  /** Delivery only. */
  address: v.optional(v.nullable(DeliveryAddress)),
  /** Eat-in only. */
  tableNumber: v.optional(v.nullable(v.string())),
  /** As chosen; the bill says what it comes to. */
  tip: v.optional(v.nullable(TipChoice)),
  comment: v.optional(v.string()),
  coupon: v.optional(v.nullable(v.string())),
  /** The shopper wants their store credit used, up to this much; 0 is none. */
  storeCredit: v.optional(Minor),
  /** Of all that is bought nobody hands anything over, as of a membership: place, time and address are not asked. */
  immaterial: v.optional(v.boolean()),
})
export type OrderDraft = v.InferOutput<typeof OrderDraft>

export const StoreAddress = v.object({
  streetNumberAndNameDetails: v.string(),
  city: v.string(),
  province: v.string(),
  postCode: v.string(),
})

export const PickupLocation = v.object({
  id: Id,
  /** In the shopper's language; calls name the place by it. */
  localStoreName: v.string(),
  address: v.nullable(StoreAddress),
  /** IANA zone that slots are shown in. */
  timeZone: TimeZone,
  methods: v.array(Method),
  /** Telephone, as people write it. */
  phone: v.optional(v.string()),
  /** As schema.org's `openingHours` has them, a line each: `Mo-Fr 09:00-18:00`. */
  openingHours: v.optional(v.array(v.string())),
})
export type PickupLocation = v.InferOutput<typeof PickupLocation>

export const TaxLine = v.object({
  name: v.string(),
  /** Parts per million: 130000 is 13 %. */ rate: v.number(),
  amount: Minor,
})

/** Sums between subtotal and total that not every order has; absent where a backend knows none of them. */
const moreSums = {
  /** Positive amounts taken off the subtotal, before taxes. */
  discounts: v.optional(v.array(v.object({ code: v.string(), name: v.string(), amount: Minor }))),
  /** Null unless delivered; 0 is free. */
  deliveryFee: v.optional(v.nullable(Minor)),
  tip: v.optional(Minor),
  /** Part of the total that store credit pays. */
  storeCredit: v.optional(Minor),
  /** What is left to pay at a provider or in the store: total less store credit. */
  due: v.optional(Minor),
}

/** Why the draft's coupon takes nothing off. */
export const CouponIssue = v.object({
  code: v.string(),
  /** One of the `coupon-…` codes of refusals. */ reason: v.string(),
  /** The same as a sentence, in the shopper's language. */ message: v.string(),
})
export type CouponIssue = v.InferOutput<typeof CouponIssue>

/** The only source of what is charged (CHK-4). */
export const Bill = v.object({
  id: Id,
  lines: v.array(
    v.object({
      name: v.string(),
      optionLabel: v.string(),
      quantity: v.number(),
      lineTotal: Minor,
      /** Null where the product has none; absent where a backend does not say. */
      image: v.optional(v.nullable(Image)),
    }),
  ),
  subtotal: Minor,
  ...moreSums,
  /** Set where the draft has a coupon that does not work as the cart is now. */
  couponIssue: v.optional(v.nullable(CouponIssue)),
  taxes: v.array(TaxLine),
  /** Store credit that can pay for it: the balance, and what the unpaid order that this one would replace holds. Absent for a guest, or where a backend does not say: then the balance is what there is. */
  creditAvailable: v.optional(Minor),
  /** The place whose taxes these are while the draft names none: the shopper's own, picking up. Null or absent: nothing is supposed. */
  estimatedFor: v.optional(v.nullable(v.string())),
  /** What the zone of the draft's address asks for, of the goods before discounts; null where nobody delivers there, absent without an address or where a backend does not say. */
  deliveryTerms: v.optional(v.nullable(v.object({ minimum: Minor, freeOver: v.nullable(Minor) }))),
  /** Subtotal less discounts, with fee, taxes and tip. */
  total: Minor,
  currency: Currency,
  draft: OrderDraft,
})
export type Bill = v.InferOutput<typeof Bill>

export const OrderStatus = v.picklist(['INTERIM', 'NEW', 'FAILED', 'CANCELLED'])
export const PaymentStatus = v.picklist(['NOT_PAID', 'PAID_ONLINE', 'FAILED', 'PAY_AT_STORE'])
export type OrderStatus = v.InferOutput<typeof OrderStatus>
export type PaymentStatus = v.InferOutput<typeof PaymentStatus>

/** What can happen to an order, in its timeline. */
export const ORDER_EVENTS = [
  'placed',
  'accepted',
  'paid',
  'payment-failed',
  'commented',
  'delayed',
  'ready',
  'completed',
  'cancelled',
  'refunded',
] as const

export const OrderSummary = v.object({
  orderID: Id,
  placedAt: Instant,
  status: OrderStatus,
  paymentStatus: PaymentStatus,
  itemCount: v.number(),
  total: Minor,
  currency: Currency,
  image: v.nullable(Image),
  /** IANA zone of the place the order is from, for its dates; absent where a backend does not say. */
  timeZone: v.optional(TimeZone),
  /** Names of what is in it, in the shopper's language: the first few. */
  names: v.optional(v.array(v.string())),
  method: v.optional(Method),
  slot: v.optional(v.nullable(Slot)),
  pickupDate: v.optional(v.nullable(Day)),
  /** How far handing over has come; null or absent before. */
  handedOver: v.optional(v.nullable(v.picklist(['ready', 'completed']))),
  /** How far the money of a cancelled order has come that was paid; null for any other, absent where a backend does not say. */
  refund: v.optional(v.nullable(v.picklist(['due', 'done']))),
})
export type OrderSummary = v.InferOutput<typeof OrderSummary>

/** What was bought, what it came to, and what it was paid with. */
export const Bought = v.object({
  lines: v.array(
    v.object({
      productID: Id,
      name: v.string(),
      /** As in a cart line; absent where a backend does not say: then only what has no options can be bought again. */
      optionPair: v.optional(v.string()),
      optionLabel: v.string(),
      quantity: v.number(),
      unitPrice: Minor,
      lineTotal: Minor,
      image: v.nullable(Image),
    }),
  ),
  subtotal: Minor,
  ...moreSums,
  taxes: v.array(TaxLine),
  total: Minor,
  /** By what `due` was paid or, in the store, will be; null until then and where nothing was to pay, absent where a backend does not say. */
  paymentMethod: v.optional(v.nullable(v.picklist(MEANS))),
})
export type Bought = v.InferOutput<typeof Bought>

export const OrderDetail = v.object({
  ...OrderSummary.entries,
  ...Bought.entries,
  method: Method,
  location: v.nullable(PickupLocation),
  slot: v.nullable(Slot),
  pickupDate: v.optional(v.nullable(Day)),
  contact: ContactInfo,
  address: v.optional(v.nullable(DeliveryAddress)),
  tableNumber: v.optional(v.nullable(v.string())),
  comment: v.optional(v.string()),
  /** Said at the counter, of what is picked up; null until the order is paid or accepted. */
  pickupCode: v.optional(v.nullable(v.string())),
  /** Until when it can still be paid; null once nothing is open. */
  expiresAt: v.optional(v.nullable(Instant)),
  /** Until when the mailed link must be used, else the order is not kept; null where nothing is to be confirmed (CHK-12). */
  confirmBy: v.optional(v.nullable(Instant)),
  canCancel: v.optional(v.boolean()),
  /** Set on orders of a group buy. */
  fissionCampaignId: v.optional(v.nullable(v.string())),
  timeline: v.array(
    v.object({
      at: Instant,
      event: v.picklist(ORDER_EVENTS),
      /** In the shopper's language, e.g. the reason of a cancellation. */ note: v.optional(v.string()),
    }),
  ),
})
export type OrderDetail = v.InferOutput<typeof OrderDetail>

/** The order as the page that a payment comes back to shows it; also to a browser that has only the return token. */
export const ReturnedOrder = v.object({
  /** Part that is paid at the provider. */ amount: Minor,
  currency: Currency,
  /** When the open attempt began. */ startedAt: v.nullable(Instant),
  /** When an unpaid order gives back what it holds. */ expiresAt: v.nullable(Instant),
  /** As in `OrderDetail`. */ confirmBy: v.optional(v.nullable(Instant)),
  /** Address of the provider's page of an attempt that is still open. */ reopenUrl: v.nullable(v.string()),
  method: Method,
  location: v.nullable(PickupLocation),
  slot: v.nullable(Slot),
  pickupDate: v.nullable(Day),
  tableNumber: v.nullable(v.string()),
  /** Of a delivery, only for the session that made the order; absent where a backend does not say. */
  address: v.optional(v.nullable(DeliveryAddress)),
  /** Null until paid or accepted, and unless it is picked up. */ pickupCode: v.nullable(v.string()),
  /** `m•••@example.com`. */ receiptTo: v.string(),
  /** The same in full, only for the session that made the order: fills in the account offer. */
  emailID: v.nullable(v.string()),
  /** Only for that session too, once the order is paid or accepted; absent beside an order that says it itself. */
  bought: v.optional(Bought),
  /** It is over, and what was paid for it at a provider goes back or has gone, also what came too late to count as paid; absent for any other. */
  goesBack: v.optional(v.boolean()),
  /** Of an order of a group buy; absent for any other. */
  fissionCampaignId: v.optional(v.string()),
})
export type ReturnedOrder = v.InferOutput<typeof ReturnedOrder>

/** Answer of every payment status call. A backend may answer a processed payment with the order id alone (RET-8). */
export const PaymentCheck = v.object({
  orderID: v.optional(Id),
  status: v.optional(v.picklist(['INTERIM', 'NEW', 'FAILED'])),
  paymentStatus: v.optional(v.picklist(['NOT_PAID', 'PAID_ONLINE', 'FAILED'])),
  qrCodeScan: v.optional(v.boolean()),
  /** Absent where a backend does not say. */
  order: v.optional(v.nullable(ReturnedOrder)),
})
export type PaymentCheck = v.InferOutput<typeof PaymentCheck>
