import { defineRemote } from 'shared-contracts/remote/define-remote.ts'
import { declaration } from './declaration.ts'

export default defineRemote(declaration, {
  pages: {
    login: () => import(/* webpackChunkName: "login" */ './pages/login.tsx'),
    signup: () => import(/* webpackChunkName: "signup" */ './pages/signup.tsx'),
    user: () => import(/* webpackChunkName: "user" */ './pages/user.tsx'),
    'my-account': () => import(/* webpackChunkName: "my-account" */ './pages/my-account.tsx'),
    orders: () => import(/* webpackChunkName: "orders" */ './pages/orders.tsx'),
  },
  slots: {},
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.ts'),
    zh: () => import(/* webpackChunkName: "messages-zh" */ './messages/zh.ts'),
  },
})
