import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { email, password } from '../forms/rules.ts'
import { enter } from './enter.ts'

/** Where signing in leads when the address names nowhere else. */
export const AFTER_SIGN_IN = '/user/list'

export const rules = { emailID: email, password }
/** One wording for a wrong password and for an unknown address (ACC-1). */
export const refusals = { 401: 'account.login.wrong', 404: 'account.login.wrong' } as const

/** @throws ApiError, NetworkError */
export async function signIn(app: App, values: Record<keyof typeof rules, string>): Promise<void> {
  const body = { ...values, emailID: values.emailID.trim() }
  await enter(app, await app.api('POST common3/signon', { body }))
}
