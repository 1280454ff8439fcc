import type { Method } from 'shared-contracts/api/entities/order.ts'
import type { Language } from 'shared-contracts/language/language.ts'

interface Words {
  subject: Record<'paid' | 'accepted', (store: string, id: string) => string>
  /** Nothing that the person who ordered wrote: the address may be another's. */
  thanks: Record<'paid' | 'free' | 'accepted', (store: string) => string>
  /** Instead of thanks, to a mailbox that has to confirm the order. */
  confirm(store: string): string[]
  /** That it was bought in a group. */
  group: string
  order: string
  /** A name and what it names. */
  named(name: string, value: string): string
  subtotal: string
  deliveryFee: string
  tip: string
  total: string
  storeCredit: string
  /** Instead of both, where it paid all. */
  byCredit: string
  due: Record<'paid' | 'accepted', string>
  /** How it is handed over. */
  method: Record<Method, string>
  /** Where a delivery comes from. */
  from: string
  table(name: string): string
  code: string
  follow: string
}

export const WORDS = {
  en: {
    subject: {
      paid: (store, id) => `${store}: receipt for order ${id}`,
      accepted: (store, id) => `${store}: order ${id}, to be paid in the store`,
    },
    thanks: {
      paid: store => `Thank you. ${store} has received your payment.`,
      free: store => `Thank you. ${store} has your order; there is nothing to pay.`,
      accepted: store => `Thank you. ${store} has your order; please pay when you get it.`,
    },
    confirm: store => [
      `Somebody ordered at ${store} with this email address, to pay in the store. Was it you? Then confirm it here; the order is kept for a short time only.`,
      'If it was not you, there is nothing to do: the order lapses.',
    ],
    group: 'It is part of a group buy: once that has ended we write to you how it came out.',
    order: 'Order',
    named: (name, value) => `${name}: ${value}`,
    subtotal: 'Subtotal',
    deliveryFee: 'Delivery',
    tip: 'Tip',
    total: 'Total',
    storeCredit: 'Store credit',
    byCredit: 'Paid with store credit',
    due: { paid: 'Total paid', accepted: 'To pay in the store' },
    method: { pickup: 'Pickup', delivery: 'Delivery', eatIn: 'At a table' },
    from: 'From',
    table: name => `Table ${name}`,
    code: 'Your pickup code',
    follow: 'Follow the order',
  },
  zh: {
    subject: {
      paid: (store, id) => `${store}：订单 ${id} 的收据`,
      accepted: (store, id) => `${store}：订单 ${id}，到店付款`,
    },
    thanks: {
      paid: store => `谢谢您。${store}已收到您的付款。`,
      free: store => `谢谢您。${store}已接单，无需付款。`,
      accepted: store => `谢谢您。${store}已接单，请到店付款。`,
    },
    confirm: store => [
      `有人用此邮箱在${store}下单并选择到店付款。如果是您本人，请在此确认；订单只保留较短时间。`,
      '如果不是您本人，无需操作，订单会自动取消。',
    ],
    group: '这是拼团订单：拼团结束后，我们会来信告知结果。',
    order: '订单',
    named: (name, value) => `${name}：${value}`,
    subtotal: '小计',
    deliveryFee: '配送费',
    tip: '小费',
    total: '合计',
    storeCredit: '储值抵扣',
    byCredit: '已用储值余额付款',
    due: { paid: '已付总额', accepted: '到店应付' },
    method: { pickup: '取货', delivery: '配送', eatIn: '堂食' },
    from: '发货门店',
    table: name => `桌号：${name}`,
    code: '取货码',
    follow: '查看订单',
  },
} as const satisfies Record<Language, Words>
