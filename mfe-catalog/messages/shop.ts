import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'catalog.shop-title': 'The whole shop',
  'catalog.shop-description': 'Every shelf of our shop, and what is new on it.',
  'catalog.shop-products': 'New on the shelves',
  'catalog.brands': 'All brands',
  'catalog.brands-description': 'Everyone whose things we sell, from A to Z.',
  'catalog.brands-none': 'No brand has anything on the shelves right now.',
} as const

const zh: Record<keyof typeof en, string> = {
  'catalog.shop-title': '逛逛全店',
  'catalog.shop-description': '店里的每一个货架，以及刚上架的新品。',
  'catalog.shop-products': '新品上架',
  'catalog.brands': '全部品牌',
  'catalog.brands-description': '店里所有的品牌，按字母排列。',
  'catalog.brands-none': '暂时没有哪个品牌有货，过几天再来看看。',
}

/** Texts of all shelves and all brands. */
export const SHOP_TEXTS = pageTexts<typeof en>({ en, zh })
