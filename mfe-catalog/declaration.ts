import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'

export const declaration = {
  name: 'mfe-catalog',
  requires: '^2.0.0',
  paths: {
    '/': 'home',
    '/home': 'home',
    '/page/*': 'content',
    '/blog': 'blog',
    '/blog/:name': 'blog-post',
    '/store': 'store',
    '/store/productlist': 'product-list',
    '/store/clearance': 'product-list',
    '/store/tag': 'product-list',
    '/store/tag/:name': 'product-list',
    '/store/brand': 'product-list',
    '/store/brand/:name': 'product-list',
    '/store/brands': 'brands',
    '/store/search': 'search',
    '/store/product/:id': 'product',
    '/store/groupCampaigns': 'group-campaigns',
    '/store/groupCampaign/:id': 'group-campaign',
  },
  samples: {
    '/page/*': '/page/about',
    '/blog/:name': '/blog/storing-tea',
    '/store/tag/:name': '/store/tag/gift',
    '/store/brand/:name': '/store/brand/guifeng',
    '/store/product/:id': '/store/product/new-year-hamper',
    '/store/groupCampaign/:id': '/store/groupCampaign/osmanthus-together',
  },
  slots: { 'search-box': 'search-box' },
} as const satisfies RemoteDeclaration
