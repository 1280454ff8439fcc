import fc from 'fast-check'
import * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import { ContactInfo } from '../../api/entities/order.ts'
import { Registration } from '../../api/entities/session.ts'
import { checkField, checkForm, type FormValues, isRequired, outputOf } from './check.ts'

const SignUp = v.strictObject(v.omit(Registration, ['referrerID']).entries)
const Note = v.object({
  comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(5))),
  agreed: v.literal(true),
})

test('CHK-6 ACC-1 mistakes are named by rule, in the order of the schema', () => {
  const wrong = checkForm(SignUp, { emailID: 'ann@', password: '1234567', firstName: ' ', lastName: 'Bo' })
  expect(Object.entries(wrong)).toEqual([
    ['emailID', { rule: 'email' }],
    ['password', { rule: 'tooShort', limit: 8 }],
    ['firstName', { rule: 'required' }],
  ])
})

test.each([
  ['phone', '555 0123', { rule: 'pattern' }],
  ['phone', '+1 (416) 555-0123', null],
  ['email', '  ', { rule: 'required' }],
  ['email', ' mei@example.com ', null],
  ['firstName', '美', null],
  ['lastName', 'x'.repeat(61), { rule: 'tooLong', limit: 60 }],
] as const)('CHK-6 %s %j: %j', (field, value, mistake) => {
  expect(checkField(ContactInfo, field, value)).toEqual(mistake)
})

test('CHK-6 an optional field may be empty and is then not sent; a box to tick must be ticked', () => {
  expectTypeOf<FormValues<typeof Note>>().toEqualTypeOf<{ comment: string; agreed: boolean }>()
  expect(checkForm(Note, { comment: ' ', agreed: false })).toEqual({ agreed: { rule: 'required' } })
  expect(checkForm(Note, { comment: 'longer', agreed: true })).toEqual({
    comment: { rule: 'tooLong', limit: 5 },
  })
  expect(outputOf(Note, { comment: ' ', agreed: true })).toEqual({ agreed: true })
  expect(outputOf(Note, { comment: ' hi ', agreed: true })).toEqual({ comment: 'hi', agreed: true })
})

test('ACC-1 the form takes exactly what the backend takes', () => {
  const word = fc.string({ maxLength: 61 })
  const email = fc.oneof(fc.emailAddress(), word)
  const typed = fc.record({
    emailID: email,
    password: fc.string({ maxLength: 210 }),
    firstName: word,
    lastName: word,
  })
  fc.assert(
    fc.property(typed, values => {
      const { success } = v.safeParse(Registration, values)
      expect(Object.keys(checkForm(SignUp, values)).length === 0).toBe(success)
    }),
  )
})

test('CHK-6 what must be filled follows from the rule', () => {
  const Sample = v.object({
    a: v.string(),
    b: v.boolean(),
    c: v.pipe(v.string(), v.nonEmpty()),
    d: v.picklist(['x']),
  })
  expect(Object.keys(Sample.entries).filter(field => isRequired(Sample, field))).toEqual(['c', 'd'])
  expect(isRequired(Note, 'comment')).toBe(false)
  expect(isRequired(Note, 'agreed')).toBe(true)
})
