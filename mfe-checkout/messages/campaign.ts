import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'checkout.campaign.title': 'Your group buy',
  'checkout.campaign.empty': 'Nothing from this group buy yet',
  'checkout.campaign.emptyText': 'Choose something from “{{name}}” to join in.',
  'checkout.campaign.back': 'Back to the group buy',
  'checkout.campaign.ended': '“{{name}}” has ended',
  'checkout.campaign.endedText':
    'Nothing more can be ordered in it. What was only in your cart is not charged; the group buy itself says how it came out.',
  'checkout.campaign.terms': 'How “{{name}}” is charged',
  'checkout.campaign.counts': 'The goal is {{goal}}: {{paid}} paid so far, {{reserved}} more ordered.',
  'checkout.campaign.countsPaid': 'The goal is {{goal}}: {{paid}} paid so far.',
  'checkout.campaign.now':
    'You pay the whole price now, by the price that counts when you order. There is no deposit.',
  'checkout.campaign.falls':
    'The more are paid, the lower the price; from {{count}} paid on it is lowest. At the end ({{end}}) you get back what you paid above the final price.',
  'checkout.campaign.fails':
    'If fewer than {{goal}} are paid at the end ({{end}}), everyone gets all their money back.',
  'checkout.campaign.cancel':
    'You can cancel and get everything back until the end ({{end}}), unless others have ordered at a price that your order helped to reach.',
  'checkout.campaign.handover':
    'You get what you order after the end ({{end}}), so there are no earlier times to choose.',
  'checkout.campaign.limit': 'Each shopper can order {{limit}} in all.',
  'checkout.campaign.limitOrdered': 'Each shopper can order {{limit}} in all. You have ordered {{ordered}}.',
  'checkout.campaign.most': 'This is all that you can order in this group buy.',
  'checkout.campaign.mostOrdered': 'Earlier orders count, those that are not paid yet too.',
  'checkout.campaign.orders': 'See your orders',
} as const

const zh: Record<keyof typeof en, string> = {
  'checkout.campaign.title': '我的拼团',
  'checkout.campaign.empty': '还没有选择该拼团的商品',
  'checkout.campaign.emptyText': '从“{{name}}”中选择商品，即可参团。',
  'checkout.campaign.back': '返回拼团',
  'checkout.campaign.ended': '“{{name}}”已结束',
  'checkout.campaign.endedText': '本次拼团不再接受下单。只加入购物车的商品不会收费；结果请看拼团页面。',
  'checkout.campaign.terms': '“{{name}}”如何收费',
  'checkout.campaign.counts': '目标 {{goal}} 件，已付款 {{paid}} 件，另有 {{reserved}} 件已下单。',
  'checkout.campaign.countsPaid': '目标 {{goal}} 件，已付款 {{paid}} 件。',
  'checkout.campaign.now': '现在按下单时的价格全额付款，无需定金。',
  'checkout.campaign.falls':
    '付款越多价格越低，满 {{count}} 件为最低价。结束时（{{end}}）多付的差价会退还给您。',
  'checkout.campaign.fails': '如果结束时（{{end}}）付款不足 {{goal}} 件，所有人全额退款。',
  'checkout.campaign.cancel':
    '结束前（{{end}}）可取消并全额退款；若已有人按您的订单促成的价格下单，则不可取消。',
  'checkout.campaign.handover': '商品在拼团结束（{{end}}）之后交付，所以没有更早的时间可选。',
  'checkout.campaign.limit': '每人限购 {{limit}} 件。',
  'checkout.campaign.limitOrdered': '每人限购 {{limit}} 件，您已订购 {{ordered}} 件。',
  'checkout.campaign.most': '已达到本次拼团的限购数量。',
  'checkout.campaign.mostOrdered': '之前的订单也计入，包括尚未付款的。',
  'checkout.campaign.orders': '查看我的订单',
}

/** Texts of buying in a group. */
export const CAMPAIGN_TEXTS = pageTexts<typeof en>({ en, zh })
