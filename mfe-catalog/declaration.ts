import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'
import type { Offers } from './offers.ts'

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
    '/store/influencers': 'influencers',
    '/store/influencer/:id': 'influencer',
    '/store/groupCampaigns': 'group-campaigns',
    '/store/groupCampaign/:id': 'group-campaign',
  },
  samples: {
    '/page/*': '/page/about',
    '/blog/:name': '/blog/storing-tea',
    '/store/tag/:name': '/store/tag/gift',
    '/store/brand/:name': '/store/brand/guifeng',
    '/store/product/:id': '/store/product/new-year-hamper',
    '/store/influencer/:id': '/store/influencer/ming-pours',
    '/store/groupCampaign/:id': '/store/groupCampaign/osmanthus-together',
  },
  slots: { 'search-box': 'search-box' },
  offers: { 'product.below-price': '/store/product/:id' } satisfies Record<keyof Offers, string>,
  fills: {
    'cart.below-lines': { part: 'goes-well', order: 10, within: 150 },
    'order.actions': { part: 'ask-order', order: 10, within: 100 },
  },
} as const satisfies RemoteDeclaration
