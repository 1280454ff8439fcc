import shellEn from '../../host-shell/messages/en.ts'
import shellZh from '../../host-shell/messages/zh.ts'
import accountEn from '../../mfe-account/messages/en.ts'
import accountZh from '../../mfe-account/messages/zh.ts'
import { CONTENT_TEXTS } from '../../mfe-catalog/messages/content.ts'
import catalogEn from '../../mfe-catalog/messages/en.ts'
import { GROUP_TEXTS } from '../../mfe-catalog/messages/group-buys.ts'
import { LIST_TEXTS } from '../../mfe-catalog/messages/lists.ts'
import { PRODUCT_TEXTS } from '../../mfe-catalog/messages/product.ts'
import catalogZh from '../../mfe-catalog/messages/zh.ts'
import checkoutEn from '../../mfe-checkout/messages/en.ts'
import checkoutZh from '../../mfe-checkout/messages/zh.ts'
import confirmationEn from '../../mfe-confirmation/messages/en.ts'
import confirmationZh from '../../mfe-confirmation/messages/zh.ts'

const catalogPages = (language: 'en' | 'zh') => ({
  ...CONTENT_TEXTS.tables[language],
  ...GROUP_TEXTS.tables[language],
  ...LIST_TEXTS.tables[language],
  ...PRODUCT_TEXTS.tables[language],
})

const TABLES = {
  en: { ...shellEn, ...catalogEn, ...catalogPages('en'), ...checkoutEn, ...accountEn, ...confirmationEn },
  zh: { ...shellZh, ...catalogZh, ...catalogPages('zh'), ...checkoutZh, ...accountZh, ...confirmationZh },
}
export type Text = (key: keyof typeof TABLES.en, values?: Record<string, string | number>) => string

/** What every text of a newer release ends with, where tests let two releases meet. */
export const NEWER = ' ·newer'

/**
 * Visible texts by their key, so that flows read the same in both languages.
 * @param isNewer whether the text's owner (first part of its key, e.g. `checkout`) is a release with newer texts
 */
export function texts(language: 'en' | 'zh', isNewer: (owner: string) => boolean = () => false): Text {
  return (key, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)),
      `${TABLES[language][key]}${isNewer(key.split('.')[0] ?? '') ? NEWER : ''}`,
    )
}
