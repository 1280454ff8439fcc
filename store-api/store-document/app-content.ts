import { PAYMENT_OPTIONS } from 'shared-contracts/api/payment/options.ts'
import { LANGUAGES, type Language } from 'shared-contracts/language/language.ts'
import * as v from 'valibot'
import { inStorePath } from '../session/in-store-path.ts'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const color = v.pipe(
  v.string(),
  v.regex(/^(?:#[0-9a-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/-]+\))$/i, 'must be a colour such as #a8391f'),
)
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency code such as CAD'))
const webAddress = v.pipe(text(500), v.regex(/^https?:\/\/./i, 'must start with https://'))
const picture = v.strictObject({
  imageURL: v.pipe(
    text(500),
    v.check(x => /^https:\/\/./i.test(x) || inStorePath(x) !== null, 'must be a path or an https:// address'),
  ),
})
const pageLink = { pageURL: webAddress }
/** Edge of a screenshot (https://www.w3.org/TR/manifest-app-info/). */
const pixels = v.pipe(v.number(), v.integer(), v.minValue(320), v.maxValue(3840))
const flag = v.boolean('must be true or false')
const nameContent = v.pipe(
  v.record(v.picklist(LANGUAGES), text(80)),
  v.transform((names): Partial<Record<Language, string>> => names),
)

const named = {
  name: v.pipe(text(80), v.nonEmpty('must not be empty')),
  /** Names by language; a language may be missing, `name` then stands in. */
  nameContent,
  /** Link forms as in the link rules: `products/{cat}`, `page/…`, `clearance`, …; none is plain text. */
  link: v.optional(
    v.pipe(
      text(500),
      // The page shows such a link as plain text; here the store hears of its mistake.
      v.check(
        x => !/^\s*(?:javascript|data|vbscript|blob|file):/i.test(x),
        'must not run or hold anything itself',
      ),
    ),
  ),
  icon: v.optional(text(40)),
}
const FooterTab = v.strictObject(named)
export type FooterTab = Readonly<v.InferOutput<typeof FooterTab>>

export type MenuItem = FooterTab & {
  readonly linkActionType?: 'INTERNAL_LINK' | 'EXTERNAL_LINK' | undefined
  readonly subMenu?: readonly MenuItem[] | undefined
}
const menuItem = (below: v.GenericSchema<MenuItem>) =>
  v.strictObject({
    ...named,
    linkActionType: v.optional(v.picklist(['INTERNAL_LINK', 'EXTERNAL_LINK'])),
    subMenu: v.optional(v.array(below)),
  })
const MenuItem = menuItem(v.lazy((): v.GenericSchema<MenuItem> => MenuItem as v.GenericSchema<MenuItem>))
const menu = v.pipe(v.array(MenuItem as v.GenericSchema<MenuItem>), v.maxLength(60), v.readonly())

/** The part of app info that the store itself decides (APP-2). Locations and the visitor's parts are added per answer. */
export const AppContent = v.strictObject({
  system: v.strictObject({
    appConfig: v.strictObject({
      hidePowerBy: flag,
      enableUserAccounts: flag,
      enableMultiLocationSelection: flag,
      enableCheckout: flag,
      enableWeChatMiniProgramPromotion: flag,
      /** No search engine or merchant may list the shop. */
      closedToEngines: v.optional(flag),
      /** Shoppers may be told by push what becomes of an order. */
      enableOrderPush: v.optional(flag),
      supportedLanguages: v.pipe(v.array(v.picklist(LANGUAGES)), v.minLength(1), v.readonly()),
    }),
    social: v.strictObject({
      instagram: v.optional(v.strictObject({ userName: text(60), ...pageLink })),
      facebook: v.optional(v.strictObject(pageLink)),
      twitter: v.optional(v.strictObject(pageLink)),
      youTube: v.optional(v.strictObject(pageLink)),
      linkedin: v.optional(v.strictObject(pageLink)),
      pinterest: v.optional(v.strictObject(pageLink)),
    }),
    payment: v.strictObject({
      defaultCurrency: v.strictObject({ currencyType: currency, currencyCode: currency }),
      exchangeCurrencies: v.pipe(v.array(v.strictObject({ currencyCode: currency })), v.readonly()),
      supportVisa: flag,
      supportMasterCard: flag,
      supportAmex: flag,
      supportPayPal: flag,
      supportWeChatPay: flag,
      supportAliPay: flag,
      supportUnionPay: flag,
      /** The store's own choice among its ways to pay, in the order to show them; all of them if absent. */
      options: v.optional(v.pipe(v.array(v.picklist(PAYMENT_OPTIONS)), v.readonly())),
    }),
  }),
  /** Texts by language; a key that names a built-in message replaces it. */
  labels: v.pipe(
    v.record(v.picklist(LANGUAGES), v.record(text(80), text(2000))),
    v.transform((labels): Partial<Record<Language, Record<string, string>>> => labels),
  ),
  css: v.strictObject({
    varFooter: v.strictObject({ color }),
    varButton: v.strictObject({ color, background: color }),
    varSideMenu: v.strictObject({ color, background: color }),
    varHeaderNavActive: v.strictObject({ color }),
  }),
  navigation: v.strictObject({
    headerMenu: menu,
    sideMenu: menu,
    footerMenu: menu,
    footerTabs: v.pipe(v.array(FooterTab), v.maxLength(10), v.readonly()),
    headerControl: v.strictObject({
      notDisplayheaderInMP: flag,
      notDisplayheaderInAli: flag,
      notDisplayheaderInMobile: flag,
      notDisplayheaderInDesktop: flag,
    }),
  }),
  storeName: v.pipe(text(80), v.nonEmpty('must not be empty')),
  /** '1' shows the default logo, '2' the store's own. */
  storeLogo: v.picklist(['1', '2']),
  logo: v.optional(picture),
  favicon: v.optional(picture),
  footerLogo: v.optional(picture),
  /** Counters of visits, asked about before anything is counted; paths of the shop that its balancer leads on. */
  analytics: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          kind: v.picklist(['beacon', 'plausible']),
          address: v.pipe(
            text(200),
            v.regex(/^\/(?![/\\])[\w./-]*$/, 'must be a path of the shop, such as /collect'),
          ),
        }),
      ),
      v.maxLength(4),
      v.readonly(),
    ),
  ),
  /** What engines are told of goods that come back; the first that fits a product counts. */
  returns: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          /** Slugs of the categories it is for, with those below them; absent: of all. */
          categories: v.optional(v.pipe(v.array(text(80)), v.readonly())),
          /** Days from delivery on; 0: not taken back. */
          days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
          by: v.picklist(['mail', 'store']),
          /** Who pays for the way back. */
          paidBy: v.picklist(['shop', 'shopper']),
        }),
      ),
      v.maxLength(20),
      v.readonly(),
    ),
  ),
  /** The shop on a phone (higher than wide) and on a desktop: browsers show them to whoever installs it. */
  screenshots: v.optional(
    v.pipe(
      v.array(v.strictObject({ ...picture.entries, width: pixels, height: pixels })),
      v.maxLength(8),
      v.readonly(),
    ),
  ),
})
export type AppContent = v.InferOutput<typeof AppContent>
