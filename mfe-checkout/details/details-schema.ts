import { ContactInfo, Method } from 'shared-contracts/api/entities/order.ts'
import * as v from 'valibot'

/** The form, field by field in the order of the page; the contact's rules are the backend's own (CHK-6). */
export const DetailsSchema = v.strictObject({
  method: Method,
  localStoreName: v.pipe(v.string(), v.nonEmpty()),
  ...ContactInfo.entries,
  /** Start of the pickup slot. */
  start: v.pipe(v.string(), v.nonEmpty()),
})
export type Details = v.InferOutput<typeof DetailsSchema>
