import type { RemoteDeclaration } from 'shared-contracts/remote/remote.ts'

export const declaration = {
  name: 'mfe-confirmation',
  requires: '^2.0.0',
  paths: { '/confirmation/:id': 'confirmation' },
  samples: { '/confirmation/:id': '/confirmation/1' },
  busy: ['/confirmation/:id'],
  fallback: { '/confirmation/:id': { part: 'order-state', param: 'id' } },
  slots: {},
} as const satisfies RemoteDeclaration
