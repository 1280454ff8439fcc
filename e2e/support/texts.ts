import { CONSENT_TEXTS } from '../../host-shell/analytics/texts.ts'
import { FAILED_ORDER_TEXTS } from '../../host-shell/areas/failed-order-texts.ts'
import { LANGUAGE_TEXTS } from '../../host-shell/language/texts.ts'
import { LOCATION_TEXTS } from '../../host-shell/location/texts.ts'
import shellEn from '../../host-shell/messages/en.ts'
import shellZh from '../../host-shell/messages/zh.ts'
import { OPEN_ORDER_TEXTS } from '../../host-shell/open-order/texts.ts'
import { INSTALL_TEXTS } from '../../host-shell/platform/install-texts.ts'
import { IOS_TEXTS } from '../../host-shell/platform/ios-texts.ts'
import { PROMO_TEXTS } from '../../host-shell/platform/promo-texts.ts'
import { ADDRESS_TEXTS } from '../../mfe-account/messages/addresses.ts'
import { BENEFIT_TEXTS } from '../../mfe-account/messages/benefits.ts'
import accountEn from '../../mfe-account/messages/en.ts'
import { HOME_TEXTS } from '../../mfe-account/messages/home.ts'
import { IDENTITY_TEXTS } from '../../mfe-account/messages/identity.ts'
import { INFLUENCER_TEXTS } from '../../mfe-account/messages/influencer.ts'
import { ORDER_FORM_TEXTS } from '../../mfe-account/messages/order-forms.ts'
import { ORDER_TEXTS } from '../../mfe-account/messages/orders.ts'
import { OWN_CREDIT_TEXTS } from '../../mfe-account/messages/own-credit.ts'
import { PICTURE_TEXTS } from '../../mfe-account/messages/pictures.ts'
import { RECOVERY_TEXTS } from '../../mfe-account/messages/recovery.ts'
import { REFERRAL_TEXTS } from '../../mfe-account/messages/referral.ts'
import { SESSION_TEXTS } from '../../mfe-account/messages/sessions.ts'
import { WISHLIST_TEXTS } from '../../mfe-account/messages/wishlist.ts'
import accountZh from '../../mfe-account/messages/zh.ts'
import { ADDING_TEXTS } from '../../mfe-catalog/messages/adding.ts'
import { BELOW_TEXTS } from '../../mfe-catalog/messages/below-window.ts'
import { CART_TEXTS } from '../../mfe-catalog/messages/cart.ts'
import { CONTENT_TEXTS } from '../../mfe-catalog/messages/content.ts'
import catalogEn from '../../mfe-catalog/messages/en.ts'
import { GROUP_TEXTS } from '../../mfe-catalog/messages/group-buys.ts'
import { INFLUENCER_TEXTS as PEOPLE_TEXTS } from '../../mfe-catalog/messages/influencers.ts'
import { LIST_TEXTS } from '../../mfe-catalog/messages/lists.ts'
import { OPTION_TEXTS } from '../../mfe-catalog/messages/options.ts'
import { PRODUCT_TEXTS } from '../../mfe-catalog/messages/product.ts'
import { RESTOCK_TEXTS } from '../../mfe-catalog/messages/restock.ts'
import { SEARCH_TEXTS } from '../../mfe-catalog/messages/search.ts'
import { SHARE_TEXTS } from '../../mfe-catalog/messages/share.ts'
import { SHOP_TEXTS } from '../../mfe-catalog/messages/shop.ts'
import catalogZh from '../../mfe-catalog/messages/zh.ts'
import { ZOOM_TEXTS } from '../../mfe-catalog/messages/zoom.ts'
import { en as checkoutEn, zh as checkoutZh } from '../../mfe-checkout/fixtures/messages.ts'
import { ADJUSTMENT_TEXTS } from '../../mfe-checkout/messages/adjustments.ts'
import { CAMPAIGN_TEXTS } from '../../mfe-checkout/messages/campaign.ts'
import { LOST_LINES_TEXTS } from '../../mfe-checkout/messages/lost-lines.ts'
import { OPEN_ORDER_TEXTS as WAITING_TEXTS } from '../../mfe-checkout/messages/open-order.ts'
import { PROBLEM_TEXTS } from '../../mfe-checkout/messages/problems.ts'
import { BOUGHT_TEXTS } from '../../mfe-confirmation/messages/bought.ts'
import confirmationEn from '../../mfe-confirmation/messages/en.ts'
import { GROUP_BUY_TEXTS } from '../../mfe-confirmation/messages/group-buy.ts'
import confirmationZh from '../../mfe-confirmation/messages/zh.ts'

const shellParts = (language: 'en' | 'zh') => ({
  ...CONSENT_TEXTS.tables[language],
  ...FAILED_ORDER_TEXTS.tables[language],
  ...INSTALL_TEXTS.tables[language],
  ...IOS_TEXTS.tables[language],
  ...LANGUAGE_TEXTS.tables[language],
  ...LOCATION_TEXTS.tables[language],
  ...OPEN_ORDER_TEXTS.tables[language],
  ...PROMO_TEXTS.tables[language],
})
const accountPages = (language: 'en' | 'zh') => ({
  ...ADDRESS_TEXTS.tables[language],
  ...BENEFIT_TEXTS.tables[language],
  ...HOME_TEXTS.tables[language],
  ...IDENTITY_TEXTS.tables[language],
  ...INFLUENCER_TEXTS.tables[language],
  ...RECOVERY_TEXTS.tables[language],
  ...REFERRAL_TEXTS.tables[language],
  ...ORDER_FORM_TEXTS.tables[language],
  ...ORDER_TEXTS.tables[language],
  ...OWN_CREDIT_TEXTS.tables[language],
  ...PICTURE_TEXTS.tables[language],
  ...SESSION_TEXTS.tables[language],
  ...WISHLIST_TEXTS.tables[language],
})
const catalogPages = (language: 'en' | 'zh') => ({
  ...ADDING_TEXTS.tables[language],
  ...BELOW_TEXTS.tables[language],
  ...CART_TEXTS.tables[language],
  ...CONTENT_TEXTS.tables[language],
  ...GROUP_TEXTS.tables[language],
  ...LIST_TEXTS.tables[language],
  ...OPTION_TEXTS.tables[language],
  ...PEOPLE_TEXTS.tables[language],
  ...PRODUCT_TEXTS.tables[language],
  ...SHARE_TEXTS.tables[language],
  ...ZOOM_TEXTS.tables[language],
  ...RESTOCK_TEXTS.tables[language],
  ...SEARCH_TEXTS.tables[language],
  ...SHOP_TEXTS.tables[language],
})

const checkoutPages = (language: 'en' | 'zh') => ({
  ...ADJUSTMENT_TEXTS.tables[language],
  ...CAMPAIGN_TEXTS.tables[language],
  ...LOST_LINES_TEXTS.tables[language],
  ...WAITING_TEXTS.tables[language],
  ...PROBLEM_TEXTS.tables[language],
})
const TABLES = {
  en: {
    ...shellEn,
    ...shellParts('en'),
    ...catalogEn,
    ...catalogPages('en'),
    ...checkoutEn,
    ...checkoutPages('en'),
    ...accountEn,
    ...accountPages('en'),
    ...confirmationEn,
    ...BOUGHT_TEXTS.tables.en,
    ...GROUP_BUY_TEXTS.tables.en,
  },
  zh: {
    ...shellZh,
    ...shellParts('zh'),
    ...catalogZh,
    ...catalogPages('zh'),
    ...checkoutZh,
    ...checkoutPages('zh'),
    ...accountZh,
    ...accountPages('zh'),
    ...confirmationZh,
    ...BOUGHT_TEXTS.tables.zh,
    ...GROUP_BUY_TEXTS.tables.zh,
  },
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
