import type { PageArgs } from 'shared-contracts/remote/page.ts'
import { ownPath, type RoutePath } from 'shared-contracts/remote/routes/href.ts'
import { type App, appContext, type KeyOf } from 'shared-contracts/remote/runtime/app.ts'
import { redirect } from 'shared-contracts/remote/runtime/router.ts'
import type { en } from '../messages/en.ts'
import { type CameBack, readCameBack } from '../providers/came-back.ts'

export interface EntryData {
  title: string
  /** Where to go afterwards: a path of this shop, whatever the address says; null when it says nothing usable. */
  next: string | null
  /** What a provider sent the shopper back with. */
  back: CameBack | null
}

/**
 * Loader of the sign-in and registration pages; a visitor who is signed in goes on at once.
 * @param otherwise where to, when the address does not say
 */
export const entryLoader =
  (title: KeyOf<typeof en>, otherwise: (app: App) => RoutePath) =>
  ({ request, context }: PageArgs): EntryData | Response => {
    const app = context.get(appContext)
    const { searchParams } = new URL(request.url)
    const next = ownPath(searchParams.get('next'))
    const back = readCameBack(searchParams)
    // Who is signed in may come back from linking a provider.
    if (!back && app.state.$loggedIn.get()) return redirect(next ?? otherwise(app))
    return { title: app.translate(title), next, back }
  }
