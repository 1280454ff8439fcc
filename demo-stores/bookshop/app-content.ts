import type { AppContent, MenuItem } from 'store-api/store-document/app-content.ts'

const to = (link: string, name: string): MenuItem => ({
  name,
  nameContent: { en: name },
  link,
  linkActionType: 'INTERNAL_LINK',
})

const shelves = [
  to('products/fiction', 'Fiction'),
  to('products/nature-and-place', 'Nature & Place'),
  to('products/table-and-craft', 'Table & Craft'),
  to('products/childrens-books', 'Children’s Books'),
]

export const appContent: AppContent = {
  system: {
    appConfig: {
      hidePowerBy: true,
      enableUserAccounts: false,
      enableMultiLocationSelection: false,
      enableCheckout: true,
      enableOrderPush: true,
      enableWeChatMiniProgramPromotion: false,
      supportedLanguages: ['en'],
    },
    social: { instagram: { userName: 'lampandheron', pageURL: 'https://www.instagram.com/lampandheron' } },
    payment: {
      defaultCurrency: { currencyType: 'CAD', currencyCode: 'CAD' },
      exchangeCurrencies: [],
      supportVisa: false,
      supportMasterCard: false,
      supportAmex: false,
      supportPayPal: true,
      supportWeChatPay: false,
      supportAliPay: false,
      supportUnionPay: false,
    },
  },
  labels: {
    en: {
      'store.tagline': 'A small shop for long evenings',
      // Who makes a book is no brand.
      'catalog.brand': 'Publisher',
      'catalog.brands': 'All publishers',
      'catalog.filter-brand': 'Publisher: {{name}}',
      'catalog.filter-group-brand': 'Publisher',
      'catalog.suggestion-brand': 'Publisher',
    },
  },
  css: {
    varFooter: { color: '#22324a' },
    varButton: { color: '#ffffff', background: '#22506b' },
    varSideMenu: { color: '#22324a', background: '#f6f4ef' },
    varHeaderNavActive: { color: '#22506b' },
  },
  navigation: {
    headerMenu: [...shelves, to('page/visit', 'Visit')],
    sideMenu: [to('home', 'Home'), ...shelves, to('page/visit', 'Visit')],
    footerMenu: [
      { ...to('store', 'Shop'), subMenu: [...shelves, to('clearance', 'Last chance')] },
      {
        ...to('page/visit', 'Visit'),
        subMenu: [to('page/visit', 'Where we are'), to('page/contact', 'Write to us')],
      },
      {
        name: 'Small print',
        nameContent: { en: 'Small print' },
        subMenu: [
          to('page/returns', 'Returns'),
          to('page/terms', 'Terms of sale'),
          to('page/privacy', 'Privacy'),
        ],
      },
    ],
    footerTabs: [],
    headerControl: {
      notDisplayheaderInMP: false,
      notDisplayheaderInAli: false,
      notDisplayheaderInMobile: false,
      notDisplayheaderInDesktop: false,
    },
  },
  storeName: 'Lamp & Heron Books',
  storeLogo: '2',
  logo: { imageURL: '/media/bookshop/logo.svg' },
  favicon: { imageURL: '/media/bookshop/favicon.svg' },
  footerLogo: { imageURL: '/media/bookshop/footer-logo.svg' },
  screenshots: [
    { imageURL: '/media/bookshop/screenshot-narrow.webp', width: 720, height: 1280 },
    { imageURL: '/media/bookshop/screenshot-wide.webp', width: 1280, height: 800 },
  ],
}
