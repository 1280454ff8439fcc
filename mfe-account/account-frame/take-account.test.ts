import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { createFakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { ANN } from '../fixtures/visitors.ts'
import { takeAccount } from './take-account.ts'

const after = (answer: object) => {
  const { state } = fakeApp(createFakeBackend({}).api, { session: ANN })
  takeAccount(state, answer, { firstName: 'Annabel' })
  return [state.$session.get(), state.$loggedIn.get()]
}

test('ACC-2 VIS-1 a change of the account is shown as the backend answers it', () => {
  const bo = {
    ...ANN,
    user: { emailID: 'bo@example.com', firstName: 'Bo', lastName: 'Li', profileImage: null },
  }
  expect(after(bo)).toEqual([bo, true])
})

test.each([
  ['nothing', {}],
  ['nobody', ANONYMOUS],
])('API-5 VIS-1 whose change is answered with %s stays signed in, with what they sent', (_, answer) => {
  expect(after(answer)).toEqual([{ ...ANN, user: { ...ANN.user, firstName: 'Annabel' } }, true])
})

test('API-5 VIS-1 an answer with the person alone takes nothing else of the account away', () => {
  expect(after({ user: ANN.user })).toEqual([ANN, true])
})
