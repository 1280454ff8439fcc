import { pageTexts } from 'shared-contracts/remote/page-texts.ts'
import type { ShellMessages } from '../messages/texts.ts'

const en = {
  'shell.order.title': 'Your order',
  'shell.order.waits': 'Order {{id}} is waiting for payment.',
  'shell.order.paid': 'Order {{id}} is paid. Thank you!',
  'shell.order.pay': 'Pay now',
  'shell.order.see': 'See order',
} as const

const zh: Record<keyof typeof en, string> = {
  'shell.order.title': '您的订单',
  'shell.order.waits': '订单 {{id}} 正在等待付款。',
  'shell.order.paid': '订单 {{id}} 已付款，谢谢！',
  'shell.order.pay': '去付款',
  'shell.order.see': '查看订单',
}

/** Texts of the banner that tells of an order. */
export const OPEN_ORDER_TEXTS = pageTexts<typeof en, ShellMessages>({ en, zh })
