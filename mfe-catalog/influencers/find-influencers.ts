import type { ApiClient } from 'shared-contracts/api/client.ts'
import { partQuery } from '../product-list/paging.ts'

/** Profiles that come at a time. */
export const INFLUENCERS_PAGE = 12

/** Published profiles, most liked first. @param start position from 0 */
export const findInfluencers = (api: ApiClient, start: number, count: number, signal: AbortSignal) =>
  api('GET common3/influencerProfile/list', { query: partQuery(start, count), signal })
