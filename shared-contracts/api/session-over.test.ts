import { expect, test } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { isSessionOver } from './session-over.ts'

const refusal = (status: number, ...errors: object[]) => new ApiError('PUT x', status, { error: { errors } })
const said = (code: string, field?: string) => ({ code, message: 'Said.', field })

test.each([
  ['the contract’s code', refusal(401, said('not-signed-in')), true],
  ['a code of the backend’s own', refusal(401, said('AUTH_REQUIRED')), true],
  ['a message alone', refusal(401, { message: 'Please sign in.' }), true],
  ['nothing that can be read', new ApiError('PUT x', 401, '<html>'), true],
  ['that it was too long ago', refusal(403, said('sign-in-again')), true],
  ['a wrong password', refusal(401, said('wrong-credentials')), false],
  ['what a provider refused', refusal(401, said('identity-refused')), false],
  ['a field that is wrong', refusal(401, said('WRONG', 'body.oldPassword')), false],
  ['another refusal', refusal(403, said('NOT_YOURS')), false],
  ['no answer', new NetworkError('PUT x', null), false],
])('API-3 VIS-4 a call is refused by %s: whether the session is over', (_what, error, over) => {
  expect(isSessionOver(error)).toBe(over)
})
