/** Names of the ways to pay, as paymentConfig lists them: provider, then what the shopper pays with. */
export const PAYMENT_OPTIONS = [
  'ott-wechatpay',
  'ott-alipay',
  'snappay-wechatpay',
  'snappay-alipay',
  'snappay-unionpay',
  'iotpay-wechatpay',
  'iotpay-alipay',
  'citcon-wechatpay',
  'citcon-alipay',
  'opay-wechatpay',
  'opay-alipay',
  'wechat-miniprogram',
  'paypal',
  'store-credit',
  'pay-at-store',
] as const
export type PaymentOption = (typeof PAYMENT_OPTIONS)[number]
