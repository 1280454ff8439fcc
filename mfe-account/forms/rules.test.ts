import fc from 'fast-check'
import { Registration, SignOn } from 'shared-contracts/api/entities/session.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { rules as signupRules } from '../sign-in/register.ts'
import { rules as loginRules } from '../sign-in/sign-in.ts'
import { validate } from './rules.ts'

test('ACC-1 fields at fault are named in the order of the form', () => {
  const wrong = validate(signupRules, {
    firstName: ' ',
    lastName: 'Bo',
    emailID: 'ann@',
    password: '1234567',
  })
  expect(Object.entries(wrong)).toEqual([
    ['firstName', 'account.error.required'],
    ['emailID', 'account.error.email'],
    ['password', 'account.error.passwordShort'],
  ])
})

test.each([
  ['short', 'account.error.passwordShort'],
  ['', 'account.error.required'],
  ['x'.repeat(201), 'account.error.tooLong'],
  ['eight ch', null],
])('ACC-1 password %j: %s', (password, key) => expect(signupRules.password(password)).toBe(key))

test('ACC-1 what the backend takes is never refused by the form', () => {
  const word = fc.string({ maxLength: 61 })
  const emailID = fc.oneof(fc.emailAddress(), word)
  fc.assert(
    fc.property(
      word,
      word,
      emailID,
      fc.string({ maxLength: 210 }),
      (firstName, lastName, emailID, password) => {
        const taken = { firstName, lastName, emailID, password }
        if (v.safeParse(Registration, taken).success) expect(validate(signupRules, taken)).toEqual({})
        if (v.safeParse(SignOn, { emailID, password }).success)
          expect(validate(loginRules, { emailID, password })).toEqual({})
      },
    ),
  )
})
