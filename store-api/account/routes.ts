import { feature } from '../http/feature.ts'
import { getAddresses, updateAddresses } from './addresses.ts'
import { clientRegistration } from './client-registration.ts'
import { getOrder } from './order-detail.ts'
import { countOrders, customerOrders, listOrders } from './orders.ts'
import { forgotPassword, resetPassword, resetPasswordExternal } from './passwords.ts'
import { signon } from './signon.ts'
import { userInfo } from './user-info.ts'
import { changeVerifiedContact, createVerifiedContact, verifiedContactIdNumber } from './verified-contact.ts'

export const accountFeature = feature({
  'POST common3/signon': signon,
  'POST common3/clientRegistration': clientRegistration,
  'GET admin/orderManagement/orders/list': listOrders,
  'GET admin/orderManagement/orders/count': countOrders,
  'GET admin/orderManagement/order/{id}': getOrder,
  'GET admin/orderManagement/customer/{id}/orders': customerOrders,
  'PUT admin/userManagement/userInfo': userInfo,
  'GET admin/userManagement/getAddresses/{id}/type/{type}': getAddresses,
  'POST admin/userManagement/updateAddresses/{a}/{b}': updateAddresses,
  'POST admin/userManagement/resetPassword': resetPassword,
  'GET common3/forgotPassword': forgotPassword,
  'POST common3/resetPasswordExternal': resetPasswordExternal,
  'POST admin/userManagement/verifiedContact': createVerifiedContact,
  'PUT admin/userManagement/verifiedContact': changeVerifiedContact,
  'GET admin/userManagement/verifiedContact/idNumber': verifiedContactIdNumber,
})
