import { feature } from '../calls/feature.ts'
import { campaignProductItem, campaignProductItems } from './items.ts'
import { campaignOrders } from './orders.ts'

export const campaignsFeature = feature({
  'GET productManagement2/campaignProductItem/list/all': campaignProductItems,
  'GET productManagement2/campaignProductItem/{id}': campaignProductItem,
  'GET common3/orders/list': campaignOrders,
})
