import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'catalog.goes-well': 'Goes well with your cart',
  'catalog.ask-order': 'Ask a question',
} as const

const zh: Record<keyof typeof en, string> = {
  'catalog.goes-well': '与购物车很搭',
  'catalog.ask-order': '咨询客服',
}

/** Texts beside the cart and orders of other remotes. */
export const CART_TEXTS = pageTexts<typeof en>({ en, zh })
