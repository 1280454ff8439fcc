import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { createFakeBackend } from 'shared-contracts/testing/fake-app.ts'
import { expect, test } from 'vitest'
import { fakeApp } from '../fixtures/app.ts'
import { ANN, cart } from '../fixtures/visitors.ts'
import { settle } from './settle.ts'

const BACK = { provider: 'weChat', code: 'abcdefgh', state: 's' } as const
const known = { status: 'signed-in', nickname: '', openID: 'o', session: ANN }
const unknown = { status: 'new', nickname: 'Lin', openID: 'o', session: ANONYMOUS }

async function settled(answer: object, session = ANONYMOUS, what: 'sign-in' | 'link' = 'sign-in', more = {}) {
  const { api, calls } = createFakeBackend({
    'POST weChat/login': answer,
    'POST weChat/weChatlogin': answer,
    'POST weChat/link': ANN,
    'GET shoppingManagement4/myCart': cart(1, {}),
  })
  const { platform, ...back } = { platform: {}, ...BACK, ...more }
  const own = fakeApp(api, { session })
  const app = { ...own, platform: { ...own.platform, ...platform } }
  const result = await settle(app, back, { what, next: null })
  return { result, app, calls: calls.map(c => c.call) }
}

test('ACC-8 a person of the provider whose account is known is signed in', async () => {
  const { result, app } = await settled(known)
  expect(result).toEqual({ kind: 'in' })
  expect(app.state.$loggedIn.get()).toBe(true)
})

test('ACC-8 one who is new may register', async () => {
  expect((await settled(unknown)).result).toEqual({ kind: 'new', nickname: 'Lin' })
})

test('ACC-8 ACC-11 a link is made only for who is signed in and asked for it', async () => {
  const linked = await settled(unknown, ANN, 'link')
  expect(linked.result).toEqual({ kind: 'linked' })
  expect(linked.calls).toContain('POST weChat/link')
  for (const [session, what] of [
    [ANN, 'sign-in'],
    [ANONYMOUS, 'link'],
  ] as const)
    expect((await settled(unknown, session, what)).calls).not.toContain('POST weChat/link')
})

test('ACC-8 PLT-4 a mini program hands its own code over, without a state; nowhere else, and to nobody who is signed in', async () => {
  const MINI = 'POST weChat/weChatlogin'
  const mini = { platform: { kind: 'wechat-mini' }, state: '' }
  const handed = await settled(known, ANONYMOUS, 'sign-in', mini)
  expect(handed.calls).toContain(MINI)
  expect(handed.app.state.$loggedIn.get()).toBe(true)
  for (const [session, more] of [
    [ANONYMOUS, { state: '' }],
    [ANONYMOUS, { ...mini, state: 's' }],
    [ANN, mini],
  ] as const)
    expect((await settled(known, session, 'sign-in', more)).calls).not.toContain(MINI)
})
