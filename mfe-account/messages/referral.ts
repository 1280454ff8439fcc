import { pageTexts } from 'shared-contracts/remote/page-texts.ts'
import type { en as everywhere } from './en.ts'

const en = {
  'account.referral.link': 'Your link',
  'account.referral.how':
    'Whoever registers by it within 30 days counts as introduced by you. You earn {{rate}} of what they buy, as store credit.',
  'account.referral.copy': 'Copy the link',
  'account.referral.users': 'People',
  'account.referral.orders': 'Orders',
  'account.referral.total': 'Their orders',
  'account.referral.reward': 'Earned',
  'account.referral.pending': 'On its way',
  'account.referral.who': 'Who came',
  'account.referral.noneYet': 'Nobody has come by your link yet.',
  'account.referral.whoOrders_one': '{{count}} order',
  'account.referral.whoOrders_other': '{{count}} orders',
  'account.referral.what': 'What they bought',
  'account.referral.months': 'Month by month',
  'account.referral.month': 'Month',
  'account.referral.groups': 'Groups',
  'account.referral.join': 'Join',
  'account.referral.joined': 'Joined',
  'account.referral.rate': '{{rate}} reward',
} as const

const zh: Record<keyof typeof en, string> = {
  'account.referral.link': '您的链接',
  'account.referral.how': '通过链接在 30 天内注册的人算作您推荐。您可获得其消费 {{rate}} 的储值奖励。',
  'account.referral.copy': '复制链接',
  'account.referral.users': '人数',
  'account.referral.orders': '订单',
  'account.referral.total': '消费总额',
  'account.referral.reward': '已获得',
  'account.referral.pending': '待入账',
  'account.referral.who': '推荐的人',
  'account.referral.noneYet': '还没有人通过您的链接加入。',
  'account.referral.whoOrders_one': '{{count}} 笔订单',
  'account.referral.whoOrders_other': '{{count}} 笔订单',
  'account.referral.what': '他们的订单',
  'account.referral.months': '按月统计',
  'account.referral.month': '月份',
  'account.referral.groups': '推荐小组',
  'account.referral.join': '加入',
  'account.referral.joined': '已加入',
  'account.referral.rate': '奖励 {{rate}}',
}

export const REFERRAL_TEXTS = pageTexts<typeof en, typeof everywhere>({ en, zh })
