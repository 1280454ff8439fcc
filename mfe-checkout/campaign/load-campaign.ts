import type { ApiClient } from 'shared-contracts/api/client.ts'
import type { FissionCampaignDetail } from 'shared-contracts/api/entities/campaign.ts'
import { isFailure, readFailure } from 'shared-contracts/api/failure.ts'
import { missingIsNotFound } from 'shared-contracts/remote/not-found.ts'
import { data } from 'shared-contracts/remote/runtime/router.ts'
import type { Purchase } from '../journey/purchase.ts'

/**
 * The group buy being bought from.
 * @returns null when it does not load
 * @throws the page's 404 for one that is not there, or an address that names none
 */
export async function loadCampaign(
  api: ApiClient,
  { campaign }: Purchase,
  signal: AbortSignal,
): Promise<FissionCampaignDetail | null> {
  if (campaign === null) throw data(null, { status: 404 })
  try {
    return await api('GET common3/campaign/fission/{id}', { params: { id: campaign }, signal })
  } catch (error) {
    if (!isFailure(error)) throw error
    if (readFailure(error).kind === 'refused') missingIsNotFound(error)
    return null
  }
}
