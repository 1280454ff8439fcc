import { feature } from '../calls/feature.ts'
import { aliPayLink, aliPayLogin, aliPayRegister, apaId } from './ali-pay.ts'
import { clientRegistration } from './client-registration.ts'
import { weChatLivestreamInfo } from './livestream.ts'
import { signon } from './signon.ts'
import { userInfo } from './user-info.ts'
import {
  weChatBind,
  weChatEnabled,
  weChatLink,
  weChatLogin,
  weChatMiniLogin,
  weChatRegister,
} from './we-chat.ts'

export const identityFeature = feature({
  'PUT admin/userManagement/userInfo': userInfo,
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
  'POST common3/signon': signon,
  'POST common3/clientRegistration': clientRegistration,
})
