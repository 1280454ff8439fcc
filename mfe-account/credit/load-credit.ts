import type { Answer, ApiClient } from 'shared-contracts/api/client.ts'
import { doWithout } from 'shared-contracts/api/failure.ts'

/** Entries of the statement asked for in one request. */
export const PAGE_SIZE = 10
export type CreditEntries = Answer<'GET admin/storeCreditManagement/storeCreditHistory'>['entries']

const history = (api: ApiClient, start: number, count: number, signal: AbortSignal) =>
  api('GET admin/storeCreditManagement/storeCreditHistory', {
    query: { infiniteLoad: 'true', numberToLoad: String(count), startingPosition: String(start) },
    signal,
  })

/** Balance; the first page of the statement and coupons that this shopper may use, each without a value where it did not come. @throws ApiError, NetworkError */
export async function loadCredit({ api, signal }: { api: ApiClient; signal: AbortSignal }) {
  const [credit, statement, own] = await Promise.all([
    api('GET admin/storeCreditManagement/storeCredit', { signal }),
    history(api, 0, PAGE_SIZE, signal).catch(doWithout),
    api('GET common3/coupons/[{code}]', { signal }).catch(doWithout),
  ])
  return { credit, statement, coupons: own?.coupons }
}

/** @throws ApiError, NetworkError */
export const loadEntries = async (api: ApiClient, start: number, count: number, signal: AbortSignal) =>
  (await history(api, start, count, signal)).entries
