import { feature } from '../calls/feature.ts'
import { addToMyCart } from './add.ts'
import { addManyToCart } from './add-many.ts'
import { addToCampaignCart, getCampaignCart, setInCampaignCart } from './campaign-cart.ts'
import { deleteFromMyCart, getMyCart, setInMyCart } from './change.ts'

export const cartFeature = feature({
  'GET shoppingManagement4/myCart': getMyCart,
  'POST shoppingManagement4/myCart': addToMyCart,
  'PUT shoppingManagement4/myCart': setInMyCart,
  'POST shoppingManagement4/myCart/delete': deleteFromMyCart,
  'POST shoppingManagement4/iCart': addManyToCart,
  'GET shoppingManagement4/myCart/fc/{id}': getCampaignCart,
  'POST shoppingManagement4/myCart/fc/{id}': addToCampaignCart,
  'PUT shoppingManagement4/myCart/fc/{id}': setInCampaignCart,
})
