import { defineRemote } from 'shared-contracts/remote/define-remote.ts'
import { declaration } from './declaration.ts'

export default defineRemote(declaration, {
  pages: {
    start: () => import(/* webpackChunkName: "start" */ './pages/start.tsx'),
    cart: () => import(/* webpackChunkName: "cart" */ './pages/cart.tsx'),
    checkout: () => import(/* webpackChunkName: "checkout" */ './pages/checkout.tsx'),
    payment: () => import(/* webpackChunkName: "payment" */ './pages/payment.tsx'),
    'campaign-cart': () => import(/* webpackChunkName: "campaign-cart" */ './pages/campaign-cart.tsx'),
    'campaign-checkout': () =>
      import(/* webpackChunkName: "campaign-checkout" */ './pages/campaign-checkout.tsx'),
    'campaign-payment': () =>
      import(/* webpackChunkName: "campaign-payment" */ './pages/campaign-payment.tsx'),
  },
  slots: { 'mini-cart': () => import(/* webpackChunkName: "mini-cart" */ './slots/mini-cart.tsx') },
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.ts'),
    zh: () => import(/* webpackChunkName: "messages-zh" */ './messages/zh.ts'),
    'en-cart': () => import(/* webpackChunkName: "messages-en-cart" */ './messages/cart/en.ts'),
    'en-checkout': () => import(/* webpackChunkName: "messages-en-checkout" */ './messages/details/en.ts'),
    'en-payment': () => import(/* webpackChunkName: "messages-en-payment" */ './messages/payment/en.ts'),
    'en-campaign-cart': () =>
      import(/* webpackChunkName: "messages-en-campaign-cart" */ './messages/cart/en.ts'),
    'en-campaign-checkout': () =>
      import(/* webpackChunkName: "messages-en-campaign-checkout" */ './messages/details/en.ts'),
    'en-campaign-payment': () =>
      import(/* webpackChunkName: "messages-en-campaign-payment" */ './messages/payment/en.ts'),
    'zh-cart': () => import(/* webpackChunkName: "messages-zh-cart" */ './messages/cart/zh.ts'),
    'zh-checkout': () => import(/* webpackChunkName: "messages-zh-checkout" */ './messages/details/zh.ts'),
    'zh-payment': () => import(/* webpackChunkName: "messages-zh-payment" */ './messages/payment/zh.ts'),
    'zh-campaign-cart': () =>
      import(/* webpackChunkName: "messages-zh-campaign-cart" */ './messages/cart/zh.ts'),
    'zh-campaign-checkout': () =>
      import(/* webpackChunkName: "messages-zh-campaign-checkout" */ './messages/details/zh.ts'),
    'zh-campaign-payment': () =>
      import(/* webpackChunkName: "messages-zh-campaign-payment" */ './messages/payment/zh.ts'),
  },
})
