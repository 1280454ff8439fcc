import type { Session } from 'shared-contracts/api/entities/session.ts'
import { isLanguage, type Language } from 'shared-contracts/language/language.ts'
import type { AppInfo, StoreColors } from 'shared-contracts/remote/state/app-info.ts'
import { ANONYMOUS } from 'shared-contracts/remote/state/app-state.ts'
import { flag, identifier, type Json, list, object, picture, text, texts } from './fields.ts'
import { readProvinces } from './locations.ts'
import { readMenu, readTabs } from './navigation.ts'
import { readPaymentIcons, readSocial } from './social.ts'

/** The document of one visitor, read: the store's part, who the visitor is, and their language. */
export interface StartDocument {
  appInfo: AppInfo
  session: Session
  language: Language
}

/** Reads any answer of appInfoInit field by field. Never throws; texts stay texts (APP-2, APP-3). */
export function readStartDocument(answer: unknown): StartDocument {
  const body = object(object(answer).body)
  const content = object(body.appContent)
  const system = object(content.system)
  const appInfo = readStore(body, content, system)
  const wanted = object(system.appMessage).currentLocale
  const language =
    readLanguage(wanted) ?? (appInfo.languages.find(isLanguage) as Language | undefined) ?? 'en'
  appInfo.labels = {
    ...readLabels(content.labels, language),
    ...texts(object(object(system.appMessage).applicationMessage).messages),
  }
  return { appInfo, session: readSession(body), language }
}

/** Backends write `zh`, `zh_CN` or `zh-Hans`. */
function readLanguage(value: unknown): Language | null {
  const short = text(value)?.toLowerCase().split(/[-_]/)[0]
  return isLanguage(short) ? short : null
}

/** Labels come flat, or by language. */
function readLabels(value: unknown, language: Language): Record<string, string> {
  const labels = object(value)
  return { ...texts(labels), ...texts(labels[language]) }
}

function readStore(body: Json, content: Json, system: Json): AppInfo {
  const config = object(system.appConfig)
  const payment = object(system.payment)
  const navigation = object(content.navigation)
  const control = object(navigation.headerControl)
  const detail = object(content.appDetail ?? body.appDetail)
  const sideMenu = readMenu(navigation.sideMenu)
  return {
    storeName: text(content.storeName) ?? 'Store',
    logo: content.storeLogo === '2' || content.storeLogo === 2 ? picture(content.logo) : null,
    favicon: picture(content.favicon),
    touchIcon: picture(list(content.appIcons).find(icon => object(icon).purpose === 'apple')),
    orderPush: readPush(content.orderPush),
    footerLogo: picture(content.footerLogo),
    labels: {},
    css: readColors(content.css),
    languages: readLanguages(config.supportedLanguages),
    currency: readCurrency(payment.defaultCurrency) ?? 'CAD',
    exchangeCurrencies: list(payment.exchangeCurrencies).flatMap(entry => readCurrency(entry) ?? []),
    flags: {
      hidePowerBy: flag(config.hidePowerBy),
      debug: flag(config.debug),
      enableUserAccounts: flag(config.enableUserAccounts),
      enableMultiLocationSelection: flag(config.enableMultiLocationSelection),
      enableCheckout: flag(config.enableCheckout),
      enableWeChatMiniProgramPromotion: flag(config.enableWeChatMiniProgramPromotion),
    },
    headerHidden: {
      miniProgram: flag(control.notDisplayheaderInMP),
      alipay: flag(control.notDisplayheaderInAli),
      mobile: flag(control.notDisplayheaderInMobile),
      desktop: flag(control.notDisplayheaderInDesktop),
    },
    headerMenu: readMenu(navigation.headerMenu),
    sideMenu: sideMenu.length > 0 ? sideMenu : null,
    footerMenu: readMenu(navigation.footerMenu),
    footerTabs: readTabs(navigation.footerTabs),
    social: readSocial(system.social),
    paymentIcons: readPaymentIcons(payment),
    analytics: list(content.analytics),
    provinces: flag(config.enableMultiLocationSelection) ? readProvinces(system.storeLocations) : [],
    detail: {
      isWmp: flag(detail.isWmp),
      isAac: flag(detail.isAac),
      device: readDevice(detail),
      appDomain: text(detail.appDomain),
      locid: identifier(detail.locid),
      locname: text(detail.locname),
    },
  }
}

/** A key of a push service (65 bytes, base64url) and an address of this shop. */
function readPush(value: unknown): AppInfo['orderPush'] {
  const [key, address] = [text(object(value).key), text(object(value).address)]
  const isRight = key && address && /^[\w-]{87}$/.test(key) && /^\/api\/[\w/-]+$/.test(address)
  return isRight ? { key, address } : null
}

function readLanguages(value: unknown): Language[] {
  const found = new Set(list(value).flatMap(entry => readLanguage(entry) ?? []))
  // In the store's own order: its first is the one for who asks for none of them.
  return found.size > 0 ? [...found] : ['en']
}

/** What the store takes the visitor's device for, over what the browser calls itself; null where it says neither, or both. */
function readDevice({ isMobile, isDeskTop }: Json): 'mobile' | 'desktop' | null {
  if (flag(isMobile) === flag(isDeskTop)) return null
  return flag(isMobile) ? 'mobile' : 'desktop'
}

function readCurrency(value: unknown): string | null {
  const entry = object(value)
  const code = text(entry.currencyCode) ?? text(entry.currencyType)
  return code && /^[A-Z]{3}$/.test(code) ? code : null
}

function readColors(value: unknown): StoreColors | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const css = object(value)
  return {
    footer: text(object(css.varFooter).color),
    button: text(object(css.varButton).color),
    buttonBackground: text(object(css.varButton).background),
    sideMenu: text(object(css.varSideMenu).color),
    sideMenuBackground: text(object(css.varSideMenu).background),
    headerNavActive: text(object(css.varHeaderNavActive).color),
  }
}

/** VIS-1: each part counts only when it is there. Ids and dates come as numbers too; a user may have no mail address. */
function readSession(body: Json): Session {
  const user = object(body.user)
  return {
    ...ANONYMOUS,
    user:
      Object.keys(user).length > 0
        ? {
            emailID: text(user.emailID) ?? '',
            firstName: text(user.firstName) ?? '',
            lastName: text(user.lastName) ?? '',
            profileImage: text(user.profileImage),
            phone: text(user.phone),
          }
        : null,
    userID: identifier(body.userID),
    lastLoginDate: identifier(body.lastLoginDate),
    myID: identifier(body.myID),
  }
}
