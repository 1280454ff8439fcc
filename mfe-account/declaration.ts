import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'
import type { Offers } from './offers.ts'

export const declaration = {
  name: 'mfe-account',
  requires: '^2.0.0',
  paths: {
    '/account': 'user',
    '/account/login': 'login',
    '/account/signup': 'signup',
    '/account/forgotPassword': 'forgot-password',
    '/account/resetPassword': 'reset-password',
    '/account/findOrder': 'find-order',
    '/user': 'user',
    '/user/list': 'my-account',
    '/user/orders': 'orders',
    '/user/security': 'security',
    '/user/profile': 'profile',
    '/user/addresses': 'addresses',
    '/user/credit': 'credit',
    '/user/membership': 'membership',
    '/user/referral': 'referral',
    '/user/influencer': 'influencer',
    '/user/identity': 'identity',
    '/user/wishlist': 'wishlist',
  },
  slots: {},
  offers: { 'order.actions': '/user/orders' } satisfies Record<keyof Offers, string>,
  fills: { 'product.below-price': { part: 'own-credit', order: 10, within: 150, signedIn: true } },
} as const satisfies RemoteDeclaration
