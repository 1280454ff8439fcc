import { expect, test } from 'vitest'
import { contact } from '../fixtures/fake-app.ts'
import { prefill } from './prefill.ts'

test('CHK-6 a signed-in shopper finds name and email; a draft comes before them', () => {
  const user = { emailID: 'u@example.com', firstName: 'U', lastName: 'Ser' }
  expect(prefill(null, user)).toEqual({
    firstName: 'U',
    lastName: 'Ser',
    email: 'u@example.com',
    phone: '',
  })
  expect(prefill(null, user, '+1 416 555 0100').phone).toBe('+1 416 555 0100')
  expect(prefill(contact, user, '1')).toEqual(contact)
  expect(prefill(null, null)).toEqual({ firstName: '', lastName: '', email: '', phone: '' })
})
