import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'

export const declaration = {
  name: 'mfe-checkout',
  requires: '^2.0.0',
  paths: {
    '/checkout': 'start',
    '/checkout/cart': 'cart',
    '/checkout/checkout': 'checkout',
    '/checkout/payment': 'payment',
  },
  busy: ['/checkout/checkout', '/checkout/payment'],
  slots: { 'mini-cart': 'mini-cart' },
} as const satisfies RemoteDeclaration
