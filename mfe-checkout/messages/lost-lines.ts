import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'checkout.before.ended_one':
    'Your visit had ended, and with it the cart that you had before. Put its {{count}} item back?',
  'checkout.before.ended_other':
    'Your visit had ended, and with it the cart that you had before. Put its {{count}} items back?',
  'checkout.before.take': 'Put back',
  'checkout.before.back': 'They are back in your cart.',
  'checkout.before.some': 'The rest is back in your cart. These could not be added:',
} as const

const zh: Record<keyof typeof en, string> = {
  'checkout.before.ended_one':
    '您之前的访问已过期，原来的购物车也随之清空。要放回其中的 {{count}} 件商品吗？',
  'checkout.before.ended_other':
    '您之前的访问已过期，原来的购物车也随之清空。要放回其中的 {{count}} 件商品吗？',
  'checkout.before.take': '放回购物车',
  'checkout.before.back': '已放回购物车。',
  'checkout.before.some': '其余商品已放回购物车，以下商品未能放回：',
}

/** Texts of the panel beside other pages, where what is added comes into an empty cart instead of the one that was shown. */
export const LOST_LINES_TEXTS = pageTexts<typeof en, typeof import('./en.ts').default>({ en, zh })
