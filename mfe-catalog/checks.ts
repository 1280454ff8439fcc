import type { RemoteChecks } from 'shared-contracts/remote/checks.ts'
import type { declaration } from './declaration.ts'

export const checks = {
  '/': [{}],
  '/home': [{}],
  '/store': [{}],
  '/store/productlist': [{}],
  '/store/search': [{}],
  '/store/product/:id': [{ needs: ['product'], at: '/store/product/{product}' }],
} as const satisfies RemoteChecks<typeof declaration>
