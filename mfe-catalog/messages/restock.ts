import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = {
  'catalog.restock': 'Tell me when it is back',
  'catalog.restock-choose': 'Choose what you are after, and we can write to you when it is back.',
  'catalog.restock-email': 'Email',
  'catalog.restock-hint': 'One email when it is back, nothing else.',
  'catalog.restock-send': 'Tell me',
  'catalog.restock-sending': 'Sending…',
  'catalog.restock-done': 'We will write to {{email}} once, as soon as it is back.',
  'catalog.restock-stop': 'No more of these emails',
  'catalog.restock-stop-text': 'You came from an email that said something is back in stock.',
  'catalog.restock-stop-failed': 'That did not work. Please try again.',
  'catalog.restock-stopped': 'Done. We write no more emails about what is back in stock.',
} as const

const zh: Record<keyof typeof en, string> = {
  'catalog.restock': '到货通知我',
  'catalog.restock-choose': '先选好想要的规格，到货时我们可以发邮件告诉您。',
  'catalog.restock-email': '邮箱',
  'catalog.restock-hint': '到货时发一封邮件，不发别的。',
  'catalog.restock-send': '通知我',
  'catalog.restock-sending': '正在提交…',
  'catalog.restock-done': '一到货就写信到 {{email}}，只发一封。',
  'catalog.restock-stop': '不再接收到货提醒',
  'catalog.restock-stop-text': '您是从一封到货提醒邮件来到这里的。',
  'catalog.restock-stop-failed': '没能办成，请再试一次。',
  'catalog.restock-stopped': '好了，不再给您发到货提醒。',
}

/** Texts of mails about what is in stock again. */
export const RESTOCK_TEXTS = pageTexts<typeof en>({ en, zh })
