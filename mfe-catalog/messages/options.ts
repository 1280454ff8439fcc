import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'catalog.quick-details': 'See all details',
  'catalog.quick-loading': 'Fetching the choices…',
  'catalog.quick-failed': 'The choices did not arrive. Please try again, or see all details.',
} as const

const zh: Record<keyof typeof en, string> = {
  'catalog.quick-details': '查看详情',
  'catalog.quick-loading': '正在读取规格…',
  'catalog.quick-failed': '规格没能读取，请重试，或查看详情。',
}

/** Texts of the sheet with a product's choices. */
export const OPTION_TEXTS = pageTexts<typeof en>({ en, zh })
