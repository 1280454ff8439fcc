import { feature } from '../calls/feature.ts'
import { getAddresses, updateAddresses } from './addresses.ts'
import { forgotPassword, resetPassword } from './passwords.ts'
import { resetPasswordExternal } from './reset-by-mail.ts'
import { changeVerifiedContact, createVerifiedContact, verifiedContactIdNumber } from './verified-contact.ts'
import { verifyEmailRoute } from './verify-email.ts'

export const accountFeature = feature(
  {
    'GET admin/userManagement/getAddresses/{id}/type/{type}': getAddresses,
    'POST admin/userManagement/updateAddresses/{a}/{b}': updateAddresses,
    'POST admin/userManagement/resetPassword': resetPassword,
    'GET common3/forgotPassword': forgotPassword,
    'POST common3/resetPasswordExternal': resetPasswordExternal,
    'POST admin/userManagement/verifiedContact': createVerifiedContact,
    'PUT admin/userManagement/verifiedContact': changeVerifiedContact,
    'GET admin/userManagement/verifiedContact/idNumber': verifiedContactIdNumber,
  },
  verifyEmailRoute,
)
