import type { PageArgs } from 'shared-contracts/remote/page.ts'
import { ownPath, type RoutePath } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { redirect } from 'shared-contracts/remote/runtime/router.ts'
import type { MessageKey } from '../forms/rules.ts'

export interface EntryData {
  title: string
  /** Where to go afterwards: a path of this shop, whatever the address says. */
  next: string | null
}

/** Loader of the sign-in and registration pages; a visitor who is signed in goes on at once. */
export const entryLoader =
  (title: MessageKey, otherwise: RoutePath) =>
  ({ request, context }: PageArgs): EntryData | Response => {
    const { state, translate } = context.get(appContext)
    const next = ownPath(new URL(request.url).searchParams.get('next'))
    if (state.$loggedIn.get()) return redirect(next ?? otherwise)
    return { title: translate(title), next }
  }
