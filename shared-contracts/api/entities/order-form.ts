import * as v from 'valibot'
import { Email, line, PersonName, Phone, PostalCode, ProvinceCode } from '../fields.ts'
import { LIMITS } from '../limits.ts'

export const METHODS = ['pickup', 'delivery', 'eatIn'] as const
export const Method = v.picklist(METHODS)
export type Method = v.InferOutput<typeof Method>

export const ContactInfo = v.strictObject({
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
  phone: Phone,
})
export type ContactInfo = v.InferOutput<typeof ContactInfo>

/** Where an order is delivered to, as a shopper types it. */
export const DeliveryAddress = v.strictObject({
  streetNumberAndNameDetails: line(LIMITS.street),
  /** Flat, floor, entrance. */ unit: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LIMITS.unit.max))),
  city: line(LIMITS.city),
  province: ProvinceCode,
  postCode: PostalCode,
})
export type DeliveryAddress = v.InferOutput<typeof DeliveryAddress>
