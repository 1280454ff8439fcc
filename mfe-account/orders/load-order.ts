import { isApiError } from 'shared-contracts/api/api-error.ts'
import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { OrderDetail } from 'shared-contracts/api/entities/order.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'
import { signInOr } from '../sign-in/require-account.ts'

/**
 * One order of the account, or one that this session made as a guest (ACC-10).
 * @throws a redirect to the sign-in page for the anonymous, 404 for what is not theirs, or the call's error
 */
export async function loadOrder(api: ApiClient, id: string, request: Request): Promise<OrderDetail> {
  const { signal } = request
  try {
    return await api('GET admin/orderManagement/order/{id}', { params: { id }, signal })
  } catch (error) {
    const absent = isApiError(error) && (error.status === 404 || error.status === 400)
    if (!absent) return signInOr(request)(error)
    // Absent and not ours look alike; someone signed out may find it after signing in.
    await api('GET admin/orderManagement/orders/count', { signal }).catch(signInOr(request))
    throw data(null, { status: 404 })
  }
}
