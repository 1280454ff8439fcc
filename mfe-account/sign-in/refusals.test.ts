import { ApiError } from 'shared-contracts/api/api-error.ts'
import { readRefusal } from 'shared-contracts/ui/form/refusal.ts'
import { expect, test } from 'vitest'
import { translateRefusals } from './refusals.ts'
import { REFUSALS as registering } from './register.ts'
import { signIn, REFUSALS as signingIn } from './sign-in.ts'

const NAMES = ['emailID', 'password'] as const
const refusal = (status: number, ...errors: object[]) => new ApiError('POST x', status, { error: { errors } })
const read = (error: ApiError, table: typeof signingIn | typeof registering) =>
  readRefusal(
    error,
    NAMES,
    translateRefusals(table, key => key),
  )

test('ACC-1 an unknown address and a wrong password are reported in the same words', () => {
  const unknown = refusal(404, { code: 'x', message: 'No account with this email.', field: 'emailID' })
  const wrong = refusal(401, { code: 'wrong-credentials', message: 'Wrong password.' })
  const shown = read(unknown, signingIn)
  expect(shown).toEqual({ problem: { text: 'account.login.wrong' }, fields: {} })
  expect(read(wrong, signingIn)).toEqual(shown)
})

const NO_CALL = { error: { errors: [{ code: 'no-such-call', message: 'There is no such call.' }] } }

test.each([
  [404, 'does not have the call', NO_CALL, 'account.login.unsure'],
  [404, 'answers as a proxy does', {}, 'account.login.unsure'],
  [405, 'has another call there', {}, 'account.login.unsure'],
  [
    404,
    'says that there is no such account',
    { error: { errors: [{ message: 'No account with this email.' }] } },
    'account.login.wrong',
  ],
])('ACC-1 ERR-2 a backend that answers a sign-in with %i, and %s', async (status, _what, answer, text) => {
  const api = () => Promise.reject(new ApiError('POST common3/signon', status, answer))
  const error = await signIn({ api } as never, { emailID: 'ann@example.com', password: 'word' }).catch(
    thrown => thrown,
  )
  expect(read(error, signingIn)).toEqual({ problem: { text }, fields: {} })
})

test('ACC-1 registering with a taken address does not say that it is taken', () => {
  const taken = refusal(409, {
    code: 'account-exists',
    message: 'This email has an account.',
    field: 'emailID',
  })
  expect(read(taken, registering)).toEqual({ problem: { text: 'account.signup.exists' }, fields: {} })
})
