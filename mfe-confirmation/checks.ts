import type { RemoteChecks } from 'shared-contracts/remote/checks.ts'
import type { declaration } from './declaration.ts'

export const checks = {
  '/confirmation/:id': [{ needs: ['order'], at: '/confirmation/{order}' }],
} as const satisfies RemoteChecks<typeof declaration>
