import { ApiError, NetworkError } from 'shared-contracts/api/api-error.ts'
import { expect, test } from 'vitest'
import { refusals as signupRefusals } from '../sign-in/register.ts'
import { refusals as loginRefusals } from '../sign-in/sign-in.ts'
import { tellRefusal } from './refusal.ts'

const NAMES = ['emailID', 'password'] as const
const refusal = (status: number, ...errors: object[]) => new ApiError('POST x', status, { error: { errors } })

test('ACC-1 an unknown address and a wrong password are told in the same words', () => {
  const unknown = refusal(404, { code: 'x', message: 'No account with this email.' })
  const wrong = refusal(401, { code: 'wrong-credentials', message: 'Wrong password.' })
  const told = tellRefusal(unknown, NAMES, loginRefusals)
  expect(told).toEqual({ problem: { key: 'account.login.wrong' }, fields: {} })
  expect(tellRefusal(wrong, NAMES, loginRefusals)).toEqual(told)
})

test('ACC-1 registering with a taken address does not say that it is taken', () => {
  const taken = refusal(409, {
    code: 'account-exists',
    message: 'This email has an account.',
    field: 'emailID',
  })
  expect(tellRefusal(taken, NAMES, signupRefusals)).toEqual({
    problem: { key: 'account.signup.exists' },
    fields: {},
  })
})

test('API-3 messages of a field stand at the field, others above the form', () => {
  const invalid = refusal(400, { code: 'invalid', message: 'Too weak.', field: 'body.password' })
  expect(tellRefusal(invalid, NAMES, {})).toEqual({ problem: null, fields: { password: 'Too weak.' } })
  const many = refusal(429, { code: 'too-many', message: 'Wait a minute.' })
  expect(tellRefusal(many, NAMES, {})).toEqual({ problem: { text: 'Wait a minute.' }, fields: {} })
})

test('ERR-2 without a readable answer it says what is safe', () => {
  const lost = new NetworkError('POST x', new Error('offline'))
  expect(tellRefusal(lost, NAMES, {}).problem).toEqual({ key: 'account.problem.network' })
  expect(tellRefusal(refusal(500), NAMES, {}).problem).toEqual({ key: 'account.problem.other' })
})
