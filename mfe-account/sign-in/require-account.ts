import { isApiError } from 'shared-contracts/api/api-error.ts'
import type { PageArgs } from 'shared-contracts/remote/page.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { appContext } from 'shared-contracts/remote/runtime/app.ts'
import { redirect } from 'shared-contracts/remote/runtime/router.ts'
import type { AppState } from 'shared-contracts/remote/state/app-state.ts'

/** The backend wants an account. While a page is rendered, its word alone counts: the session may not be known yet. */
export const wantsAccount = (error: unknown): boolean =>
  isApiError(error) && (error.status === 401 || error.status === 403)

/**
 * The backend no longer knows the session, or wants it shown anew. Who it was stays known, so that what they typed is kept for them
 * and for nobody else (VIS-4).
 */
export function markSessionEnded({ $session }: Pick<AppState, '$session'>): void {
  const session = $session.get()
  if (session.lastLoginDate !== null) $session.set({ ...session, lastLoginDate: null })
}

/** Address of the sign-in page that leads back. @param back path and query of this shop */
export const signInAddress = (back: string): string => href('/account/login', undefined, { next: back })

/** Sends to sign in, and back from there to the address that was asked for. */
export function toSignIn({ request, context }: Pick<PageArgs, 'request' | 'context'>): Response {
  // Else the sign-in page would lead straight back.
  markSessionEnded(context.get(appContext).state)
  const { pathname, search } = new URL(request.url)
  return redirect(signInAddress(pathname + search))
}

/** For `catch` in loaders. @throws a redirect to the sign-in page, or the error itself */
export function signInOr(args: Pick<PageArgs, 'request' | 'context'>): (error: unknown) => never {
  return error => {
    throw wantsAccount(error) ? toSignIn(args) : error
  }
}
