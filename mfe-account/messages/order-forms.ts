import { pageTexts } from 'shared-contracts/remote/page-texts.ts'
import type { en as everywhere } from './en.ts'

const en = {
  'account.order.again.changed': 'Not everything is as it was',
  'account.order.again.dearer': '{{name}} now costs {{now}} instead of {{before}}.',
  'account.order.again.toCart': 'Go to the cart',
  'account.order.again.nothing': 'Nothing of this order can be had at the moment.',
  'account.order.cancel.title': 'Cancel this order?',
  'account.order.cancel.money': '{{amount}} goes back to what you paid with, within a few days.',
  'account.order.cancel.credit': '{{amount}} goes back to your store credit at once.',
  'account.order.cancel.nothing': 'You have not paid anything, so there is nothing to return.',
  'account.order.cancel.reason': 'Reason',
  'account.order.cancel.keep': 'Keep the order',
  'account.order.cancel.sure': 'Cancel the order',
  'account.order.cancel.busy': 'Cancelling…',
  'account.order.cancel.done': 'The order is cancelled.',
  'account.order.comment.send': 'Send note',
  'account.order.comment.busy': 'Sending…',
  'account.order.comment.sent': 'The store has your note.',
  'account.order.problem.title': 'A problem with order {{id}}',
  'account.order.problem.message': 'What is wrong?',
  'account.order.problem.hint': 'The answer goes to {{email}}.',
  'account.order.problem.send': 'Send to the Store',
  'account.order.problem.busy': 'Sending…',
  'account.order.problem.sent': 'The store has your message and answers by email.',
} as const

const zh: Record<keyof typeof en, string> = {
  'account.order.again.changed': '部分商品有变化',
  'account.order.again.dearer': '{{name}}现价 {{now}}，原价 {{before}}。',
  'account.order.again.toCart': '前往购物车',
  'account.order.again.nothing': '此订单的商品目前均无法购买。',
  'account.order.cancel.title': '取消此订单？',
  'account.order.cancel.money': '{{amount}} 将在几天内退回原付款方式。',
  'account.order.cancel.credit': '{{amount}} 将立即退回您的储值余额。',
  'account.order.cancel.nothing': '您尚未付款，无需退款。',
  'account.order.cancel.reason': '原因',
  'account.order.cancel.keep': '保留订单',
  'account.order.cancel.sure': '确认取消',
  'account.order.cancel.busy': '正在取消…',
  'account.order.cancel.done': '订单已取消。',
  'account.order.comment.send': '发送留言',
  'account.order.comment.busy': '正在发送…',
  'account.order.comment.sent': '店铺已收到您的留言。',
  'account.order.problem.title': '订单 {{id}} 的问题',
  'account.order.problem.message': '遇到什么问题？',
  'account.order.problem.hint': '回复将发送至 {{email}}。',
  'account.order.problem.send': '发送给店铺',
  'account.order.problem.busy': '正在发送…',
  'account.order.problem.sent': '店铺已收到您的消息，会通过邮件回复。',
}

/** What is said in the dialogs of an order, whose code comes once one is opened. */
export const ORDER_FORM_TEXTS = pageTexts<typeof en, typeof everywhere>({ en, zh })
