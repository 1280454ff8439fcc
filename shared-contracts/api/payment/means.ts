/** What a shopper pays with, whoever processes it. */
export const MEANS = ['wechatpay', 'alipay', 'unionpay', 'paypal', 'store-credit', 'pay-at-store'] as const
export type Means = (typeof MEANS)[number]
