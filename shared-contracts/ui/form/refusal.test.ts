import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../api/api-error.ts'
import { FieldError, readRefusal } from './refusal.ts'

const NAMES = ['emailID', 'password'] as const
const refusal = (status: number, ...errors: object[]) => new ApiError('POST x', status, { error: { errors } })

test('ACC-1 where the page has its own words for a status, the backend’s are not shown', () => {
  const own = { 401: 'Wrong.', 404: 'Wrong.' }
  const unknown = refusal(404, { code: 'x', message: 'No account with this email.', field: 'body.emailID' })
  const wrong = refusal(401, { code: 'wrong-credentials', message: 'Wrong password.' })
  const said = readRefusal(unknown, NAMES, own)
  expect(said).toEqual({ problem: { text: 'Wrong.' }, fields: {} })
  expect(readRefusal(wrong, NAMES, own)).toEqual(said)
})

test('API-3 messages of a field stand at the field, others above the form', () => {
  const invalid = refusal(
    400,
    { code: 'invalid', message: 'Too weak.', field: 'body.password' },
    { code: 'invalid', message: 'Too known.', field: 'body.password' },
  )
  expect(readRefusal(invalid, NAMES)).toEqual({ problem: null, fields: { password: { text: 'Too weak.' } } })
  const many = refusal(429, { code: 'too-many', message: 'Wait a minute.' })
  expect(readRefusal(many, NAMES)).toEqual({ problem: { text: 'Wait a minute.' }, fields: {} })
  const elsewhere = refusal(400, { code: 'invalid', message: 'Bad colour.', field: 'body.colour' })
  expect(readRefusal(elsewhere, NAMES)).toEqual({ problem: { text: 'Bad colour.' }, fields: {} })
})

test('API-5 what is said of a field whose name is no text stands above the form', () => {
  for (const field of [5, ['password'], {}]) {
    const odd = refusal(400, { code: 'invalid', message: 'Bad.', field })
    expect(readRefusal(odd, NAMES)).toEqual({ problem: { text: 'Bad.' }, fields: {} })
  }
})

test('ERR-2 without a readable answer the kit says what is safe', () => {
  const lost = new NetworkError('POST x', new Error('offline'))
  expect(readRefusal(lost, NAMES).problem).toBe('network')
  expect(readRefusal(refusal(500), NAMES).problem).toBe('other')
  expect(readRefusal(new TypeError('x is undefined'), NAMES).problem).toBe('other')
})

test('CHK-2 what only the page can tell stands at its field; of an unknown field it is a defect', () => {
  expect(readRefusal(new FieldError('password', 'Taken.'), NAMES)).toEqual({
    problem: null,
    fields: { password: { text: 'Taken.' } },
  })
  expect(readRefusal(new FieldError('other', 'Taken.'), NAMES).problem).toBe('other')
})
