import { checkForm } from 'shared-contracts/ui/form/check.ts'
import { expect, test } from 'vitest'
import { contact } from '../fixtures/fake-app.ts'
import { addressOf, DETAILS_SCHEMAS } from './details-schema.ts'

const unasked = {
  method: 'delivery',
  localStoreName: '',
  tableNumber: '',
  streetNumberAndNameDetails: '',
  unit: '',
  city: '',
  province: '',
  postCode: '',
  saveToMyProfile: false,
  start: '',
}

test('CHK-6 the mistakes of the whole form come in its order', () => {
  const empty = { firstName: '', lastName: '', email: 'x', phone: '' }
  const mistakes = checkForm(DETAILS_SCHEMAS.pickup, { ...unasked, method: 'pickup', ...empty })
  expect(Object.entries(mistakes)).toEqual([
    ['localStoreName', { rule: 'required' }],
    ['start', { rule: 'required' }],
    ['firstName', { rule: 'required' }],
    ['lastName', { rule: 'required' }],
    ['email', { rule: 'email' }],
    ['phone', { rule: 'required' }],
  ])
  const start = '2026-07-02T13:30:00.000Z'
  const right = { ...unasked, method: 'pickup', localStoreName: 'Markham', ...contact, start }
  expect(checkForm(DETAILS_SCHEMAS.pickup, right)).toEqual({})
})

test('CHK-1 each way asks what it needs, whatever stands in the others’ fields', () => {
  const delivery = checkForm(DETAILS_SCHEMAS.delivery, {
    ...unasked,
    ...contact,
    tableNumber: '?'.repeat(99),
  })
  expect(Object.keys(delivery)).toEqual(['streetNumberAndNameDetails', 'city', 'province', 'postCode'])
  const eatIn = { ...unasked, ...contact, postCode: 'nowhere', localStoreName: 'Markham' }
  expect(Object.keys(checkForm(DETAILS_SCHEMAS.eatIn, eatIn))).toEqual(['tableNumber'])
})

test('CHK-6 an address is sent as the calls take it', () => {
  const typed = { streetNumberAndNameDetails: ' 8 Elm St ', unit: '', city: 'Markham', province: 'ON' }
  expect(addressOf({ ...typed, postCode: 'l3p1x2' })).toEqual({
    streetNumberAndNameDetails: '8 Elm St',
    city: 'Markham',
    province: 'ON',
    postCode: 'L3P 1X2',
  })
})
