import { feature } from '../calls/feature.ts'
import {
  orderIntroduced,
  referralGeneralInfo,
  referralOrderSummary,
  referralUserSummary,
  usersIntroduced,
} from './calls.ts'
import { joinReferralGroup, referralGroups } from './groups.ts'

export const referralFeature = feature({
  'GET admin/trackingManagement/referrer/userTracking/GeneralInfo/': referralGeneralInfo,
  'GET admin/trackingManagement/referrer/userTracking/usersIntroduced': usersIntroduced,
  'GET admin/trackingManagement/referrer/userTracking/orderIntroduced': orderIntroduced,
  'GET admin/trackingManagement/referrer/summary/user': referralUserSummary,
  'GET admin/trackingManagement/referrer/summary/order': referralOrderSummary,
  'GET admin/userManagement/affiliatedReferralGoups': referralGroups,
  'GET admin/userManagement/joinAffiliatedReferralGoup/{id}': joinReferralGroup,
})
