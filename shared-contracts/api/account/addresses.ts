import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { Id } from '../entities/basics.ts'
import { DeliveryAddress } from '../entities/order.ts'
import { isInProvince } from '../entities/postal-area.ts'
import { PersonName, Phone } from '../fields.ts'
import { LIMITS } from '../limits.ts'

export const AddressType = v.picklist(['BILLING', 'SHIPPING'])
export type AddressType = v.InferOutput<typeof AddressType>

/** Most addresses of one type that an account keeps. */
export const MAX_ADDRESSES = LIMITS.addresses.max

const person = {
  id: v.optional(v.pipe(v.string(), v.uuid())),
  firstName: PersonName,
  lastName: PersonName,
  phone: Phone,
  address: v.pipe(
    DeliveryAddress,
    v.forward(
      v.partialCheck([['province'], ['postCode']], a => isInProvince(a.postCode, a.province)),
      ['postCode'],
    ),
  ),
  isDefault: v.optional(v.boolean(), false),
}

export const SavedAddress = v.object({
  id: Id,
  firstName: v.string(),
  lastName: v.string(),
  phone: v.string(),
  address: DeliveryAddress,
  isDefault: v.boolean(),
})
export type SavedAddress = v.InferOutput<typeof SavedAddress>
const Addresses = v.object({ type: AddressType, addresses: v.array(SavedAddress) })

export const getAddresses = {
  call: 'GET admin/userManagement/getAddresses/{id}/type/{type}',
  summary: 'Own addresses of a type, the default first; `{id}` is the own account.',
  params: v.strictObject({ id: Id, type: AddressType }),
  response: Addresses,
} as const satisfies Endpoint

export const updateAddresses = {
  call: 'POST admin/userManagement/updateAddresses/{a}/{b}',
  summary: 'Replaces the list, or saves or removes one address. `{a}` is the own account, `{b}` the type.',
  params: v.strictObject({ a: Id, b: AddressType }),
  body: v.union([
    /** What is not in the list is removed; ids that are kept stay the same. */
    v.strictObject({ addresses: v.pipe(v.array(v.strictObject(person)), v.maxLength(MAX_ADDRESSES)) }),
    /** With an id that one is changed, without one it is added. */
    v.strictObject({ address: v.strictObject(person) }),
    v.strictObject({ remove: v.pipe(v.string(), v.uuid()) }),
  ]),
  response: Addresses,
} as const satisfies Endpoint
export type AddressesChange = v.InferOutput<typeof updateAddresses.body>
