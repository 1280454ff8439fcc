import * as v from 'valibot'
import { Currency, Email, Id, Instant, line, Minor } from './basics.ts'
import { Image } from './image.ts'

export const METHODS = ['pickup', 'delivery', 'eatIn'] as const
export const Method = v.picklist(METHODS)
export type Method = v.InferOutput<typeof Method>

/** Canadian numbers and international ones; kept as typed, checked by its digits. */
export const Phone = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(24),
  v.regex(/^\+?[\d\s().-]+$/),
  v.check(x => {
    const digits = x.replace(/\D/g, '').length
    return digits >= 10 && digits <= 15
  }),
)
export const ContactInfo = v.strictObject({
  firstName: line(60),
  lastName: line(60),
  email: Email,
  phone: Phone,
})
export type ContactInfo = v.InferOutput<typeof ContactInfo>

export const Slot = v.object({ start: Instant, end: Instant })
export type Slot = v.InferOutput<typeof Slot>

/** What the shopper has settled so far of the order being made. */
export const OrderDraft = v.object({
  method: v.nullable(Method),
  localStoreName: v.nullable(v.string()),
  contact: v.nullable(ContactInfo),
  slot: v.nullable(Slot),
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
  localStoreName: v.string(),
  address: v.nullable(StoreAddress),
  /** IANA zone that slots are shown in. */
  timeZone: v.string(),
  methods: v.array(Method),
})
export type PickupLocation = v.InferOutput<typeof PickupLocation>

export const TaxLine = v.object({
  name: v.string(),
  /** Parts per million: 130000 is 13 %. */ rate: v.number(),
  amount: Minor,
})

/** The only source of what is charged (CHK-4). */
export const Bill = v.object({
  id: Id,
  lines: v.array(
    v.object({ name: v.string(), optionLabel: v.string(), quantity: v.number(), lineTotal: Minor }),
  ),
  subtotal: Minor,
  taxes: v.array(TaxLine),
  total: Minor,
  currency: Currency,
  draft: OrderDraft,
})
export type Bill = v.InferOutput<typeof Bill>

export const OrderStatus = v.picklist(['INTERIM', 'NEW', 'FAILED', 'CANCELLED'])
export const PaymentStatus = v.picklist(['NOT_PAID', 'PAID_ONLINE', 'FAILED', 'PAY_AT_STORE'])
export type OrderStatus = v.InferOutput<typeof OrderStatus>
export type PaymentStatus = v.InferOutput<typeof PaymentStatus>

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
  timeZone: v.optional(v.string()),
})
export type OrderSummary = v.InferOutput<typeof OrderSummary>

export const OrderDetail = v.object({
  ...OrderSummary.entries,
  lines: v.array(
    v.object({
      productID: Id,
      name: v.string(),
      optionLabel: v.string(),
      quantity: v.number(),
      unitPrice: Minor,
      lineTotal: Minor,
      image: v.nullable(Image),
    }),
  ),
  subtotal: Minor,
  taxes: v.array(TaxLine),
  method: Method,
  location: v.nullable(PickupLocation),
  slot: v.nullable(Slot),
  contact: ContactInfo,
  timeline: v.array(
    v.object({ at: Instant, event: v.picklist(['placed', 'paid', 'payment-failed', 'cancelled']) }),
  ),
})
export type OrderDetail = v.InferOutput<typeof OrderDetail>

/** Answer of every payment status call. */
export const PaymentCheck = v.object({
  orderID: Id,
  status: v.picklist(['INTERIM', 'NEW', 'FAILED']),
  paymentStatus: v.picklist(['NOT_PAID', 'PAID_ONLINE', 'FAILED']),
  qrCodeScan: v.boolean(),
})
export type PaymentCheck = v.InferOutput<typeof PaymentCheck>
