import { feature } from '../calls/feature.ts'
import { getStoreCredit, storeCreditHistory } from './store-credit.ts'

export const creditFeature = feature({
  'GET admin/storeCreditManagement/storeCredit': getStoreCredit,
  'GET admin/storeCreditManagement/storeCreditHistory': storeCreditHistory,
})
