import { pageTexts } from 'shared-contracts/remote/page-texts.ts'

const en = { 'account.credit.own': 'Your store credit:' } as const

const zh: Record<keyof typeof en, string> = { 'account.credit.own': '您的储值余额：' }

/** What other remotes' pages show of an account's credit. */
export const OWN_CREDIT_TEXTS = pageTexts<typeof en>({ en, zh })
