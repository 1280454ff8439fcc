import type { RemoteChecks } from 'shared-contracts/remote/checks.ts'
import type { declaration } from './declaration.ts'

export const checks = {
  '/account/login': [{ needs: ['accounts'] }],
  '/account/signup': [{ needs: ['accounts'] }],
  '/user': [{ needs: ['account'], leadsTo: '/user/list' }],
  '/user/list': [{ needs: ['account'] }],
  '/user/orders': [{ needs: ['account'] }, { needs: ['order'], at: '/user/orders?id={order}' }],
  '/user/profile': [{ needs: ['account'] }],
  '/user/addresses': [{ needs: ['account'] }],
  '/user/security': [{ needs: ['account'] }],
} as const satisfies RemoteChecks<typeof declaration>
