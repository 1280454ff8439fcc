import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { takeAccount } from '../account-frame/take-account.ts'
import { enter } from '../sign-in/enter.ts'
import type { CameBack } from './came-back.ts'
import type { Errand } from './errand.ts'
import { PROVIDERS } from './providers.ts'

/** What came of the way back: signed in; linked; or a person of the provider whom no account belongs to yet. */
export type Settled = { kind: 'in' } | { kind: 'linked' } | { kind: 'new'; nickname: string }

/**
 * A mini program asks WeChat itself and hands the code to its page by the address: no page of WeChat's could carry a state. Who is
 * signed in becomes nobody else by that.
 */
function signIn(
  { api, platform, state: { $loggedIn } }: App,
  { provider, code, state }: CameBack & { code: string },
) {
  const handed = provider === 'weChat' && state === '' && platform.kind === 'wechat-mini'
  return handed && !$loggedIn.get()
    ? api('POST weChat/weChatlogin', { body: { code } })
    : api(PROVIDERS[provider].login, { body: { code, state } })
}

/**
 * Tells the backend the provider's code, once. A link is made only for a shopper who asked for one: an address alone makes none.
 * @throws ApiError, NetworkError
 */
export async function settle(
  app: App,
  { provider, code, state }: CameBack & { code: string },
  { what }: Errand,
): Promise<Settled> {
  const { link } = PROVIDERS[provider]
  const wasSignedIn = app.state.$loggedIn.get()
  const answer = await signIn(app, { provider, code, state })
  if (answer.status === 'signed-in') {
    await enter(app, answer.session)
    return wasSignedIn && what === 'link' ? { kind: 'linked' } : { kind: 'in' }
  }
  if (what === 'link' && wasSignedIn) {
    takeAccount(app.state, await app.api(link))
    return { kind: 'linked' }
  }
  return { kind: 'new', nickname: answer.nickname }
}
