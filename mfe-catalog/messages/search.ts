import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'catalog.search-title': 'Search',
  'catalog.search-title-for': 'Search: {{term}}',
  'catalog.search-count_one': '{{count}} result for “{{term}}”',
  'catalog.search-count_other': '{{count}} results for “{{term}}”',
  'catalog.search-start': 'What are you looking for? Or start from a shelf:',
  'catalog.search-none': 'Nothing found for “{{term}}”',
  'catalog.search-off': 'This store cannot be searched',
  'catalog.search-none-text': 'Check the spelling, try a shorter word, or start from a shelf:',
  'catalog.search-instead': 'In stock now',
  'catalog.search-ask': 'Looking for something we should have?',
  'catalog.search-ask-link': 'Ask us',
  'catalog.search-meant': 'nothing is called “{{term}}”',
} as const

const zh: Record<keyof typeof en, string> = {
  'catalog.search-title': '搜索',
  'catalog.search-title-for': '搜索：{{term}}',
  'catalog.search-count_one': '“{{term}}”共 {{count}} 个结果',
  'catalog.search-count_other': '“{{term}}”共 {{count}} 个结果',
  'catalog.search-start': '想找点什么？也可以从货架逛起：',
  'catalog.search-none': '没有找到“{{term}}”',
  'catalog.search-off': '本店暂不支持搜索',
  'catalog.search-none-text': '检查一下有没有错字，换个短一点的词，或者从货架逛起：',
  'catalog.search-instead': '现在有货',
  'catalog.search-ask': '想要的商品店里没有？',
  'catalog.search-ask-link': '告诉我们',
  'catalog.search-meant': '没有叫“{{term}}”的商品',
}

/** Texts of the results of a search. */
export const SEARCH_TEXTS = pageTexts<typeof en>({ en, zh })
