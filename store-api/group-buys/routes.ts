import { feature } from '../calls/feature.ts'
import { fissionCampaign, fissionList } from './campaigns.ts'

export const groupBuysFeature = feature({
  'GET common3/campaign/fissionList': fissionList,
  'GET common3/campaign/fission/{id}': fissionCampaign,
})
