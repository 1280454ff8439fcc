import type en from './en.ts'

export default {
  'catalog.shop': '选购',
  'catalog.see-all-products': '查看全部商品',
  'catalog.try-again': '重试',
  'catalog.breadcrumbs': '当前位置',
  'catalog.price-before': '',
  'catalog.price-after': ' 起',
  'catalog.price-was': '原价：',
  'catalog.sold-out': '已售罄',
  'catalog.reduced': '特价',
  'catalog.last-chance': '清仓',

  'catalog.items_one': '{{count}} 件商品',
  'catalog.items_other': '{{count}} 件商品',

  'catalog.search-label': '搜索店内商品',
  'catalog.search-submit': '搜索',
  'catalog.search-close': '取消',
  'catalog.suggestions-label': '为您推荐的商品',
  'catalog.suggestions_one': '{{count}} 条建议',
  'catalog.suggestions_other': '{{count}} 条建议',
} as const satisfies Record<keyof typeof en, string>
