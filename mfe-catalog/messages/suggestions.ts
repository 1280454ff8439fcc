import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'catalog.suggestion-all': 'See all results for “{{term}}”',
  'catalog.suggestion-none': 'Nothing found for “{{term}}”',
  'catalog.suggestion-category': 'Category',
  'catalog.suggestion-brand': 'Brand',
  'catalog.suggestion-past': 'Searched before',
  'catalog.past-forget': 'Forget past searches',
} as const

const zh: Record<keyof typeof en, string> = {
  'catalog.suggestion-all': '查看“{{term}}”的全部结果',
  'catalog.suggestion-none': '没有找到“{{term}}”',
  'catalog.suggestion-category': '分类',
  'catalog.suggestion-brand': '品牌',
  'catalog.suggestion-past': '搜索过',
  'catalog.past-forget': '清除搜索记录',
}

/** Texts of what a search field offers. */
export const SUGGESTION_TEXTS = pageTexts<typeof en>({ en, zh })
