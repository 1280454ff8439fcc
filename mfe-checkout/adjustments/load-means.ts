import type { Coupon } from 'shared-contracts/api/entities/coupon.ts'
import { isFailure } from 'shared-contracts/api/failure.ts'
import type { App } from 'shared-contracts/remote/runtime/app.ts'
import { visitorKnown } from 'shared-contracts/remote/state/visitor-known.ts'

/** What the shopper may have to pay less with. */
export interface Means {
  coupons: readonly Coupon[]
  /** Store credit that can be used, minor units; null for a guest, or when it did not load. */
  balance: number | null
}

/** Own coupons and store credit; what does not load is left out, for it stops no purchase. */
export async function loadMeans(
  { api, state }: Pick<App, 'api' | 'state'>,
  signal: AbortSignal,
): Promise<Means> {
  const [coupons, balance] = await Promise.all([
    orElse([], async () => (await api('GET common3/coupons/[{code}]', { signal })).coupons),
    orElse(null, async () => {
      await visitorKnown(state, signal)
      if (state.$session.get().userID === null) return null
      return (await api('GET admin/storeCreditManagement/storeCredit', { signal })).balance
    }),
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
