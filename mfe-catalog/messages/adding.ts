import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'catalog.add': 'Add to cart',
  'catalog.adding': 'Adding…',
  'catalog.add-failed': 'It could not be added. Please try again.',
  'catalog.add-no-answer': 'No answer from the shop. Try again: it will not be added twice.',
} as const

const zh: Record<keyof typeof en, string> = {
  'catalog.add': '加入购物车',
  'catalog.adding': '正在加入…',
  'catalog.add-failed': '没能加入购物车，请重试。',
  'catalog.add-no-answer': '店铺没有回应。请放心重试，不会重复加入。',
}

/** Texts of what puts a product into the cart, on its own page and in lists. */
export const ADDING_TEXTS = pageTexts<typeof en>({ en, zh })
