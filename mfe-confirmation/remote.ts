import { defineRemote } from 'shared-contracts/remote/define-remote.ts'
import { declaration } from './declaration.ts'

export default defineRemote(declaration, {
  pages: {
    confirmation: () => import(/* webpackChunkName: "confirmation" */ './pages/confirmation.tsx'),
  },
  slots: {},
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.ts'),
    zh: () => import(/* webpackChunkName: "messages-zh" */ './messages/zh.ts'),
  },
})
