import type { Call } from 'shared-contracts/api/endpoints.ts'
import { clientRegistration } from '../account/client-registration.ts'
import { countOrders, getOrder, listOrders } from '../account/orders.ts'
import { signon } from '../account/signon.ts'
import { addToMyCart } from '../cart/add.ts'
import { deleteFromMyCart, getMyCart, setInMyCart } from '../cart/change.ts'
import { categories, category } from '../catalog/categories.ts'
import { inventory } from '../catalog/inventory.ts'
import { productDetail } from '../catalog/product-detail.ts'
import { listCount, products } from '../catalog/products.ts'
import { relatedProducts } from '../catalog/related-products.ts'
import { search, searchCount } from '../catalog/search.ts'
import { pageContent } from '../content/page-content.ts'
import { getBilling } from '../ordering/billing.ts'
import { checkoutConfig } from '../ordering/checkout-config.ts'
import { pickupLocations } from '../ordering/locations.ts'
import { placeOrder } from '../ordering/place-order.ts'
import { orderContactInfo, orderPickupDateTime, updateOrderMethod } from '../ordering/settle-draft.ts'
import { checkOttPaymentStatus, requestOttH5Payment } from '../payment/ott-calls.ts'
import { paymentConfig } from '../payment/payment-config.ts'
import { appInfoInit } from '../session/app-info-init.ts'
import { changeLocale } from '../session/change-locale.ts'
import { logout } from '../session/logout.ts'
import type { Handler } from './route.ts'

/** What answers each call of the contract; the compiler asks for every one. */
export const handlers: { [C in Call]: Handler<C> } = {
  'GET common3/appInfoInit': appInfoInit,
  'GET common3/changeLocale/{locale}': changeLocale,
  'GET common3/pageContent': pageContent,
  'GET common3/pickupLocations': pickupLocations,
  'POST common3/signon': signon,
  'POST common3/clientRegistration': clientRegistration,
  'GET common3/logout': logout,
  'GET productManagement2/products': products,
  'GET productManagement2/products/listCount': listCount,
  'GET productManagement2/products/search/{term}': search,
  'GET productManagement2/products/searchCount/{term}': searchCount,
  'GET productDetailManagement/productDetail/{id}': productDetail,
  'GET inventoryManagement/inventoryByProductAndOptions/{id}': inventory,
  'GET productManagement2/products/relatedProducts/{id}': relatedProducts,
  'GET productManagement/categories/{x}': categories,
  'GET productManagement2/category/{name}': category,
  'GET shoppingManagement4/myCart': getMyCart,
  'POST shoppingManagement4/myCart': addToMyCart,
  'PUT shoppingManagement4/myCart': setInMyCart,
  'POST shoppingManagement4/myCart/delete': deleteFromMyCart,
  'GET shoppingManagement4/checkoutConfig': checkoutConfig,
  'POST shoppingManagement4/updateOrderMethod': updateOrderMethod,
  'POST shoppingManagement4/orderContactInfo': orderContactInfo,
  'POST shoppingManagement4/orderPickupDateTime': orderPickupDateTime,
  'GET shoppingManagement4/billing/': getBilling,
  'POST shoppingManagement4/billing/{id}': placeOrder,
  'GET shoppingManagement4/paymentConfig': paymentConfig,
  'POST shoppingManagement4/requestOTTH5Payment': requestOttH5Payment,
  'POST shoppingManagement4/checkOttPaymentStatus': checkOttPaymentStatus,
  'GET admin/orderManagement/orders/list': listOrders,
  'GET admin/orderManagement/orders/count': countOrders,
  'GET admin/orderManagement/order/{id}': getOrder,
}
