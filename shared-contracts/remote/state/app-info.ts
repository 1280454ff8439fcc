/**
 * The app info document after reading (APP-2, APP-3): every field is there and of its type; what a
 * store left out or sent in a wrong shape has its neutral value.
 */
export interface AppInfo {
  storeName: string
  /** Picture of the logo; null shows the default logo or the name (HDR-1). */
  logo: string | null
  favicon: string | null
  /** The mark as iOS wants it: pixels, opaque; null where the store offers none. */
  touchIcon: string | null
  /** Where and with which key pages subscribe to news of an order; null where the store sends none (PWA-6). */
  orderPush: { key: string; address: string } | null
  footerLogo: string | null
  /** Language → text key → text; overrides built-in messages (LNG-2). */
  labels: Record<string, string>
  /** Null while the store sent no css part: footer and tab bar stay away (FTR-1, TAB-1). */
  css: StoreColors | null
  languages: readonly string[]
  currency: string
  exchangeCurrencies: readonly string[]
  flags: {
    hidePowerBy: boolean
    enableUserAccounts: boolean
    enableMultiLocationSelection: boolean
    enableCheckout: boolean
    enableWeChatMiniProgramPromotion: boolean
    /** Show what helps to find a fault, e.g. raw payment statuses (RET-7). */
    debug: boolean
  }
  headerHidden: { miniProgram: boolean; alipay: boolean; mobile: boolean; desktop: boolean }
  headerMenu: readonly MenuItem[]
  /** Null when the store has no side menu: no toggle (SID-4). */
  sideMenu: readonly MenuItem[] | null
  footerMenu: readonly MenuItem[]
  footerTabs: readonly FooterTab[]
  social: readonly { network: SocialNetwork; url: string }[]
  paymentIcons: readonly PaymentIcon[]
  /** Counters of visits that the store chose, as they came: the host reads them when the page is calm. */
  analytics: readonly unknown[]
  /** Stores by province; empty unless the store lets shoppers choose one (LOC-5). */
  provinces: readonly Province[]
  detail: {
    isWmp: boolean
    isAac: boolean
    /** What the store says the device is; null where it leaves that to the browser's name. */
    device: 'mobile' | 'desktop' | null
    appDomain: string | null
    locid: string | null
    locname: string | null
  }
}

export interface StoreColors {
  footer: string | null
  button: string | null
  buttonBackground: string | null
  sideMenu: string | null
  sideMenuBackground: string | null
  headerNavActive: string | null
}

/** Name by language; `name` where the language has none. */
export interface MenuName {
  name: string
  nameContent: Partial<Record<string, string>>
}

export interface MenuItem extends MenuName {
  link: string | null
  external: boolean
  icon: string | null
  subMenu: readonly MenuItem[]
}

export interface FooterTab extends MenuName {
  link: string | null
  icon: string | null
}

export interface Province {
  name: string
  stores: readonly StoreLocation[]
}

export interface StoreLocation {
  id: string
  name: string
  /** Null for a virtual store (LOC-2). Lines are as the store wrote them; what is missing is left out. */
  address: {
    street: string | null
    city: string | null
    province: string | null
    postCode: string | null
  } | null
}

export type SocialNetwork = 'instagram' | 'facebook' | 'twitter' | 'youtube' | 'linkedin' | 'pinterest'
export type PaymentIcon = 'visa' | 'mastercard' | 'amex' | 'paypal' | 'wechatpay' | 'alipay' | 'unionpay'
