import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'shell.promo.open': 'Online payment discount',
  'shell.promo.text': 'Pay online here and take a discount',
  'shell.promo.chinese': '在线支付，立享优惠',
  'shell.promo.close': 'Hide the discount',
  'shell.promo.failed': 'The offer could not be opened. You find it on the mini program’s start page.',
} as const

const zh: Record<keyof typeof en, string> = {
  'shell.promo.open': '在线支付优惠',
  'shell.promo.text': '在线支付，立享优惠',
  'shell.promo.chinese': '在线支付，立享优惠',
  'shell.promo.close': '收起优惠',
  'shell.promo.failed': '活动页面没能打开，请从小程序首页进入。',
}

/** Texts of the red packet. */
export const PROMO_TEXTS = pageTexts<typeof en>({ en, zh })
