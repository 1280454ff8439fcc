import { feature } from '../calls/feature.ts'
import { membershipDetail, membershipProducts } from './calls.ts'

export const membershipFeature = feature({
  'GET admin/userManagement/membershipProducts': membershipProducts,
  'GET admin/userManagement/membershipDetail': membershipDetail,
})
