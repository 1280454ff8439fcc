import type { PageArgs } from 'shared-contracts/remote/page.ts'
import { ownPath, type RoutePath } from 'shared-contracts/remote/routes/href.ts'
import { type App, appContext, type KeyOf } from 'shared-contracts/remote/runtime/app.ts'
import { redirect } from 'shared-contracts/remote/runtime/router.ts'
import { visitorKnown } from 'shared-contracts/remote/state/visitor-known.ts'
import type { en } from '../messages/en.ts'
import { LEFT, type Left } from '../my-account/left.ts'
import { type CameBack, readCameBack } from '../providers/came-back.ts'
import { insteadOfAccount, keepsAccounts } from './no-accounts.ts'

export interface EntryData {
  title: string
  /** Where to go afterwards: a path of this shop, whatever the address says; null when it says nothing usable. */
  next: string | null
  /** How the last visitor left, who is told that nothing of theirs is here any more; null for anybody else. */
  left: Left | null
  /** What a provider sent the shopper back with. */
  back: CameBack | null
}

/**
 * Loader of the sign-in and registration pages; a visitor who is signed in goes on at once.
 * @param otherwise where to, when the address does not say
 */
export const entryLoader =
  (title: KeyOf<typeof en>, otherwise: (app: App) => RoutePath) =>
  async ({ request, context }: Pick<PageArgs, 'request' | 'context'>): Promise<EntryData | Response> => {
    const app = context.get(appContext)
    await visitorKnown(app.state, request.signal)
    const { searchParams } = new URL(request.url)
    const next = ownPath(searchParams.get('next'))
    const back = readCameBack(searchParams)
    if (!keepsAccounts(app.state)) return insteadOfAccount(next)
    // Who is signed in may come back from linking a provider.
    if (!back && app.state.$loggedIn.get()) return redirect(next ?? otherwise(app))
    const left = LEFT.find(way => way === searchParams.get('left')) ?? null
    return { title: app.translate(title), next, left, back }
  }
