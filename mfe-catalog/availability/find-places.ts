import type { ApiClient } from 'shared-contracts/api/client.ts'

/** The stores, with the first times they can hand over an order. */
export const findPlaces = async (api: ApiClient, signal?: AbortSignal) =>
  (await api('GET common3/pickupLocations', signal ? { signal } : {})).locations
