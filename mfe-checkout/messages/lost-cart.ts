import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'checkout.lost.ordered':
    'What was in your cart has just been ordered on another device: this is the order.',
} as const

const zh: Record<keyof typeof en, string> = {
  'checkout.lost.ordered': '购物车中的商品刚刚已在其他设备上下单，订单如下。',
}

/** Texts of a step that finds the cart empty. */
export const LOST_CART_TEXTS = pageTexts<typeof en>({ en, zh })
