import type { en } from './en.ts'

export default {
  'confirmation.title': '您的订单',
  'confirmation.orderID': '订单号',

  'confirmation.success.title': '下单成功！',
  'confirmation.success.receipt': '收据已发送至您的邮箱。您也可以在账户中凭订单号查看订单。',
  'confirmation.success.receiptOnly': '收据已发送至您的邮箱。如有疑问，请提供订单号。',
  'confirmation.success.thanks': '感谢您在{{store}}购物。',
  'confirmation.success.thanksNoName': '感谢您的惠顾。',
  'confirmation.success.detail': '查看订单详情',
  'confirmation.success.account': '我的账户',
  'confirmation.success.register': '注册',
  'confirmation.success.registerWhy': '注册后，这笔订单和今后的订单都会保存在您的账户里。',
  'confirmation.success.continue': '继续购物',

  'confirmation.failure.title': '支付失败',
  'confirmation.failure.safe': '本次没有扣款，购物车也保持原样。您可以重试，或换一种支付方式。',
  'confirmation.failure.back': '返回购物车',
  'confirmation.failure.unreadable':
    '此页面的网址没有说明对应哪笔付款，因此无法查询，也没有作任何更改。如果您已经付款，请不要重复支付：您的订单是安全的，收据会发送到您的邮箱。',
  'confirmation.failure.unknown':
    '暂时无法确认付款结果。如果您已经付款，请不要重复支付：请再查询一次，或等待邮箱中的收据。',
  'confirmation.failure.see': '查看此订单',
  'confirmation.error.orderID': 'orderID error',
  'confirmation.error.noStatus': 'no status or no payment status',
  'confirmation.error.refused': '无法查询付款结果。',
  'confirmation.error.declined': '付款未完成。',

  'confirmation.pending.title': '正在提交付款…',
  'confirmation.pending.asking': '正在等待{{provider}}确认您的付款，通常只需几秒钟。',
  'confirmation.pending.once': '请不要重复支付。您可以离开此页面，订单会继续处理。',
  'confirmation.pending.offline': '网络缓慢或已断开，我们会继续尝试。',
  'confirmation.slow.title': '您的付款仍在处理中',
  'confirmation.slow.text': '{{provider}}尚未答复。这并不表示付款失败：一经确认，收据就会发送到您的邮箱。',
  'confirmation.again': '再次查询',
  'confirmation.checking': '正在查询…',
  'confirmation.provider.ott': 'OTT Pay',

  'confirmation.scanned.title': '您的订单正在处理中',
  'confirmation.scanned.note': '用手机完成付款后，请在网页上查看订单状态。',
} as const satisfies Record<keyof typeof en, string>
