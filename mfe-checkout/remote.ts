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
  },
})
