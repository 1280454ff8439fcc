import { instances } from 'shared-contracts/remote/instances.ts'
import type { RemoteModule } from 'shared-contracts/remote/remote.ts'
import { declaration } from './declaration.ts'

const home = () => import(/* webpackChunkName: "home" */ './pages/home.tsx')
const productList = () => import(/* webpackChunkName: "product-list" */ './pages/product-list.tsx')

export default {
  declaration,
  instances,
  pages: {
    '/': home,
    '/home': home,
    '/page/:name': () => import(/* webpackChunkName: "content" */ './pages/content.tsx'),
    '/store': () => import(/* webpackChunkName: "store" */ './pages/store.tsx'),
    '/store/productlist': productList,
    '/store/clearance': productList,
    '/store/tag': productList,
    '/store/brand': productList,
    '/store/search': () => import(/* webpackChunkName: "search" */ './pages/search.tsx'),
    '/store/product/:id': () => import(/* webpackChunkName: "product" */ './pages/product.tsx'),
  },
  slots: { 'search-box': () => import(/* webpackChunkName: "search-box" */ './slots/search-box.tsx') },
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.ts'),
    zh: () => import(/* webpackChunkName: "messages-zh" */ './messages/zh.ts'),
  },
} satisfies RemoteModule<typeof declaration>
