import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'

export const declaration = {
  name: 'mfe-catalog',
  requires: '^2.0.0',
  paths: {
    '/': 'home',
    '/home': 'home',
    '/page/:name': 'content',
    '/store': 'store',
    '/store/productlist': 'product-list',
    '/store/clearance': 'product-list',
    '/store/tag': 'product-list',
    '/store/brand': 'product-list',
    '/store/search': 'search',
    '/store/product/:id': 'product',
  },
  samples: { '/page/:name': '/page/about', '/store/product/:id': '/store/product/new-year-hamper' },
  slots: { 'search-box': 'search-box' },
} as const satisfies RemoteDeclaration
