import { isApiError } from 'shared-contracts/api/api-error.ts'
import type { Answer, ApiClient } from 'shared-contracts/api/client.ts'
import type { PageArgs } from 'shared-contracts/remote/page.ts'
import { offeredOrSignIn } from '../account-frame/account-loader.ts'
import { mailedToken } from '../find-order/mailed-token.ts'
import { signInOr } from '../sign-in/require-account.ts'

/** With `returned`, which says where a payment that was begun goes on. */
export type LoadedOrder = Answer<'GET admin/orderManagement/order/{id}'>

/**
 * One order of the account, or one that this session made as a guest (ACC-10).
 * @returns null for what is not there, or not theirs
 * @throws a redirect to the sign-in page for the anonymous, or the call's error
 */
export async function loadOrder(api: ApiClient, id: string, args: PageArgs): Promise<LoadedOrder | null> {
  const { signal, url } = args.request
  try {
    return await api('GET admin/orderManagement/order/{id}', {
      params: { id },
      query: { returnUrlInfo: mailedToken(new URL(url).search) },
      signal,
    })
  } catch (error) {
    const absent = isApiError(error) && (error.status === 404 || error.status === 400)
    if (!absent) return signInOr(args)(error)
    // Absent and not ours look alike; someone signed out may find it after signing in.
    await api('GET admin/orderManagement/orders/count', { signal }).catch(offeredOrSignIn(args))
    return null
  }
}
