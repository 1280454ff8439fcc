import { pageTexts } from 'shared-contracts/remote/page-texts.ts'
import type { PaymentMessages } from './messages.ts'

const en = {
  'checkout.amount.upTo': 'Up to {{most}}.',
  'checkout.amount.mistake': 'Please enter an amount up to {{most}}.',
  'checkout.coupon.code': 'Coupon code',
  'checkout.coupon.missing': 'Please enter a code first.',
  'checkout.coupon.use': 'Use',
  'checkout.coupon.useNamed': 'Use: {{name}}',
  'checkout.coupon.inUse': 'In use',
  'checkout.coupon.inUseNamed': 'In use: {{name}}',
  'checkout.coupon.used': '{{code}} is in use.',
  'checkout.coupon.issue': 'The coupon {{code}} no longer applies: {{reason}}',
  'checkout.coupon.takeOff': 'Take it off',
  'checkout.coupon.own': 'Coupons for you',
  'checkout.tip.none': 'No tip',
  'checkout.tip.own': 'Your own amount',
  'checkout.tip.give': 'Give',
  'checkout.credit.amount': 'Use this much',
  'checkout.credit.use': 'Use credit',
  'checkout.credit.takeOff': 'Use none',
  'checkout.comment.label': 'Your note',
  'checkout.comment.hint': 'Allergies, a gift message, where to ring.',
} as const

const zh: Record<keyof typeof en, string> = {
  'checkout.amount.upTo': '最多 {{most}}。',
  'checkout.amount.mistake': '请填写不超过 {{most}} 的金额。',
  'checkout.coupon.code': '优惠码',
  'checkout.coupon.missing': '请先输入优惠码。',
  'checkout.coupon.use': '使用',
  'checkout.coupon.useNamed': '使用：{{name}}',
  'checkout.coupon.inUse': '已使用',
  'checkout.coupon.inUseNamed': '已使用：{{name}}',
  'checkout.coupon.used': '已使用 {{code}}。',
  'checkout.coupon.issue': '优惠券 {{code}} 已不适用：{{reason}}',
  'checkout.coupon.takeOff': '取消使用',
  'checkout.coupon.own': '您的优惠券',
  'checkout.tip.none': '不付小费',
  'checkout.tip.own': '自定义金额',
  'checkout.tip.give': '确定',
  'checkout.credit.amount': '使用金额',
  'checkout.credit.use': '使用余额',
  'checkout.credit.takeOff': '不使用',
  'checkout.comment.label': '留言',
  'checkout.comment.hint': '过敏、贺卡内容、送到哪里等。',
}

/** Texts of what is added to an order, once it is opened. */
export const ADJUSTMENT_TEXTS = pageTexts<typeof en, PaymentMessages>({ en, zh })
