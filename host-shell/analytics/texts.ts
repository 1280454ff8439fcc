import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'shell.consent.title': 'May we count your visit?',
  'shell.consent.text':
    'Which pages and goods are looked at and bought, without your name. It helps {{store}} to see what works.',
  'shell.consent.yes': 'Yes, count it',
  'shell.consent.no': 'No, thank you',
  'shell.consent.again': 'Privacy choices',
} as const

const zh: Record<keyof typeof en, string> = {
  'shell.consent.title': '可以统计这次访问吗？',
  'shell.consent.text':
    '只统计看了哪些页面、看了和买了哪些商品，不含您的姓名。这能帮助{{store}}了解哪里做得好。',
  'shell.consent.yes': '可以',
  'shell.consent.no': '不用了',
  'shell.consent.again': '隐私选择',
}

/** Texts of the question whether a visit may be counted. */
export const CONSENT_TEXTS = pageTexts<typeof en>({ en, zh })
