import { ContactInfo, DeliveryAddress, Method } from 'shared-contracts/api/entities/order-form.ts'
import { line } from 'shared-contracts/api/fields.ts'
import { LIMITS } from 'shared-contracts/api/limits.ts'
import * as v from 'valibot'
import { UNASKED, type Way } from './unasked.ts'

const chosen = v.pipe(v.string(), v.nonEmpty())
const unasked = v.optional(v.string())

/** All the form can ask, field by field in the order of the page; rules are the backend's own (CHK-6). */
const FIELDS = {
  method: Method,
  /** Id of the place, under the name that a refusal has for it. */
  localStoreName: chosen,
  tableNumber: line(LIMITS.tableNumber),
  ...DeliveryAddress.entries,
  saveToMyProfile: v.optional(v.boolean()),
  /** Start of a slot, or a day without a time (`YYYY-MM-DD`). */
  start: chosen,
  ...ContactInfo.entries,
} as const

const ADDRESS = Object.keys(DeliveryAddress.entries) as (keyof typeof DeliveryAddress.entries)[]

const LOOSEST = v.strictObject({
  method: Method,
  localStoreName: unasked,
  tableNumber: unasked,
  streetNumberAndNameDetails: unasked,
  unit: unasked,
  city: unasked,
  province: unasked,
  postCode: unasked,
  saveToMyProfile: FIELDS.saveToMyProfile,
  start: unasked,
  ...ContactInfo.entries,
})
export type DetailsSchema = typeof LOOSEST
/** What was typed, by field; what the way does not ask may hold anything. */
export type Details = v.InferOutput<DetailsSchema>

const schemaFor = (way: Way): DetailsSchema => {
  const free = Object.fromEntries(UNASKED[way].map(field => [field, unasked]))
  return v.strictObject({ ...FIELDS, ...free }) as unknown as DetailsSchema
}
/** One form for all ways: the same fields, of which each way requires its own. */
export const DETAILS_SCHEMAS: Readonly<Record<Way, DetailsSchema>> = {
  pickup: schemaFor('pickup'),
  delivery: schemaFor('delivery'),
  eatIn: schemaFor('eatIn'),
  none: schemaFor('none'),
}

/** The address as the calls take it. @throws ValiError when it was not checked before */
export const addressOf = (details: Pick<Details, keyof DeliveryAddress>): DeliveryAddress =>
  v.parse(DeliveryAddress, Object.fromEntries(ADDRESS.flatMap(f => (details[f] ? [[f, details[f]]] : []))))
