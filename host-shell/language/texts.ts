import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'shell.language': 'Language',
  'shell.language.title': 'Language and currency',
  'shell.currency': 'Currency',
  'shell.currency.base': 'Other currencies show about what it comes to. You are charged in {{currency}}.',
  'shell.currency.failed': 'There is no exchange rate for {{currency}} right now. Prices stay as they were.',
  'shell.apply': 'Apply',
} as const

const zh: Record<keyof typeof en, string> = {
  'shell.language': '语言',
  'shell.language.title': '语言与货币',
  'shell.currency': '货币',
  'shell.currency.base': '其他货币仅供参考，付款时按 {{currency}} 结算。',
  'shell.currency.failed': '暂时没有 {{currency}} 的汇率，价格显示保持不变。',
  'shell.apply': '应用',
}

/** Texts of the dialog for language and currency. */
export const LANGUAGE_TEXTS = pageTexts<typeof en>({ en, zh })
