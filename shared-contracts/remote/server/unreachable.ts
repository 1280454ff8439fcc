import type { Language } from '../../language/language.ts'
import { RETRY } from '../../language/retry.ts'

type Words = Readonly<Record<'title' | 'heading' | 'text' | 'retry', string>>

/** What a shopper reads where the shop has no page to give: edge and host say the same, in both languages (APP-4). */
export const UNREACHABLE: Readonly<Record<Language, Words>> = {
  en: {
    title: 'The shop cannot be reached',
    heading: 'The shop cannot be reached right now',
    text: 'Your cart and your orders are safe. Please try again in a moment.',
    retry: RETRY.en,
  },
  zh: {
    title: '暂时无法连接店铺',
    heading: '暂时无法连接店铺',
    text: '您的购物车和订单都安全，请稍后再试。',
    retry: RETRY.zh,
  },
}
