import { feature } from '../http/feature.ts'
import { membershipDetail, membershipProducts } from './calls.ts'

export const membershipFeature = feature({
  'GET admin/userManagement/membershipProducts': membershipProducts,
  'GET admin/userManagement/membershipDetail': membershipDetail,
})
