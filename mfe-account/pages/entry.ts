import type { LoaderFunctionArgs } from 'react-router-dom'
import type { PageMeta } from 'shared-contracts/remote/remote.ts'
import { ownPath, type RoutePath } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { redirect } from 'shared-contracts/remote/runtime/router.ts'
import type { MessageKey } from '../forms/rules.ts'

export interface EntryData {
  title: string
  /** Where to go afterwards: a path of this shop, whatever the address said. */
  next: string | null
}

/** Loader of the sign-in and registration pages; who is known to be signed in goes on at once. */
export const entryLoader =
  (title: MessageKey, otherwise: RoutePath) =>
  ({ request, context }: LoaderFunctionArgs): EntryData | Response => {
    const { state, translate } = context.get(appContext)
    const next = ownPath(new URL(request.url).searchParams.get('next'))
    if (state.$loggedIn.get()) return redirect(next ?? otherwise)
    return { title: translate(title), next }
  }

/** Head of every page of this remote: nothing here is for search engines. */
export const privateMeta = (data: unknown): PageMeta => ({
  title: (data as { title?: string } | undefined)?.title ?? '',
  noindex: true,
})
