import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'confirmation.bought.title': 'What you ordered',
  'confirmation.bought.subtotal': 'Subtotal',
  'confirmation.bought.deliveryFee': 'Delivery',
  'confirmation.bought.tip': 'Tip',
  'confirmation.bought.total': 'Total',
  'confirmation.bought.credit': 'Store credit',
  'confirmation.bought.by.wechatpay': 'Paid with WeChat Pay',
  'confirmation.bought.by.alipay': 'Paid with Alipay',
  'confirmation.bought.by.unionpay': 'Paid with UnionPay',
  'confirmation.bought.by.paypal': 'Paid with PayPal',
  'confirmation.bought.by.store-credit': 'Paid with store credit',
  'confirmation.bought.by.pay-at-store': 'To pay at the store',
} as const

const zh: Record<keyof typeof en, string> = {
  'confirmation.bought.title': '订单商品',
  'confirmation.bought.subtotal': '小计',
  'confirmation.bought.deliveryFee': '配送费',
  'confirmation.bought.tip': '小费',
  'confirmation.bought.total': '合计',
  'confirmation.bought.credit': '储值抵扣',
  'confirmation.bought.by.wechatpay': '已用微信支付付款',
  'confirmation.bought.by.alipay': '已用支付宝付款',
  'confirmation.bought.by.unionpay': '已用银联付款',
  'confirmation.bought.by.paypal': '已用 PayPal 付款',
  'confirmation.bought.by.store-credit': '已用储值余额付款',
  'confirmation.bought.by.pay-at-store': '到店应付',
}

/** Of what was bought, which most views of the page never show. */
export const BOUGHT_TEXTS = pageTexts<typeof en>({ en, zh })
