import { defineRemote } from 'shared-contracts/remote/define-remote.ts'
import { declaration } from './declaration.ts'

export default defineRemote(declaration, {
  pages: {
    login: () => import(/* webpackChunkName: "login" */ './pages/login.tsx'),
    signup: () => import(/* webpackChunkName: "signup" */ './pages/signup.tsx'),
    user: () => import(/* webpackChunkName: "user" */ './pages/user.tsx'),
    'my-account': () => import(/* webpackChunkName: "my-account" */ './pages/my-account.tsx'),
    orders: () => import(/* webpackChunkName: "orders" */ './pages/orders.tsx'),
    'forgot-password': () => import(/* webpackChunkName: "forgot-password" */ './pages/forgot-password.tsx'),
    'reset-password': () => import(/* webpackChunkName: "reset-password" */ './pages/reset-password.tsx'),
    'find-order': () => import(/* webpackChunkName: "find-order" */ './pages/find-order.tsx'),
    security: () => import(/* webpackChunkName: "security" */ './pages/security.tsx'),
    profile: () => import(/* webpackChunkName: "profile" */ './pages/profile.tsx'),
    addresses: () => import(/* webpackChunkName: "addresses" */ './pages/addresses.tsx'),
    credit: () => import(/* webpackChunkName: "credit" */ './pages/credit.tsx'),
    membership: () => import(/* webpackChunkName: "membership" */ './pages/membership.tsx'),
    referral: () => import(/* webpackChunkName: "referral" */ './pages/referral.tsx'),
    influencer: () => import(/* webpackChunkName: "influencer" */ './pages/influencer.tsx'),
    wishlist: () => import(/* webpackChunkName: "wishlist" */ './pages/wishlist.tsx'),
    identity: () => import(/* webpackChunkName: "identity" */ './pages/identity.tsx'),
  },
  slots: {},
  fills: {
    'product.below-price': () => import(/* webpackChunkName: "own-credit" */ './fills/own-credit.tsx'),
  },
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.ts'),
    zh: () => import(/* webpackChunkName: "messages-zh" */ './messages/zh.ts'),
  },
})
