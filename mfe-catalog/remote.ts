import { defineRemote } from 'shared-contracts/remote/define-remote.ts'
import { declaration } from './declaration.ts'

export default defineRemote(declaration, {
  pages: {
    home: () => import(/* webpackChunkName: "home" */ './pages/home.tsx'),
    content: () => import(/* webpackChunkName: "content" */ './pages/content.tsx'),
    store: () => import(/* webpackChunkName: "store" */ './pages/store.tsx'),
    'product-list': () => import(/* webpackChunkName: "product-list" */ './pages/product-list.tsx'),
    brands: () => import(/* webpackChunkName: "brands" */ './pages/brands.tsx'),
    influencers: () => import(/* webpackChunkName: "influencers" */ './pages/influencers.tsx'),
    influencer: () => import(/* webpackChunkName: "influencer" */ './pages/influencer.tsx'),
    'group-campaigns': () => import(/* webpackChunkName: "group-campaigns" */ './pages/group-campaigns.tsx'),
    'group-campaign': () => import(/* webpackChunkName: "group-campaign" */ './pages/group-campaign.tsx'),
    blog: () => import(/* webpackChunkName: "blog" */ './pages/blog.tsx'),
    'blog-post': () => import(/* webpackChunkName: "blog-post" */ './pages/blog-post.tsx'),
    search: () => import(/* webpackChunkName: "search" */ './pages/search.tsx'),
    product: () => import(/* webpackChunkName: "product" */ './pages/product.tsx'),
  },
  slots: { 'search-box': () => import(/* webpackChunkName: "search-box" */ './slots/search-box.tsx') },
  fills: {
    'cart.below-lines': () => import(/* webpackChunkName: "goes-well" */ './fills/goes-well.tsx'),
    'order.actions': () => import(/* webpackChunkName: "ask-order" */ './fills/ask-order.tsx'),
  },
  messages: {
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.ts'),
    zh: () => import(/* webpackChunkName: "messages-zh" */ './messages/zh.ts'),
  },
})
