import { expect, test } from 'vitest'
import { contact } from '../fixtures/fake-app.ts'
import { checksOfWay } from './checks-of.ts'

const typed = {
  method: 'delivery',
  localStoreName: '',
  tableNumber: '',
  streetNumberAndNameDetails: '1 Main St',
  unit: '',
  city: 'Richmond',
  province: 'ON',
  postCode: 'V6X 1A6',
  saveToMyProfile: false,
  start: '',
  ...contact,
}

test('CHK-6 a postal code of another province is found with the other mistakes, in the order of the form', () => {
  const { checkForm } = checksOfWay('delivery')
  expect(Object.entries(checkForm({ ...typed, city: '', email: '' }))).toEqual([
    ['city', { rule: 'required' }],
    ['postCode', { rule: 'mismatch' }],
    ['email', { rule: 'required' }],
  ])
  expect(checkForm({ ...typed, province: 'BC' })).toEqual({})
})

test('CHK-6 a field that is left is checked against the other one; a mistake of its own comes first', () => {
  const { checkField } = checksOfWay('delivery')
  expect(checkField('postCode', 'V6X 1A6', typed)).toEqual({ rule: 'mismatch' })
  expect(checkField('province', 'ON', typed)).toBeNull()
  const short = { ...typed, postCode: 'V6X' }
  expect(checkField('postCode', 'V6X', short)).toEqual({ rule: 'pattern' })
  expect(checkField('postCode', 'V6X 1A6', { ...typed, province: '' })).toBeNull()
})

test('CHK-1 another way asks for no address, whatever was typed there', () => {
  const place = { ...typed, localStoreName: 'Markham', start: '2026-07-02T13:30:00.000Z' }
  expect(checksOfWay('pickup').checkForm({ ...place, method: 'pickup' })).toEqual({})
})
