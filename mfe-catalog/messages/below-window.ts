import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'catalog.about': 'About it',
  'catalog.facts': 'Good to know',
  'catalog.details': 'Item details',
  'catalog.tags': 'Tags',
  'catalog.brand': 'Brand',
  'catalog.sku': 'Item no.',
  'catalog.ask': 'A question about it?',
  'catalog.ask-link': 'Ask us',
  'catalog.related': 'Goes well with',
  'catalog.recent': 'Recently viewed',
} as const

const zh: Record<keyof typeof en, string> = {
  'catalog.about': '商品介绍',
  'catalog.facts': '商品须知',
  'catalog.details': '商品信息',
  'catalog.tags': '标签',
  'catalog.brand': '品牌',
  'catalog.sku': '货号',
  'catalog.ask': '对它有疑问？',
  'catalog.ask-link': '问问我们',
  'catalog.related': '搭配推荐',
  'catalog.recent': '最近看过',
}

/** Texts of what stands below the window where a product is shown on a phone. */
export const BELOW_TEXTS = pageTexts<typeof en>({ en, zh })
