import { checkForm } from 'shared-contracts/ui/form/check.ts'
import { expect, test } from 'vitest'
import { contact } from '../fixtures/fake-app.ts'
import { DetailsSchema } from './details-schema.ts'

test('CHK-6 the mistakes of the whole form come in its order', () => {
  const empty = { firstName: '', lastName: '', email: 'x', phone: '' }
  const mistakes = checkForm(DetailsSchema, { method: 'pickup', localStoreName: '', ...empty, start: '' })
  expect(Object.entries(mistakes)).toEqual([
    ['localStoreName', { rule: 'required' }],
    ['firstName', { rule: 'required' }],
    ['lastName', { rule: 'required' }],
    ['email', { rule: 'email' }],
    ['phone', { rule: 'required' }],
    ['start', { rule: 'required' }],
  ])
  const right = { method: 'pickup', localStoreName: 'Markham', ...contact, start: '2026-07-02T13:30:00.000Z' }
  expect(checkForm(DetailsSchema, right)).toEqual({})
})
