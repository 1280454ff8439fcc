import * as v from 'valibot'
import { Id } from '../entities/basics.ts'

/** Group buy whose cart is meant instead of the ordinary one (CHK-9). */
export const campaignQuery = { fissionCampaignId: v.optional(Id) }
