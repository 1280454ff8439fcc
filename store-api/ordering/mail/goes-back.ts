import type { Means } from 'shared-contracts/api/payment/means.ts'
import type { Language } from 'shared-contracts/language/language.ts'

interface Words {
  back(amount: string, means: string): string
  credit(amount: string): string
  means: Partial<Record<Means, string>>
  /** Where it is not known what was paid with. */
  anyMeans: string
}

const WORDS: Record<Language, Words> = {
  en: {
    back: (amount, means) => `${amount} goes back to ${means}, within a few days.`,
    credit: amount => `${amount} is back in your store credit.`,
    means: { wechatpay: 'WeChat Pay', alipay: 'Alipay', unionpay: 'UnionPay', paypal: 'PayPal' },
    anyMeans: 'what you paid with',
  },
  zh: {
    back: (amount, means) => `${amount} 将在几天内退回${means}。`,
    credit: amount => `${amount} 已退回您的储值余额。`,
    means: { wechatpay: '微信支付', alipay: '支付宝', unionpay: '银联', paypal: ' PayPal' },
    anyMeans: '原付款方式',
  },
}

/** @param amount formatted @param means null where it is not known what was paid with */
export function goesBack(language: Language, amount: string, means: Means | null): string {
  const words = WORDS[language]
  return words.back(amount, (means && words.means[means]) ?? words.anyMeans)
}

/** @param amount formatted */
export const backInCredit = (language: Language, amount: string): string => WORDS[language].credit(amount)
