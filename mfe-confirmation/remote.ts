import { instances } from 'shared-contracts/remote/instances.ts'
import type { RemoteModule } from 'shared-contracts/remote/remote.ts'
import { declaration } from './declaration.ts'

export default {
  declaration,
  instances,
  pages: {
    '/confirmation/:id': () => import(/* webpackChunkName: "confirmation" */ './pages/confirmation.tsx'),
  },
  slots: {},
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.ts'),
    zh: () => import(/* webpackChunkName: "messages-zh" */ './messages/zh.ts'),
  },
} satisfies RemoteModule<typeof declaration>
