import type { SignOn } from 'shared-contracts/api/entities/session.ts'
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
} as const satisfies Record<number, KeyOf<typeof en>>

/** @throws ApiError, NetworkError */
export async function signIn(app: App, body: FormOutput<typeof SignOn>): Promise<void> {
  await enter(app, await app.api('POST common3/signon', { body }))
}
