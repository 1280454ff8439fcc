import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { Coupon } from 'shared-contracts/api/entities/coupon.ts'
import { isFailure } from 'shared-contracts/api/failure.ts'

/** What the shopper may have to pay less with. */
export interface Means {
  coupons: readonly Coupon[]
  /** Store credit of the account, minor units; null for a guest, or when it did not load. */
  balance: number | null
}

/** Own coupons and store credit; what does not load is left out, for it stops no purchase. */
export async function loadMeans(api: ApiClient, userID: string | null, signal: AbortSignal): Promise<Means> {
  const [coupons, balance] = await Promise.all([
    orElse([], async () => (await api('GET common3/coupons/[{code}]', { signal })).coupons),
    userID === null
      ? null
      : orElse(
          null,
          async () => (await api('GET admin/storeCreditManagement/storeCredit', { signal })).balance,
        ),
  ])
  return { coupons, balance }
}

async function orElse<T>(missing: T, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!isFailure(error)) throw error
    return missing
  }
}
