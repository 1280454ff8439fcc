import type { Call } from 'shared-contracts/api/endpoints.ts'
import { accountFeature } from './account/routes.ts'
import { campaignsFeature } from './campaigns/routes.ts'
import { cartFeature } from './cart/routes.ts'
import { catalogFeature } from './catalog/routes.ts'
import { contentFeature } from './content/routes.ts'
import { couponsFeature } from './coupons/routes.ts'
import { creditFeature } from './credit/routes.ts'
import { groupBuysFeature } from './group-buys/routes.ts'
import { identityFeature } from './identity/routes.ts'
import { influencersFeature } from './influencers/routes.ts'
import { membershipFeature } from './membership/routes.ts'
import { messageFeature } from './message/routes.ts'
import { orderingFeature } from './ordering/routes.ts'
import { paymentFeature } from './payment/routes.ts'
import { placesFeature } from './places/routes.ts'
import { pushFeature } from './push/routes.ts'
import { referralFeature } from './referral/routes.ts'
import { uploadsFeature } from './uploads/routes.ts'
import { visitFeature } from './visit/routes.ts'
import { webAppFeature } from './web-app/routes.ts'

/** Everything that the server can do, each feature with its own calls. */
export const FEATURES = [
  accountFeature,
  campaignsFeature,
  cartFeature,
  catalogFeature,
  contentFeature,
  couponsFeature,
  creditFeature,
  groupBuysFeature,
  identityFeature,
  influencersFeature,
  membershipFeature,
  messageFeature,
  orderingFeature,
  paymentFeature,
  placesFeature,
  pushFeature,
  referralFeature,
  visitFeature,
  uploadsFeature,
  webAppFeature,
] as const

type Unanswered = Exclude<Call, (typeof FEATURES)[number]['calls'][number]>
/** Does not compile while a call of the contract has no feature that answers it; the error names the call. */
export const ALL_ANSWERED: [Unanswered] extends [never] ? true : Unanswered = true
