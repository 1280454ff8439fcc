import { outputOf } from 'shared-contracts/ui/form/check.ts'
import { expect, test } from 'vitest'
import { SAVED } from '../fixtures/visitors.ts'
import { AddressSchema, toFields, toSaved } from './address-schema.ts'

test('ACC-2 an address goes through its form unchanged, a postal code in its written form', () => {
  const fields = toFields(SAVED)
  expect(toSaved(outputOf(AddressSchema, fields), SAVED.id)).toEqual(SAVED)
  const typed = { ...fields, unit: ' ', postCode: ' l3r0a1 ' }
  const { address } = toSaved(outputOf(AddressSchema, typed))
  expect(address).toMatchObject({ postCode: 'L3R 0A1' })
  expect(address).not.toHaveProperty('unit')
})
