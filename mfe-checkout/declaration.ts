import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'
import type { Offers } from './offers.ts'

export const declaration = {
  name: 'mfe-checkout',
  requires: '^2.1.0',
  paths: {
    '/checkout': 'start',
    '/checkout/cart': 'cart',
    '/checkout/checkout': 'checkout',
    '/checkout/payment': 'payment',
    '/checkout/campaignCart': 'campaign-cart',
    '/checkout/campaignCheckout': 'campaign-checkout',
    '/checkout/campaignPayment': 'campaign-payment',
  },
  busy: [
    '/checkout/checkout',
    '/checkout/payment',
    '/checkout/campaignCheckout',
    '/checkout/campaignPayment',
  ],
  slots: { 'mini-cart': 'mini-cart' },
  offers: { 'cart.below-lines': '/checkout/cart' } satisfies Record<keyof Offers, string>,
} as const satisfies RemoteDeclaration
