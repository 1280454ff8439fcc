import { feature } from '../http/feature.ts'
import { addToCampaignCart, getCampaignCart, setInCampaignCart } from './campaign-cart.ts'
import { fissionCampaign, fissionList } from './campaigns.ts'
import { campaignProductItem, campaignProductItems } from './items.ts'
import { campaignOrders } from './orders.ts'

export const campaignsFeature = feature({
  'GET common3/campaign/fissionList': fissionList,
  'GET common3/campaign/fission/{id}': fissionCampaign,
  'GET productManagement2/campaignProductItem/list/all': campaignProductItems,
  'GET productManagement2/campaignProductItem/{id}': campaignProductItem,
  'GET common3/orders/list': campaignOrders,
  'GET shoppingManagement4/myCart/fc/{id}': getCampaignCart,
  'POST shoppingManagement4/myCart/fc/{id}': addToCampaignCart,
  'PUT shoppingManagement4/myCart/fc/{id}': setInCampaignCart,
})
