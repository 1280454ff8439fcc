import { feature } from '../calls/feature.ts'
import { applyStoreCredit } from './apply-credit.ts'
import { getBilling } from './billing.ts'
import { cancelOrder } from './cancel-order.ts'
import { checkoutConfig } from './checkout-config.ts'
import { orderDeliveryDateTime, orderPickupDate, orderPickupDateTime } from './choose-time.ts'
import { tips } from './choose-tip.ts'
import { addComment } from './comment-order.ts'
import { confirmOrderRoute } from './confirm-order.ts'
import { updateCustomerComment } from './customer-comment.ts'
import { deliveryLocations, localDeliveryConfig } from './delivery/delivery-locations.ts'
import { countOrders, customerOrders, listOrders } from './orders.ts'
import { pickupLocations } from './pickup-locations.ts'
import { placeOrder } from './place-order.ts'
import { reserve } from './reserve.ts'
import { orderContactInfo, orderDeliverInfo, updateOrderMethod } from './settle-draft.ts'
import { verifyCoupon } from './verify-coupon.ts'

export const orderingFeature = feature(
  {
    'GET common3/pickupLocations': pickupLocations,
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
    'PUT admin/orderManagement/cancelOrder/{id}': cancelOrder,
    'PUT admin/orderManagement/addComment/{id}': addComment,
    'GET admin/orderManagement/orders/list': listOrders,
    'GET admin/orderManagement/orders/count': countOrders,
    'GET admin/orderManagement/customer/{id}/orders': customerOrders,
    'POST shoppingManagement4/applyStoreCredit': applyStoreCredit,
    'GET shoppingManagement4/couponVerification/{coupon}': verifyCoupon,
  },
  confirmOrderRoute,
)
