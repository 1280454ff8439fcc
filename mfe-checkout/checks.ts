import type { RemoteChecks } from 'shared-contracts/remote/checks.ts'
import type { declaration } from './declaration.ts'

export const checks = {
  '/checkout': [{ needs: ['cart'], leadsTo: '/checkout/cart' }],
  '/checkout/cart': [{ needs: ['cart'] }],
  '/checkout/checkout': [{ needs: ['cart'] }],
  '/checkout/payment': [
    { needs: ['cart', 'pickup'] },
    { needs: ['openOrder'], at: '/checkout/payment?order={openOrder}' },
  ],
} as const satisfies RemoteChecks<typeof declaration>
