import { feature } from '../calls/feature.ts'
import { getOrder } from './get-order.ts'
import * as miniProgram from './mini-program.ts'
import { noticeRoute } from './notice.ts'
import { payPalReturnRoute } from './pay-pal-return.ts'
import { applyStoreCreditDeposit, storeCreditPayment } from './pay-with-credit.ts'
import { paymentConfig } from './payment-config.ts'
import * as pay from './provider-calls.ts'

export const paymentFeature = feature(
  {
    'GET admin/orderManagement/order/{id}': getOrder,
    'POST shoppingManagement4/applyStoreCreditDeposit': applyStoreCreditDeposit,
    'POST shoppingManagement4/storeCreditPayment': storeCreditPayment,
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
  },
  (server, shop) => {
    payPalReturnRoute(server, shop)
    return noticeRoute(server, shop)
  },
)
