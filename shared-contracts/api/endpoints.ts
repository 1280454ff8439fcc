import { countOrders, getOrder, listOrders } from './account/orders.ts'
import { addToMyCart, deleteFromMyCart, getMyCart, setInMyCart } from './cart/my-cart.ts'
import { categories } from './catalog/categories.ts'
import { category } from './catalog/category.ts'
import { inventory } from './catalog/inventory.ts'
import { listCount } from './catalog/list-count.ts'
import { productDetail } from './catalog/product-detail.ts'
import { products } from './catalog/products.ts'
import { relatedProducts } from './catalog/related-products.ts'
import { search } from './catalog/search.ts'
import { searchCount } from './catalog/search-count.ts'
import { appInfoInit } from './common3/app-info-init.ts'
import { changeLocale } from './common3/change-locale.ts'
import { clientRegistration } from './common3/client-registration.ts'
import { exchangeRates } from './common3/exchange-rates.ts'
import { logout } from './common3/logout.ts'
import { pageContent } from './common3/page-content.ts'
import { pickupLocations } from './common3/pickup-locations.ts'
import { setSelectedStoreLocation } from './common3/set-selected-store-location.ts'
import { signon } from './common3/signon.ts'
import type { Endpoint } from './endpoint.ts'
import { getBilling, placeOrder } from './ordering/billing.ts'
import { checkoutConfig } from './ordering/checkout-config.ts'
import { orderContactInfo } from './ordering/order-contact-info.ts'
import { orderPickupDateTime } from './ordering/order-pickup-date-time.ts'
import { updateOrderMethod } from './ordering/update-order-method.ts'
import { checkOttPaymentStatus } from './payment/check-ott-payment-status.ts'
import { paymentConfig } from './payment/payment-config.ts'
import { requestOttH5Payment } from './payment/request-ott-h5-payment.ts'

const list = [
  appInfoInit,
  changeLocale,
  pageContent,
  pickupLocations,
  setSelectedStoreLocation,
  exchangeRates,
  signon,
  clientRegistration,
  logout,
  products,
  listCount,
  search,
  searchCount,
  productDetail,
  inventory,
  relatedProducts,
  categories,
  category,
  getMyCart,
  addToMyCart,
  setInMyCart,
  deleteFromMyCart,
  checkoutConfig,
  updateOrderMethod,
  orderContactInfo,
  orderPickupDateTime,
  getBilling,
  placeOrder,
  paymentConfig,
  requestOttH5Payment,
  checkOttPaymentStatus,
  listOrders,
  countOrders,
  getOrder,
] as const satisfies Endpoint[]

type Listed = (typeof list)[number]
/** Every call by its line, e.g. `endpoints['GET shoppingManagement4/myCart']`. */
export type Endpoints = { [E in Listed as E['call']]: E }
export const endpoints = Object.fromEntries(list.map(e => [e.call, e])) as Endpoints
export type Call = keyof Endpoints
