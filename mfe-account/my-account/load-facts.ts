import type { ApiClient } from 'shared-contracts/api/client.ts'
import { isNoCall } from 'shared-contracts/api/no-call.ts'
import { type Deferred, defer } from 'shared-contracts/remote/defer.ts'

/** What stands in each tile, asked for while the page is drawn already; one that does not come leaves its tile without. */
const FACTS = {
  credit: (api: ApiClient, signal?: AbortSignal) =>
    api('GET admin/storeCreditManagement/storeCredit', signal ? { signal } : {}),
  membership: (api: ApiClient, signal?: AbortSignal) =>
    api('GET admin/userManagement/membershipDetail', signal ? { signal } : {}),
  referral: (api: ApiClient, signal?: AbortSignal) =>
    api('GET admin/trackingManagement/referrer/userTracking/GeneralInfo/', signal ? { signal } : {}),
  influencer: (api: ApiClient, signal?: AbortSignal) =>
    api('GET admin/userManagement/influencerProfile', signal ? { signal } : {}),
} as const

export type Fact = keyof typeof FACTS
type FactData = { [F in Fact]: Awaited<ReturnType<(typeof FACTS)[F]>> }
export type Facts = { [F in Fact]: Deferred<FactData[F] | typeof NOT_OFFERED> }

/** In place of a fact: the store has no call for what it is of. */
export const NOT_OFFERED = 'not-offered'

/** @throws ApiError, NetworkError */
export const askFact = <F extends Fact>(
  name: F,
  api: ApiClient,
  signal?: AbortSignal,
): Promise<FactData[F] | typeof NOT_OFFERED> =>
  (FACTS[name](api, signal) as Promise<FactData[F]>).catch((error: unknown) => {
    if (isNoCall(error)) return NOT_OFFERED
    throw error
  })

export const loadFacts = (api: ApiClient, signal: AbortSignal): Facts => ({
  credit: defer(askFact('credit', api, signal)),
  membership: defer(askFact('membership', api, signal)),
  referral: defer(askFact('referral', api, signal)),
  influencer: defer(askFact('influencer', api, signal)),
})
