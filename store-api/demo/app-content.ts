import type { Language } from 'shared-contracts/messages/language.ts'
import type { DemoLocation, StoreAddress } from './types.ts'

/** Names by language; a language may be missing, `name` then stands in. */
export type NameContent = Readonly<Partial<Record<Language, string>>>

export type MenuItem = {
  readonly name: string
  readonly nameContent: NameContent
  /** Link forms as in the link rules: `products/{cat}`, `page/…`, `clearance`, … none = plain text. */
  readonly link?: string
  readonly linkActionType?: 'INTERNAL_LINK' | 'EXTERNAL_LINK'
  readonly icon?: string
  readonly subMenu?: readonly MenuItem[]
}

export type FooterTab = {
  readonly name: string
  readonly nameContent: NameContent
  readonly link?: string
  readonly icon?: string
}

export type StoreLocationBox = {
  readonly id: string
  readonly display: boolean
  readonly virtual: boolean
  readonly localStoreName: string
  readonly address: StoreAddress
}

type PageLink = { readonly pageURL: string }
type Picture = { readonly imageURL: string }

/** The part of the app info document that the store itself decides. Session parts (locale, appDetail) are added per answer. */
export type AppContent = {
  readonly system: {
    readonly appMessage?: {
      readonly currentLocale: Language
      readonly applicationMessage: { readonly messages: Readonly<Record<string, string>> }
    }
    readonly appConfig: {
      readonly hidePowerBy: boolean
      readonly enableUserAccounts: boolean
      readonly enableMultiLocationSelection: boolean
      readonly enableCheckout: boolean
      readonly enableWeChatMiniProgramPromotion: boolean
      readonly supportedLanguages: readonly Language[]
    }
    readonly social: {
      readonly instagram?: { readonly userName: string } & PageLink
      readonly facebook?: PageLink
      readonly twitter?: PageLink
      readonly youTube?: PageLink
      readonly linkedin?: PageLink
      readonly pinterest?: PageLink
    }
    readonly payment: {
      readonly defaultCurrency: { readonly currencyType: string; readonly currencyCode: string }
      readonly exchangeCurrencies: readonly { readonly currencyCode: string }[]
      readonly supportVisa: boolean
      readonly supportMasterCard: boolean
      readonly supportAmex: boolean
      readonly supportPayPal: boolean
      readonly supportWeChatPay: boolean
      readonly supportAliPay: boolean
      readonly supportUnionPay: boolean
    }
    readonly storeLocations: Readonly<Record<string, readonly StoreLocationBox[]>>
  }
  /** Labels by language; a key that names a built-in message replaces it. */
  readonly labels: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>
  readonly css: {
    readonly varFooter: { readonly color: string }
    readonly varButton: { readonly color: string; readonly background: string }
    readonly varSideMenu: { readonly color: string; readonly background: string }
    readonly varHeaderNavActive: { readonly color: string }
  }
  readonly navigation: {
    readonly headerMenu: readonly MenuItem[]
    readonly sideMenu: readonly MenuItem[]
    readonly footerMenu: readonly MenuItem[]
    readonly footerTabs: readonly FooterTab[]
    readonly headerControl: {
      readonly notDisplayheaderInMP: boolean
      readonly notDisplayheaderInAli: boolean
      readonly notDisplayheaderInMobile: boolean
      readonly notDisplayheaderInDesktop: boolean
    }
  }
  readonly storeName: string
  /** '1' shows the default logo, '2' the store's own. */
  readonly storeLogo: '1' | '2'
  readonly logo?: Picture
  readonly favicon?: Picture
  readonly footerLogo?: Picture
}

/** The document's map of province code → location boxes, from the store's locations. */
export const storeLocationsOf = (locations: readonly DemoLocation[]): Record<string, StoreLocationBox[]> => {
  const provinces: Record<string, StoreLocationBox[]> = {}
  for (const { id, display, virtual, localStoreName, address, province } of locations) {
    provinces[province] ??= []
    provinces[province].push({ id, display, virtual, localStoreName, address })
  }
  return provinces
}
