import { getAddresses, updateAddresses } from './account/addresses.ts'
import { uploadProfileImage, uploadVerifiedContactImage, userImages } from './account/images.ts'
import {
  changeInfluencerProfile,
  createInfluencerProfile,
  deleteInfluencerImage,
  getInfluencerProfile,
  influencerStatus,
  likeInfluencer,
  uploadInfluencerImage,
} from './account/influencer.ts'
import { membershipDetail, membershipProducts } from './account/membership.ts'
import {
  addComment,
  cancelOrder,
  countOrders,
  customerOrders,
  getOrder,
  listOrders,
} from './account/orders.ts'
import { forgotPassword, resetPassword, resetPasswordExternal } from './account/passwords.ts'
import {
  joinReferralGroup,
  orderIntroduced,
  referralGeneralInfo,
  referralGroups,
  referralOrderSummary,
  referralUserSummary,
  usersIntroduced,
} from './account/referral.ts'
import { userInfo } from './account/user-info.ts'
import {
  changeVerifiedContact,
  createVerifiedContact,
  verifiedContactIdNumber,
} from './account/verified-contact.ts'
import { addToCampaignCart, getCampaignCart, setInCampaignCart } from './campaigns/campaign-cart.ts'
import {
  campaignOrders,
  campaignProductItem,
  campaignProductItems,
  fissionCampaign,
  fissionList,
} from './campaigns/campaigns.ts'
import { addManyToCart } from './cart/i-cart.ts'
import { addToMyCart, deleteFromMyCart, getMyCart, setInMyCart } from './cart/my-cart.ts'
import { addonProducts } from './catalog/addon-products.ts'
import { brands } from './catalog/brands.ts'
import { categories } from './catalog/categories.ts'
import { category } from './catalog/category.ts'
import { inventory } from './catalog/inventory.ts'
import { listCount } from './catalog/list-count.ts'
import { product } from './catalog/product.ts'
import { productDetail } from './catalog/product-detail.ts'
import { products } from './catalog/products.ts'
import { relatedProducts } from './catalog/related-products.ts'
import { search } from './catalog/search.ts'
import { searchCount } from './catalog/search-count.ts'
import { tag } from './catalog/tag.ts'
import { appInfoInit } from './common3/app-info-init.ts'
import { changeLocale } from './common3/change-locale.ts'
import { clientRegistration } from './common3/client-registration.ts'
import { exchangeRates } from './common3/exchange-rates.ts'
import { influencerDetail, influencerList } from './common3/influencers.ts'
import { logout } from './common3/logout.ts'
import { pageContent } from './common3/page-content.ts'
import { pickupLocations } from './common3/pickup-locations.ts'
import { provinces } from './common3/provinces.ts'
import { sectionTemplateByType } from './common3/section-template-by-type.ts'
import { setSelectedStoreLocation } from './common3/set-selected-store-location.ts'
import { signon } from './common3/signon.ts'
import { supportedCountries } from './common3/supported-countries.ts'
import { timeZoneInfo } from './common3/time-zone-info.ts'
import { getCoupons, verifyCoupon } from './coupons/coupons.ts'
import { applyStoreCredit, applyStoreCreditDeposit, storeCreditPayment } from './credit/pay-with-credit.ts'
import { storeCredit, storeCreditHistory } from './credit/store-credit.ts'
import type { Endpoint } from './endpoint.ts'
import { aliPayLink, aliPayLogin, aliPayRegister, apaId } from './identity/ali-pay.ts'
import {
  weChatBind,
  weChatEnabled,
  weChatLink,
  weChatLivestreamInfo,
  weChatLogin,
  weChatMiniLogin,
  weChatRegister,
} from './identity/we-chat.ts'
import { submitForm } from './message/submit-form.ts'
import { getBilling, placeOrder } from './ordering/billing.ts'
import { checkoutConfig } from './ordering/checkout-config.ts'
import { deliveryLocations, localDeliveryConfig } from './ordering/delivery-locations.ts'
import { orderContactInfo } from './ordering/order-contact-info.ts'
import { orderDeliverInfo } from './ordering/order-deliver-info.ts'
import { orderDeliveryDateTime } from './ordering/order-delivery-date-time.ts'
import { orderPickupDate } from './ordering/order-pickup-date.ts'
import { orderPickupDateTime } from './ordering/order-pickup-date-time.ts'
import { reserve } from './ordering/reserve.ts'
import { tips } from './ordering/tips.ts'
import { updateCustomerComment } from './ordering/update-customer-comment.ts'
import { updateOrderMethod } from './ordering/update-order-method.ts'
import {
  checkCitconPaymentStatus,
  checkIotPayPaymentStatus,
  checkOPayPaymentStatus,
  checkOttPaymentStatus,
  checkSnapPayPaymentStatus,
} from './payment/check-payment-status.ts'
import { payPalOption } from './payment/pay-pal.ts'
import { paymentConfig } from './payment/payment-config.ts'
import {
  requestCitconH5Payment,
  requestIotPayH5Payment,
  requestOPayH5Payment,
  requestOttH5Payment,
} from './payment/request-h5-payment.ts'
import {
  requestSnapPayAlipay,
  requestSnapPayUnionPay,
  requestSnapPayWeChatPay,
} from './payment/request-snap-pay.ts'
import {
  processWeChatMiniProgramPaymentError,
  processWeChatMiniProgramPaymentSuccess,
  requestWeChatMiniProgramPayment,
} from './payment/wechat-mini-program.ts'

const list = [
  appInfoInit,
  changeLocale,
  pageContent,
  pickupLocations,
  exchangeRates,
  setSelectedStoreLocation,
  supportedCountries,
  provinces,
  timeZoneInfo,
  sectionTemplateByType,
  submitForm,
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
  product,
  brands,
  tag,
  addonProducts,
  getMyCart,
  addToMyCart,
  setInMyCart,
  deleteFromMyCart,
  addManyToCart,
  checkoutConfig,
  updateOrderMethod,
  orderContactInfo,
  orderDeliverInfo,
  orderPickupDateTime,
  orderPickupDate,
  orderDeliveryDateTime,
  deliveryLocations,
  localDeliveryConfig,
  tips,
  updateCustomerComment,
  reserve,
  getBilling,
  placeOrder,
  paymentConfig,
  payPalOption,
  requestOttH5Payment,
  checkOttPaymentStatus,
  requestSnapPayWeChatPay,
  requestSnapPayAlipay,
  requestSnapPayUnionPay,
  checkSnapPayPaymentStatus,
  requestCitconH5Payment,
  checkCitconPaymentStatus,
  requestIotPayH5Payment,
  checkIotPayPaymentStatus,
  requestOPayH5Payment,
  checkOPayPaymentStatus,
  requestWeChatMiniProgramPayment,
  processWeChatMiniProgramPaymentSuccess,
  processWeChatMiniProgramPaymentError,
  listOrders,
  countOrders,
  getOrder,
  customerOrders,
  cancelOrder,
  addComment,
  userInfo,
  getAddresses,
  updateAddresses,
  resetPassword,
  forgotPassword,
  resetPasswordExternal,
  uploadProfileImage,
  uploadInfluencerImage,
  deleteInfluencerImage,
  uploadVerifiedContactImage,
  userImages,
  membershipProducts,
  membershipDetail,
  referralGeneralInfo,
  usersIntroduced,
  orderIntroduced,
  referralUserSummary,
  referralOrderSummary,
  referralGroups,
  joinReferralGroup,
  influencerStatus,
  getInfluencerProfile,
  createInfluencerProfile,
  changeInfluencerProfile,
  likeInfluencer,
  influencerList,
  influencerDetail,
  createVerifiedContact,
  changeVerifiedContact,
  verifiedContactIdNumber,
  getCoupons,
  verifyCoupon,
  storeCredit,
  storeCreditHistory,
  applyStoreCredit,
  applyStoreCreditDeposit,
  storeCreditPayment,
  fissionList,
  fissionCampaign,
  campaignProductItems,
  campaignProductItem,
  campaignOrders,
  getCampaignCart,
  addToCampaignCart,
  setInCampaignCart,
  apaId,
  weChatEnabled,
  weChatBind,
  weChatLogin,
  weChatRegister,
  weChatMiniLogin,
  weChatLink,
  weChatLivestreamInfo,
  aliPayLogin,
  aliPayRegister,
  aliPayLink,
] as const satisfies Endpoint[]

type Listed = (typeof list)[number]
/** Every call by its line, e.g. `endpoints['GET shoppingManagement4/myCart']`. */
export type Endpoints = { [E in Listed as E['call']]: E }
export const endpoints = Object.fromEntries(list.map(e => [e.call, e])) as Endpoints
export type Call = keyof Endpoints
