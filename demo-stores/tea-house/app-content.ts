import type { AppContent } from 'store-api/store-document/app-content.ts'
import { navigation } from './navigation.ts'

export const appContent: AppContent = {
  system: {
    appConfig: {
      hidePowerBy: false,
      enableUserAccounts: true,
      enableMultiLocationSelection: true,
      enableCheckout: true,
      enableOrderPush: true,
      enableWeChatMiniProgramPromotion: true,
      supportedLanguages: ['en', 'zh'],
    },
    social: {
      instagram: { userName: 'guifengteahouse', pageURL: 'https://www.instagram.com/guifengteahouse' },
      facebook: { pageURL: 'https://www.facebook.com/guifengteahouse' },
      youTube: { pageURL: 'https://www.youtube.com/@guifengteahouse' },
      pinterest: { pageURL: 'https://www.pinterest.com/guifengteahouse' },
    },
    payment: {
      defaultCurrency: { currencyType: 'CAD', currencyCode: 'CAD' },
      exchangeCurrencies: [{ currencyCode: 'USD' }, { currencyCode: 'CNY' }],
      supportVisa: false,
      supportMasterCard: false,
      supportAmex: false,
      supportPayPal: true,
      supportWeChatPay: true,
      supportAliPay: true,
      supportUnionPay: true,
    },
  },
  labels: {
    en: { 'store.tagline': 'Tea, bakery and pantry, made with patience' },
    zh: { 'store.tagline': '一壶好茶，几味茶食，慢慢做' },
  },
  css: {
    varFooter: { color: '#1f3b34' },
    varButton: { color: '#ffffff', background: '#a8391f' },
    varSideMenu: { color: '#21312c', background: '#fbf7ee' },
    varHeaderNavActive: { color: '#a8391f' },
  },
  navigation,
  returns: [
    { categories: ['bakery', 'fresh', 'drinks'], days: 0, by: 'store', paidBy: 'shopper' },
    { days: 30, by: 'store', paidBy: 'shop' },
  ],
  storeName: 'Guifeng Tea House 桂枫茶食',
  storeLogo: '2',
  logo: { imageURL: '/media/tea-house/logo.svg' },
  favicon: { imageURL: '/media/tea-house/favicon.svg' },
  footerLogo: { imageURL: '/media/tea-house/footer-logo.svg' },
  screenshots: [
    { imageURL: '/media/tea-house/screenshot-narrow.webp', width: 720, height: 1280 },
    { imageURL: '/media/tea-house/screenshot-wide.webp', width: 1280, height: 800 },
  ],
}
