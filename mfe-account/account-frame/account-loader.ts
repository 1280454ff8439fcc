import type { ApiClient } from 'shared-contracts/api/client.ts'
import { isNoCall } from 'shared-contracts/api/no-call.ts'
import type { PageArgs } from 'shared-contracts/remote/page.ts'
import { type App, appContext, type KeyOf } from 'shared-contracts/remote/runtime/app.ts'
import { visitorKnown } from 'shared-contracts/remote/state/visitor-known.ts'
import type { en } from '../messages/en.ts'
import { signInOr, toSignIn } from '../sign-in/require-account.ts'

/** What a page of the account loads with. */
export interface AccountArgs {
  api: ApiClient
  app: App
  /** The account's id, as calls want it in their path. */
  id: string
  signal: AbortSignal
  url: URL
}

/** In place of what a page shows: the store has no call for it. */
export const NOT_OFFERED = { notOffered: true } as const

/**
 * For pages that ask before the visitor is known: null where the store has no such call, to who is signed in.
 * @param without whether the page does without what failed so; without a call alone, unless it says
 */
export const offeredOrSignIn =
  (args: Pick<PageArgs, 'request' | 'context'>, without = isNoCall) =>
  async (error: unknown): Promise<null> => {
    if (!without(error)) return signInOr(args)(error)
    const { state } = args.context.get(appContext)
    await visitorKnown(state, args.request.signal)
    if (!state.$loggedIn.get()) throw toSignIn(args)
    return null
  }

/**
 * Loader of a page that needs an account: the anonymous are sent to sign in and come back.
 * @param load what the page shows; a refusal that wants an account leads to sign-in as well. What the store has no call for the page
 *   says by itself: `offered`
 */
export const accountLoader =
  <T extends object>(title: KeyOf<typeof en>, load: (args: AccountArgs) => Promise<T> | T) =>
  async (args: Pick<PageArgs, 'request' | 'context'>): Promise<T & { title: string }> => {
    const app = args.context.get(appContext)
    const { signal, url } = args.request
    await visitorKnown(app.state, signal)
    const id = app.state.$session.get().userID
    if (!app.state.$loggedIn.get() || id === null) throw toSignIn(args)
    const data = await Promise.resolve(load({ api: app.api, app, id, signal, url: new URL(url) })).catch(
      error => (isNoCall(error) ? (NOT_OFFERED as never) : signInOr(args)(error)),
    )
    return { ...data, title: app.translate(title) }
  }
