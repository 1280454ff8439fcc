import { isApiError } from 'shared-contracts/api/api-error.ts'
import { href } from 'shared-contracts/remote/routes/href.ts'
import { redirect } from 'shared-contracts/remote/runtime/router.ts'

/** The backend wants an account. While a page is rendered, its word alone counts: the session may not be known yet. */
export const wantsAccount = (error: unknown): boolean =>
  isApiError(error) && (error.status === 401 || error.status === 403)

/** Sends to sign in, and back from there to the address that was asked for. */
export function toSignIn(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  return redirect(href('/account/login', undefined, { next: pathname + search }))
}

/** For `catch` in loaders. @throws a redirect to the sign-in page, or the error itself */
export function signInOr(request: Request): (error: unknown) => never {
  return error => {
    throw wantsAccount(error) ? toSignIn(request) : error
  }
}
