import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'shell.failed.order.title': 'We cannot show your order here right now',
  'shell.failed.order.text':
    'Order {{id}} is safe with us and nothing is charged twice. Please don’t pay again before you have looked at it.',
  'shell.failed.order.see': 'See this order',
  'shell.failed.order.paid': 'It is paid. Thank you! The receipt comes by email.',
  'shell.failed.order.accepted': 'It is accepted; you pay in the store.',
  'shell.failed.order.open': 'Its payment is not confirmed yet. We keep looking.',
  'shell.failed.order.failed': 'Its payment did not go through. Your cart is as you left it.',
  'shell.failed.order.cancelled': 'It is cancelled, and nothing was paid.',
  'shell.failed.order.refunded': 'It is cancelled. What you paid goes back to you.',
} as const

const zh: Record<keyof typeof en, string> = {
  'shell.failed.order.title': '暂时无法在此显示您的订单',
  'shell.failed.order.text': '订单 {{id}} 安然无恙，不会重复扣款。查看订单之前，请不要再次付款。',
  'shell.failed.order.see': '查看此订单',
  'shell.failed.order.paid': '订单已付款，谢谢！收据会发送到您的邮箱。',
  'shell.failed.order.accepted': '订单已接受，请到店付款。',
  'shell.failed.order.open': '付款尚未确认，我们会继续查询。',
  'shell.failed.order.failed': '付款未成功，购物车保持原样。',
  'shell.failed.order.cancelled': '订单已取消，没有扣款。',
  'shell.failed.order.refunded': '订单已取消，已付款项将退还给您。',
}

/** Texts of what is known of an order whose page cannot be shown. */
export const FAILED_ORDER_TEXTS = pageTexts<typeof en>({ en, zh })
