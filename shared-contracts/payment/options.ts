/** Names of the ways to pay, as paymentConfig lists them. */
export const PAYMENT_OPTIONS = ['ott-wechatpay', 'ott-alipay'] as const
export type PaymentOption = (typeof PAYMENT_OPTIONS)[number]
