import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { email, name, newPassword } from '../forms/rules.ts'
import { enter } from './enter.ts'

/** Where registering leads when the address names nowhere else. */
export const AFTER_REGISTERING = '/user/orders'

export const rules = { firstName: name, lastName: name, emailID: email, password: newPassword }
/** An address that is taken and one that is refused are worded alike (ACC-1). */
export const refusals = { 409: 'account.signup.exists' } as const

/** Makes the account, signs in, and takes over cart and orders of this session. @throws ApiError, NetworkError */
export async function register(app: App, values: Record<keyof typeof rules, string>): Promise<void> {
  const { password, ...rest } = values
  const { firstName, lastName, emailID } = rest
  const body = { firstName: firstName.trim(), lastName: lastName.trim(), emailID: emailID.trim(), password }
  await enter(app, await app.api('POST common3/clientRegistration', { body }))
}

/** Email that another page handed over in the history entry, never in the address. */
export function handedEmail(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : ''
}
