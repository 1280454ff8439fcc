import { pageTexts } from 'shared-contracts/remote/page-texts.ts'
import type { Messages } from './messages.ts'

const en = {
  'checkout.open.text':
    'Order {{orderID}} is made and not paid yet. Paying for your cart makes a new one in its place.',
  'checkout.open.textBeside':
    'Order {{orderID}} is made and not paid yet. Paying for this cart leaves it as it is.',
  'checkout.open.pay': 'Pay {{amount}} now',
  'checkout.open.drop': 'Drop the order',
  'checkout.open.dropTitle': 'Drop order {{orderID}}?',
  'checkout.open.dropText':
    'Its items and time go back to the shop. Nothing has been charged, and your cart stays as it is.',
  'checkout.open.dropCreditText':
    'Its items and time go back to the shop. The store credit that had paid a part of it comes back, and your cart stays as it is.',
  'checkout.open.dropSure': 'Yes, drop it',
  'checkout.open.keep': 'Keep it',
  'checkout.open.dropFailed': 'The order was not dropped. Please try again.',
  'checkout.open.dropped': 'Order {{orderID}} is dropped',
  'checkout.open.droppedText': 'Nothing has been charged. What you had in your cart is still there.',
  'checkout.open.creditBackText':
    'The store credit that had paid a part of it is back. What you had in your cart is still there.',
  'checkout.open.refundedText':
    'It had just been paid: you get all of it back. What you had in your cart is still there.',
  'checkout.open.paid': 'Order {{orderID}} is paid',
  'checkout.open.paidText': 'Your payment arrived while you were away. Thank you.',
  'checkout.open.over': 'Order {{orderID}} is no longer kept',
  'checkout.open.overText':
    'It was dropped or not paid in time, and nothing has been charged. What you had in your cart is still there.',
  'checkout.open.again': 'Order again',
  'checkout.payment.again': 'Your order is waiting for payment',
  'checkout.payment.againText': 'Paying goes on with order {{orderID}}. It is never made twice.',
} as const

const zh: Record<keyof typeof en, string> = {
  'checkout.open.text': '订单 {{orderID}} 已提交，尚未付款。若为当前购物车付款，会以新订单取代它。',
  'checkout.open.textBeside': '订单 {{orderID}} 已提交，尚未付款。为当前购物车付款不会影响它。',
  'checkout.open.pay': '立即支付 {{amount}}',
  'checkout.open.drop': '放弃订单',
  'checkout.open.dropTitle': '放弃订单 {{orderID}}？',
  'checkout.open.dropText': '为您保留的商品和时间将释放。您没有被扣款，购物车保持不变。',
  'checkout.open.dropCreditText': '为您保留的商品和时间将释放。已用于付款的储值余额将退回，购物车保持不变。',
  'checkout.open.dropSure': '确认放弃',
  'checkout.open.keep': '保留订单',
  'checkout.open.dropFailed': '订单未能放弃，请重试。',
  'checkout.open.dropped': '订单 {{orderID}} 已放弃',
  'checkout.open.droppedText': '您没有被扣款，购物车里的商品都还在。',
  'checkout.open.creditBackText': '已用于付款的储值余额已退回，购物车里的商品都还在。',
  'checkout.open.refundedText': '订单刚刚完成付款，款项将全数退回。购物车里的商品都还在。',
  'checkout.open.paid': '订单 {{orderID}} 已付款',
  'checkout.open.paidText': '您离开期间款项已到账，谢谢。',
  'checkout.open.over': '订单 {{orderID}} 已不再保留',
  'checkout.open.overText': '订单已放弃或未在时限内付款，您没有被扣款。购物车里的商品都还在。',
  'checkout.open.again': '重新下单',
  'checkout.payment.again': '您的订单正在等待付款',
  'checkout.payment.againText': '付款将继续订单 {{orderID}}，不会重复下单。',
}

/** Texts of an order that waits for its payment. */
export const OPEN_ORDER_TEXTS = pageTexts<typeof en, Messages>({ en, zh })
