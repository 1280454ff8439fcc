import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { enter } from '../sign-in/enter.ts'
import type { CameBack } from './came-back.ts'
import type { Errand } from './errand.ts'
import { PROVIDERS } from './providers.ts'

/** What came of the way back: signed in; linked; or a person of the provider whom no account belongs to yet. */
export type Settled = { kind: 'in' } | { kind: 'linked' } | { kind: 'new'; nickname: string }

/**
 * Tells the backend the provider's code, once. A link is made only for a shopper who asked for one: an address alone makes none.
 * @throws ApiError, NetworkError
 */
export async function settle(
  app: App,
  { provider, code, state }: CameBack & { code: string },
  { what }: Errand,
): Promise<Settled> {
  const { login, link } = PROVIDERS[provider]
  const wasSignedIn = app.state.$loggedIn.get()
  const answer = await app.api(login, { body: { code, state } })
  if (answer.status === 'signed-in') {
    await enter(app, answer.session)
    return wasSignedIn && what === 'link' ? { kind: 'linked' } : { kind: 'in' }
  }
  if (what === 'link' && wasSignedIn) {
    app.state.$session.set(await app.api(link))
    return { kind: 'linked' }
  }
  return { kind: 'new', nickname: answer.nickname }
}
