import { instances } from 'shared-contracts/remote/instances.ts'
import type { RemoteModule } from 'shared-contracts/remote/remote.ts'
import { declaration } from './declaration.ts'

export default {
  declaration,
  instances,
  pages: {
    '/account/login': () => import(/* webpackChunkName: "login" */ './pages/login.tsx'),
    '/account/signup': () => import(/* webpackChunkName: "signup" */ './pages/signup.tsx'),
    '/user': () => import(/* webpackChunkName: "user" */ './pages/user.tsx'),
    '/user/list': () => import(/* webpackChunkName: "my-account" */ './pages/my-account.tsx'),
    '/user/orders': () => import(/* webpackChunkName: "orders" */ './pages/orders.tsx'),
  },
  slots: {},
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.ts'),
    zh: () => import(/* webpackChunkName: "messages-zh" */ './messages/zh.ts'),
  },
} satisfies RemoteModule<typeof declaration>
