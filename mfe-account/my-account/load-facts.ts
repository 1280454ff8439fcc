import type { ApiClient } from 'shared-contracts/api/client.ts'
import { type Deferred, defer } from 'shared-contracts/remote/defer.ts'

/** What stands in each tile, asked for while the page is drawn already; a call that a store lacks leaves its tile without. */
export const FACTS = {
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
export type FactData = { [F in Fact]: Awaited<ReturnType<(typeof FACTS)[F]>> }
export type Facts = { [F in Fact]: Deferred<FactData[F]> }

export const loadFacts = (api: ApiClient, signal: AbortSignal): Facts => ({
  credit: defer(FACTS.credit(api, signal)),
  membership: defer(FACTS.membership(api, signal)),
  referral: defer(FACTS.referral(api, signal)),
  influencer: defer(FACTS.influencer(api, signal)),
})
