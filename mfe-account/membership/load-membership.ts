import type { MembershipPlan } from 'shared-contracts/api/account/membership.ts'
import { isApiError } from 'shared-contracts/api/api-error.ts'
import type { ApiClient } from 'shared-contracts/api/client.ts'

const MEMBERSHIPS = {
  productType: 'MEMBERSHIP',
  recordStatus: 'ACTIVE',
  sortby: 'default',
  infiniteLoad: 'false',
} as const

/** The own membership and what can be joined. @throws ApiError, NetworkError */
export async function loadMembership({ api, signal }: { api: ApiClient; signal: AbortSignal }) {
  const [detail, plans] = await Promise.all([
    api('GET admin/userManagement/membershipDetail', { signal }),
    loadPlans(api, signal),
  ])
  return { ...detail, plans, loadedAt: new Date().toISOString() }
}

/** What can be joined; as products alone where the store has no call for plans: what comes with one is said on its page then. */
async function loadPlans(api: ApiClient, signal: AbortSignal): Promise<MembershipPlan[]> {
  try {
    return (await api('GET admin/userManagement/membershipProducts', { signal })).plans
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error
  }
  const { products } = await api('GET productManagement2/products', { query: MEMBERSHIPS, signal })
  return products.map(product => ({ product, description: '', months: 0, credit: 0, benefits: [] }))
}
