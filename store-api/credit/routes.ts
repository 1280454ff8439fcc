import { feature } from '../http/feature.ts'
import { applyStoreCredit } from './apply-credit.ts'
import { applyStoreCreditDeposit, storeCreditPayment } from './pay-with-credit.ts'
import { getStoreCredit, storeCreditHistory } from './store-credit.ts'

export const creditFeature = feature({
  'GET admin/storeCreditManagement/storeCredit': getStoreCredit,
  'GET admin/storeCreditManagement/storeCreditHistory': storeCreditHistory,
  'POST shoppingManagement4/applyStoreCredit': applyStoreCredit,
  'POST shoppingManagement4/applyStoreCreditDeposit': applyStoreCreditDeposit,
  'POST shoppingManagement4/storeCreditPayment': storeCreditPayment,
})
