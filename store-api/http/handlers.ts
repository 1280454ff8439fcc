import type { Call } from 'shared-contracts/api/endpoints.ts'
import { getAddresses, updateAddresses } from '../account/addresses.ts'
import { clientRegistration } from '../account/client-registration.ts'
import { getOrder } from '../account/order-detail.ts'
import { countOrders, customerOrders, listOrders } from '../account/orders.ts'
import { forgotPassword, resetPassword, resetPasswordExternal } from '../account/passwords.ts'
import { signon } from '../account/signon.ts'
import { userInfo } from '../account/user-info.ts'
import {
  changeVerifiedContact,
  createVerifiedContact,
  verifiedContactIdNumber,
} from '../account/verified-contact.ts'
import { addToCampaignCart, getCampaignCart, setInCampaignCart } from '../campaigns/campaign-cart.ts'
import { fissionCampaign, fissionList } from '../campaigns/campaigns.ts'
import { campaignProductItem, campaignProductItems } from '../campaigns/items.ts'
import { campaignOrders } from '../campaigns/orders.ts'
import { addToMyCart } from '../cart/add.ts'
import { addManyToCart } from '../cart/add-many.ts'
import { deleteFromMyCart, getMyCart, setInMyCart } from '../cart/change.ts'
import { brands, tag } from '../catalog/brands.ts'
import { categories, category } from '../catalog/categories.ts'
import { exchangeRates } from '../catalog/exchange-rates.ts'
import { inventory } from '../catalog/inventory.ts'
import { product } from '../catalog/product.ts'
import { productDetail } from '../catalog/product-detail.ts'
import { addonProducts, listCount, products } from '../catalog/products.ts'
import { relatedProducts } from '../catalog/related-products.ts'
import { search, searchCount } from '../catalog/search.ts'
import { pageContent } from '../content/page-content.ts'
import { sectionTemplateByType } from '../content/section-templates.ts'
import { getCoupons } from '../coupons/coupons.ts'
import { verifyCoupon } from '../coupons/verify-coupon.ts'
import { applyStoreCredit } from '../credit/apply-credit.ts'
import { applyStoreCreditDeposit, storeCreditPayment } from '../credit/pay-with-credit.ts'
import { getStoreCredit, storeCreditHistory } from '../credit/store-credit.ts'
import { aliPayLink, aliPayLogin, aliPayRegister, apaId } from '../identity/ali-pay.ts'
import { weChatLivestreamInfo } from '../identity/livestream.ts'
import {
  weChatBind,
  weChatEnabled,
  weChatLink,
  weChatLogin,
  weChatMiniLogin,
  weChatRegister,
} from '../identity/we-chat.ts'
import { deleteInfluencerImage, uploadInfluencerImage } from '../influencers/images.ts'
import {
  changeInfluencerProfile,
  createInfluencerProfile,
  getInfluencerProfile,
  influencerStatus,
} from '../influencers/own-profile.ts'
import { influencerDetail, influencerList, likeInfluencer } from '../influencers/public-profiles.ts'
import { membershipDetail, membershipProducts } from '../membership/calls.ts'
import { submitForm } from '../message/submit-form.ts'
import { getBilling } from '../ordering/billing.ts'
import { cancelOrder } from '../ordering/cancel-order.ts'
import { checkoutConfig } from '../ordering/checkout-config.ts'
import { orderDeliveryDateTime, orderPickupDate, orderPickupDateTime } from '../ordering/choose-time.ts'
import { tips } from '../ordering/choose-tip.ts'
import { addComment } from '../ordering/comment-order.ts'
import { updateCustomerComment } from '../ordering/customer-comment.ts'
import { deliveryLocations, localDeliveryConfig } from '../ordering/delivery/delivery-locations.ts'
import { pickupLocations } from '../ordering/locations.ts'
import { placeOrder } from '../ordering/place-order.ts'
import { reserve } from '../ordering/reserve.ts'
import { orderContactInfo, orderDeliverInfo, updateOrderMethod } from '../ordering/settle-draft.ts'
import * as miniProgram from '../payment/mini-program.ts'
import { paymentConfig } from '../payment/payment-config.ts'
import * as pay from '../payment/provider-calls.ts'
import { provinces, supportedCountries } from '../places/countries.ts'
import { timeZoneInfo } from '../places/time-zones.ts'
import {
  orderIntroduced,
  referralGeneralInfo,
  referralOrderSummary,
  referralUserSummary,
  usersIntroduced,
} from '../referral/calls.ts'
import { joinReferralGroup, referralGroups } from '../referral/groups.ts'
import { appInfoInit } from '../session/app-info-init.ts'
import { changeLocale } from '../session/change-locale.ts'
import { logout } from '../session/logout.ts'
import { setSelectedStoreLocation } from '../session/set-selected-store-location.ts'
import { uploadProfileImage } from '../uploads/profile-image.ts'
import { userImages } from '../uploads/user-images.ts'
import { uploadVerifiedContactImage } from '../uploads/verified-contact-image.ts'
import type { Handler } from './route.ts'

/** What answers each call of the contract; the compiler asks for every one. */
export const handlers: { [C in Call]: Handler<C> } = {
  'GET common3/appInfoInit': appInfoInit,
  'GET common3/changeLocale/{locale}': changeLocale,
  'GET common3/pageContent': pageContent,
  'GET common3/pickupLocations': pickupLocations,
  'GET common3/exchangeRates/[{currency}]': exchangeRates,
  'POST common3/setSelectedStoreLocation': setSelectedStoreLocation,
  'GET common3/supportedCountries': supportedCountries,
  'GET common3/provinces/{country}': provinces,
  'POST common3/timeZoneInfo/GMT': timeZoneInfo,
  'GET common3/sectionTemplateByType/{type}': sectionTemplateByType,
  'POST message/submitForm': submitForm,
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
  'GET productManagement/product/{id}': product,
  'GET productManagement/brands': brands,
  'GET productManagement2/tag/{name}': tag,
  'GET productManagement2/products/addon': addonProducts,
  'GET shoppingManagement4/myCart': getMyCart,
  'POST shoppingManagement4/myCart': addToMyCart,
  'PUT shoppingManagement4/myCart': setInMyCart,
  'POST shoppingManagement4/myCart/delete': deleteFromMyCart,
  'POST shoppingManagement4/iCart': addManyToCart,
  'GET shoppingManagement4/checkoutConfig': checkoutConfig,
  'POST shoppingManagement4/updateOrderMethod': updateOrderMethod,
  'POST shoppingManagement4/orderContactInfo': orderContactInfo,
  'POST shoppingManagement4/orderDeliverInfo': orderDeliverInfo,
  'POST shoppingManagement4/orderPickupDateTime': orderPickupDateTime,
  'POST shoppingManagement4/orderPickupDate': orderPickupDate,
  'POST shoppingManagement4/orderDeliveryDateTime': orderDeliveryDateTime,
  'POST common3/deliveryLocations': deliveryLocations,
  'GET shoppingManagement4/localDeliveryConfig': localDeliveryConfig,
  'POST shoppingManagement4/tips': tips,
  'POST shoppingManagement4/updateCustomerComment': updateCustomerComment,
  'POST shoppingManagement4/reserve': reserve,
  'GET shoppingManagement4/billing/': getBilling,
  'POST shoppingManagement4/billing/{id}': placeOrder,
  'GET shoppingManagement4/paymentConfig': paymentConfig,
  'GET shoppingManagement4/paymentoption/PayPal': pay.payPalOption,
  'POST shoppingManagement4/requestOTTH5Payment': pay.requestOttH5Payment,
  'POST shoppingManagement4/checkOttPaymentStatus': pay.checkOttPaymentStatus,
  'GET shoppingManagement4/requestSnapPayPrePayment/h5pay/WECHATPAY': pay.requestSnapPayWeChatPay,
  'GET shoppingManagement4/requestSnapPayPrePayment/webpay/ALIPAY': pay.requestSnapPayAlipay,
  'GET shoppingManagement4/requestSnapPayPrePayment/webpay/UNIONPAY': pay.requestSnapPayUnionPay,
  'POST shoppingManagement4/checkSnapPayPaymentStatus': pay.checkSnapPayPaymentStatus,
  'POST shoppingManagement4/requestCitconH5Payment': pay.requestCitconH5Payment,
  'POST shoppingManagement4/checkCitconPaymentStatus': pay.checkCitconPaymentStatus,
  'POST shoppingManagement4/requestIOTPayH5Payment': pay.requestIotPayH5Payment,
  'POST shoppingManagement4/checkIOTPayPaymentStatus': pay.checkIotPayPaymentStatus,
  'POST shoppingManagement4/requestOPayH5Payment': pay.requestOPayH5Payment,
  'POST shoppingManagement4/checkOPayPaymentStatus': pay.checkOPayPaymentStatus,
  'POST shoppingManagement4/requestWeChatMiniProgramPayment': miniProgram.requestWeChatMiniProgramPayment,
  'POST shoppingManagement4/processWeChatMiniProgramPayment/success': miniProgram.processSuccess,
  'POST shoppingManagement4/processWeChatMiniProgramPayment/error': miniProgram.processError,
  'GET admin/orderManagement/orders/list': listOrders,
  'GET admin/orderManagement/orders/count': countOrders,
  'GET admin/orderManagement/order/{id}': getOrder,
  'GET admin/orderManagement/customer/{id}/orders': customerOrders,
  'PUT admin/orderManagement/cancelOrder/{id}': cancelOrder,
  'PUT admin/orderManagement/addComment/{id}': addComment,
  'PUT admin/userManagement/userInfo': userInfo,
  'GET admin/userManagement/getAddresses/{id}/type/{type}': getAddresses,
  'POST admin/userManagement/updateAddresses/{a}/{b}': updateAddresses,
  'POST admin/userManagement/resetPassword': resetPassword,
  'GET common3/forgotPassword': forgotPassword,
  'POST common3/resetPasswordExternal': resetPasswordExternal,
  'POST admin/userManagement/image/upload': uploadProfileImage,
  'POST admin/userManagement/image/influencer/upload': uploadInfluencerImage,
  'DELETE admin/userManagement/image/influencer/delete/{id}': deleteInfluencerImage,
  'POST admin/userManagement/image/verifiedContact/upload': uploadVerifiedContactImage,
  'GET admin/userManagement/image/user/{id}': userImages,
  'GET admin/userManagement/membershipProducts': membershipProducts,
  'GET admin/userManagement/membershipDetail': membershipDetail,
  'GET admin/trackingManagement/referrer/userTracking/GeneralInfo/': referralGeneralInfo,
  'GET admin/trackingManagement/referrer/userTracking/usersIntroduced': usersIntroduced,
  'GET admin/trackingManagement/referrer/userTracking/orderIntroduced': orderIntroduced,
  'GET admin/trackingManagement/referrer/summary/user': referralUserSummary,
  'GET admin/trackingManagement/referrer/summary/order': referralOrderSummary,
  'GET admin/userManagement/affiliatedReferralGoups': referralGroups,
  'GET admin/userManagement/joinAffiliatedReferralGoup/{id}': joinReferralGroup,
  'GET admin/userManagement/influencer/status': influencerStatus,
  'GET admin/userManagement/influencerProfile': getInfluencerProfile,
  'POST admin/userManagement/influencerProfile': createInfluencerProfile,
  'PUT admin/userManagement/influencerProfile': changeInfluencerProfile,
  'GET admin/userManagement/user/like/{id}/true': likeInfluencer,
  'GET common3/influencerProfile/list': influencerList,
  'GET common3/influencerProfile/detail/{id}': influencerDetail,
  'POST admin/userManagement/verifiedContact': createVerifiedContact,
  'PUT admin/userManagement/verifiedContact': changeVerifiedContact,
  'GET admin/userManagement/verifiedContact/idNumber': verifiedContactIdNumber,
  'GET common3/coupons/[{code}]': getCoupons,
  'GET shoppingManagement4/couponVerification/{coupon}': verifyCoupon,
  'GET admin/storeCreditManagement/storeCredit': getStoreCredit,
  'GET admin/storeCreditManagement/storeCreditHistory': storeCreditHistory,
  'POST shoppingManagement4/applyStoreCredit': applyStoreCredit,
  'POST shoppingManagement4/applyStoreCreditDeposit': applyStoreCreditDeposit,
  'POST shoppingManagement4/storeCreditPayment': storeCreditPayment,
  'GET common3/campaign/fissionList': fissionList,
  'GET common3/campaign/fission/{id}': fissionCampaign,
  'GET productManagement2/campaignProductItem/list/all': campaignProductItems,
  'GET productManagement2/campaignProductItem/{id}': campaignProductItem,
  'GET common3/orders/list': campaignOrders,
  'GET shoppingManagement4/myCart/fc/{id}': getCampaignCart,
  'POST shoppingManagement4/myCart/fc/{id}': addToCampaignCart,
  'PUT shoppingManagement4/myCart/fc/{id}': setInCampaignCart,
  'GET common3/apaId': apaId,
  'GET weChat/enabled': weChatEnabled,
  'GET weChat/bind': weChatBind,
  'POST weChat/login': weChatLogin,
  'POST weChat/register': weChatRegister,
  'POST weChat/weChatlogin': weChatMiniLogin,
  'POST weChat/link': weChatLink,
  'POST weChat/weChatLivestreaminfo': weChatLivestreamInfo,
  'POST aliPay/login': aliPayLogin,
  'POST aliPay/register': aliPayRegister,
  'POST aliPay/link': aliPayLink,
}
