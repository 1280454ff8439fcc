import { instances } from 'shared-contracts/remote/instances.ts'
import type { RemoteModule } from 'shared-contracts/remote/remote.ts'
import { declaration } from './declaration.ts'

export default {
  declaration,
  instances,
  pages: {
    '/checkout': () => import(/* webpackChunkName: "start" */ './pages/start.tsx'),
    '/checkout/cart': () => import(/* webpackChunkName: "cart" */ './pages/cart.tsx'),
    '/checkout/checkout': () => import(/* webpackChunkName: "checkout" */ './pages/checkout.tsx'),
    '/checkout/payment': () => import(/* webpackChunkName: "payment" */ './pages/payment.tsx'),
  },
  slots: { 'mini-cart': () => import(/* webpackChunkName: "mini-cart" */ './slots/mini-cart.tsx') },
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.ts'),
    zh: () => import(/* webpackChunkName: "messages-zh" */ './messages/zh.ts'),
  },
} satisfies RemoteModule<typeof declaration>
