import { Registration } from 'shared-contracts/api/entities/session.ts'
import type { RoutePath } from 'shared-contracts/remote/routes/href.ts'
import type { App, KeyOf } from 'shared-contracts/remote/runtime/app.ts'
import { takesOrders } from 'shared-contracts/remote/state/takes-orders.ts'
import type { FormOutput } from 'shared-contracts/ui/form/check.ts'
import * as v from 'valibot'
import type { en } from '../messages/en.ts'
import { enter } from './enter.ts'

export const schema = v.strictObject(v.omit(Registration, ['referrerID']).entries)

/** An address that is taken and one that is refused are worded alike (ACC-1). */
export const REFUSALS = { 409: 'account.signup.exists' } as const satisfies Record<number, KeyOf<typeof en>>

/** Makes the account, signs in, and takes over cart and orders of this session. @throws ApiError, NetworkError */
export async function register(app: App, body: FormOutput<typeof schema>): Promise<void> {
  await enter(app, await app.api('POST common3/clientRegistration', { body }))
  tellMailed(app, body)
}

/** Each registration mails its address a link that confirms it (ACC-11). */
export const tellMailed = ({ notify, translate }: App, { emailID: email }: { emailID: string }): void =>
  notify('success', translate('account.signup.mailed', { email }))

/** Where registering leads when the address names nowhere else: on with the cart, else to the orders that joined. */
export const afterRegistering = ({ state: { $appInfo, $itemCount } }: App): RoutePath =>
  $itemCount.get() > 0 && takesOrders($appInfo.get()) ? '/checkout/cart' : '/user/orders'
