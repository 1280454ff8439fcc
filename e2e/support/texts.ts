import shellEn from '../../host-shell/messages/en.ts'
import shellZh from '../../host-shell/messages/zh.ts'
import accountEn from '../../mfe-account/messages/en.ts'
import accountZh from '../../mfe-account/messages/zh.ts'
import catalogEn from '../../mfe-catalog/messages/en.ts'
import catalogZh from '../../mfe-catalog/messages/zh.ts'
import checkoutEn from '../../mfe-checkout/messages/en.ts'
import checkoutZh from '../../mfe-checkout/messages/zh.ts'
import confirmationEn from '../../mfe-confirmation/messages/en.ts'
import confirmationZh from '../../mfe-confirmation/messages/zh.ts'

const TABLES = {
  en: { ...shellEn, ...catalogEn, ...checkoutEn, ...accountEn, ...confirmationEn },
  zh: { ...shellZh, ...catalogZh, ...checkoutZh, ...accountZh, ...confirmationZh },
}
export type Text = (key: keyof typeof TABLES.en, values?: Record<string, string | number>) => string

/** Visible texts by their key, so that flows read the same in both languages. */
export function texts(language: 'en' | 'zh'): Text {
  return (key, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)),
      TABLES[language][key] as string,
    )
}
