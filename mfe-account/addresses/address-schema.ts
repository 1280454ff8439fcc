import type { SavedAddress } from 'shared-contracts/api/account/addresses.ts'
import { ContactInfo, DeliveryAddress } from 'shared-contracts/api/entities/order.ts'
import type { FormOutput, FormValues } from 'shared-contracts/ui/form/check.ts'
import * as v from 'valibot'

const { firstName, lastName, phone } = ContactInfo.entries

/** The form, field by field in the order of the page; rules are the backend's own. */
export const AddressSchema = v.strictObject({
  firstName,
  lastName,
  phone,
  ...DeliveryAddress.entries,
  isDefault: v.boolean(),
})

/** What the fields hold for an address that is kept. */
export function toFields(saved: SavedAddress): FormValues<typeof AddressSchema> {
  const { firstName, lastName, phone, address, isDefault } = saved
  return { firstName, lastName, phone, ...address, unit: address.unit ?? '', isDefault }
}

/** What is sent. @param id of the address that is changed; none for a new one */
export function toSaved(
  { firstName, lastName, phone, isDefault, ...address }: FormOutput<typeof AddressSchema>,
  id?: string,
) {
  return { ...(id !== undefined && { id }), firstName, lastName, phone, address, isDefault }
}
