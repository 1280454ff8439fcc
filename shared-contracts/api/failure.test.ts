import { expect, test } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { isFailure, readFailure } from './failure.ts'

const refusal = (status: number, code: string, field?: string) =>
  new ApiError('POST x', status, { error: { errors: [{ code, message: 'Said.', field }] } })

test.each([
  [409, 'out-of-stock', 'refused', 'Said.'],
  [502, 'payment-provider', 'refused', 'Said.'],
  [409, 'in-progress', 'busy', 'Said.'],
  [429, 'too-many', 'busy', 'Said.'],
  [500, 'internal', 'unclear', 'Said.'],
  [503, 'unavailable', 'unclear', 'Said.'],
])('ERR-2 %i %s is %s', (status, code, kind, message) => {
  expect(readFailure(refusal(status, code, 'body.x'))).toEqual({ kind, code, message, field: 'body.x' })
})

test.each([
  { error: { errors: [{ code: 'slow-down', message: 'Said.' }] } },
  { error: { errors: [{ message: 'Said.' }] } },
  { error: { code: 429, message: 'Quota exceeded.' } },
  '<html>429 Too Many Requests</html>',
])('ERR-2 a 429 is too many, whatever its code (%j): the same may be asked later', answer => {
  const failure = readFailure(new ApiError('POST x', 429, answer))
  expect(failure).toMatchObject({ kind: 'busy', code: 'too-many' })
})

test('API-3 a code that another store’s backend has of its own comes through, one that is missing is unknown', () => {
  expect(readFailure(refusal(409, 'closed-for-the-season')).code).toBe('closed-for-the-season')
  const nameless = new ApiError('POST x', 409, { error: { errors: [{ message: 'Said.' }] } })
  expect(readFailure(nameless)).toMatchObject({ code: 'unknown', message: 'Said.' })
})

test.each([5, ['postCode'], { name: 'postCode' }, null])(
  'API-5 ERR-2 a refusal whose field is no text (%j) is a refusal without one',
  field => {
    const odd = { error: { errors: [{ code: 'invalid', message: 'Said.', field }] } }
    const error = new ApiError('POST x', 400, odd)
    expect(readFailure(error)).toEqual({
      kind: 'refused',
      code: 'invalid',
      message: 'Said.',
      field: undefined,
    })
  },
)

test.each(['<html>401 Authorization Required</html>', { message: 'Unauthorized' }, undefined])(
  'API-3 ACC-1 a 401 that names no reason (%j) is a session that has ended',
  answer => {
    const failure = readFailure(new ApiError('PUT x', 401, answer))
    expect(failure).toMatchObject({ kind: 'refused', code: 'not-signed-in', message: '' })
  },
)

test('API-3 a fault without words has none to show', () => {
  expect(readFailure(new ApiError('POST x', 502, '<html>'))).toMatchObject({ kind: 'unclear', message: '' })
})

test('ERR-2 without a readable answer nothing is known', () => {
  const lost = new NetworkError('POST x', new Error('offline'))
  expect(readFailure(lost)).toMatchObject({ kind: 'unclear', code: 'unclear', message: '' })
  expect(isFailure(lost)).toBe(true)
  expect(isFailure(refusal(500, 'internal'))).toBe(true)
})

test('ERR-2 an aborted call and a mistake in the code are no failures', () => {
  for (const error of [new DOMException('gone', 'AbortError'), new TypeError('x is undefined'), 'x', null]) {
    expect(isFailure(error)).toBe(false)
    expect(() => readFailure(error)).toThrow()
  }
})
