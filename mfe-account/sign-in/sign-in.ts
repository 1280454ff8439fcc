import { ApiError, isApiError } from 'shared-contracts/api/api-error.ts'
import type { SignOn } from 'shared-contracts/api/entities/session.ts'
import type { ErrorCode } from 'shared-contracts/api/errors.ts'
import { isNoCall } from 'shared-contracts/api/no-call.ts'
import type { App, KeyOf } from 'shared-contracts/remote/runtime/app.ts'
import type { FormOutput } from 'shared-contracts/ui/form/check.ts'
import type { en } from '../messages/en.ts'
import { enter } from './enter.ts'

/** Where signing in leads when the address names nowhere else. */
export const AFTER_SIGN_IN = '/user/list'

/** One wording for a wrong password and for an unknown address (ACC-1). */
export const REFUSALS = {
  401: 'account.login.wrong',
  404: 'account.login.wrong',
  501: 'account.login.unsure',
} as const satisfies Record<number, KeyOf<typeof en>>

const CALL = 'POST common3/signon'
const NO_SUCH_CALL = 'no-such-call' satisfies ErrorCode
const NOT_IMPLEMENTED = 501

/** A backend without the call knows nothing of the password; a 404 with a reason is that of an unknown address. @throws ApiError */
function refused(error: unknown): never {
  const hasReason = isApiError(error) && error.errors.length > 0 && error.code !== NO_SUCH_CALL
  throw isNoCall(error) && !hasReason ? new ApiError(CALL, NOT_IMPLEMENTED, null) : error
}

/** @throws ApiError, NetworkError */
export async function signIn(app: App, body: FormOutput<typeof SignOn>): Promise<void> {
  await enter(app, await app.api(CALL, { body }).catch(refused))
}
